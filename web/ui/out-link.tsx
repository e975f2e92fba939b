// Links to other sites: one, and one to a page that somebody has read for a fact.
import type { ReactNode } from 'react'
import type { PageRead } from '#contract/comfort.ts'
import { monthInWords } from '#contract/month.ts'

interface OutLinkProps {
  href: string
  rel?: string
  children: ReactNode
}

export const OutLink = ({ href, rel = 'noreferrer external', children }: OutLinkProps) => (
  <a className="link" href={href} rel={rel}>
    {children}
  </a>
)

export const PageLink = ({ name, url, read }: PageRead) => (
  <>
    <OutLink href={url} rel="nofollow noreferrer external">
      <bdi>{name}</bdi>
    </OutLink>
    , read in {monthInWords(read)}
  </>
)
