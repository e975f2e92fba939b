// Shows what the server has sent as HTML alone. React neither renders nor hydrates what is in it.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { HtmlOnly } from './query.ts'

interface PageHtmlProps {
  of: HtmlOnly
  className?: string | undefined
}

interface Html {
  __html: string
}
/** While hydrating, React leaves the content of the element as it is. */
const AS_SENT: Html = { __html: '' }
/** Of what the visitor has left, by address: Back shows them at once. */
const left = new Map<string, Html>()
const MAX_LEFT = 10

export function PageHtml({ of: { url }, className }: PageHtmlProps) {
  const client = useQueryClient()
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [html] = useState(isHydrating ? AS_SENT : left.get(url))
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = element.current
    return () => {
      if (!node) return
      left.set(url, { __html: node.innerHTML })
      const [oldest] = left.keys()
      if (left.size > MAX_LEFT && oldest !== undefined) left.delete(oldest)
    }
  }, [url])
  useEffect(() => {
    if (!html) void client.refetchQueries({ queryKey: [url] })
  }, [client, html, url])
  if (!html) return null // until the data is there
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own HTML
  return <div ref={element} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}
