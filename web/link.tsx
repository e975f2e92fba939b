// A link that fetches its page's code and data when it is about to be followed.
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'wouter'
import { prepare } from './pages.ts'

export type LinkProps = ComponentPropsWithRef<'a'>

export function Link({ href = '', ...rest }: LinkProps) {
  const client = useQueryClient()
  const warm = () => void prepare(client, href).catch(() => {})
  return <RouterLink href={href} {...rest} onMouseEnter={warm} onFocus={warm} onTouchStart={warm} />
}
