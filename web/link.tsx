// A link that prefetches its page's code and data on hover, focus or touch.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useRouter } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { loadPage } from './load-page.ts'
import { isPage } from './route.ts'

interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** the state of the history entry */
  state?: unknown
}

/** The router's own link subscribes to every navigation, and a list has more than a hundred links. */
export function Link({ href = '', state, onClick, ...rest }: LinkProps) {
  const client = useQueryClient()
  const { aroundNav } = useRouter()
  // Files, feeds and other sites are followed by the browser itself.
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

/** False for a click that opens another tab or window, or downloads. */
const isPlainClick = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !altKey && !shiftKey
