// A part of a page whose code is loaded when it is first shown.
import { type ComponentType, lazy } from 'react'

/**
 * If its code cannot be loaded, the page shows `Instead`, or nothing, in its place. Without this the failure takes
 * everything up to the next error boundary with it: from the header, the whole document.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
) =>
  lazy(async () => ({
    default: await load().catch(() => Instead),
  }))
