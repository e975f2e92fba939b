// The component that renders links: a plain <a>, or the app's own link inside the site.
import { type ComponentPropsWithRef, createContext, type ElementType, use } from 'react'

/** Provide the app's link once, at the top: `<LinkKind value={Link}>`. It has the props of <a>. */
export const LinkKind = createContext<ElementType<ComponentPropsWithRef<'a'>>>('a')

/** A link: the app's component within the site, otherwise an <a>. */
export function A(props: ComponentPropsWithRef<'a'>) {
  const Kind = use(LinkKind)
  return <Kind {...props} />
}
