// Which component draws a link: a plain <a> here, the app's own link inside the site.
import { type ComponentPropsWithRef, createContext, type ElementType, use } from 'react'

/** Give the app's link once, at the top: `<LinkKind value={Link}>`. It takes what an <a> takes. */
export const LinkKind = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a')

/** A followed thing: within the site by the app's link, otherwise like any <a>. */
export function A(props: ComponentPropsWithRef<'a'>) {
  const Kind = use(LinkKind)
  return <Kind {...props} />
}
