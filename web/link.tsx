// A link that fetches its page's code and data when it is about to be followed.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { loadPage } from './load-page.ts'
import { isPage } from './route.ts'

interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** what the browser's history keeps with the step */
  state?: unknown
}

/** The router's own link would listen to every change of the address, and a list has more than a hundred of them. */
export function Link({ href = '', state, onClick, ...rest }: LinkProps) {
  const client = useQueryClient()
  const { aroundNav } = useRouter()
  // What no page of ours shows (a file, a feed, another site) is the browser's own business.
  if (!href.startsWith('/') || rest.download || rest.target || !isPage(href))
    return <a href={href} onClick={onClick} {...rest} />
  const warm = () => void loadPage(client, href).catch(() => {})
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    onClick?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    aroundNav(navigate, href, { state })
  }
  return <a href={href} {...rest} onClick={follow} onMouseEnter={warm} onFocus={warm} onTouchStart={warm} />
}

/** Not one that asks for another tab or window, or to save what is behind it. */
const isPlainClick = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
