// A link that fetches its page's code and data when it is about to be followed.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'wouter'
import { placeOf, prepare } from './pages.ts'

type LinkProps = ComponentPropsWithRef<'a'>

export function Link({ href = '', ...rest }: LinkProps) {
  const client = useQueryClient()
  // What no page of ours shows (a file, a feed, another site) is the browser's own business.
  const isPage = href.startsWith('/') && !rest.download && !rest.target && placeOf(href).page.status !== 404
  if (!isPage) return <a href={href} {...rest} />
  const warm = () => void prepare(client, href).catch(() => {})
  return <RouterLink href={href} {...rest} onMouseEnter={warm} onFocus={warm} onTouchStart={warm} />
}
