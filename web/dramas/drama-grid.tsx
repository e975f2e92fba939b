// A grid of drama cards.
import { isValidElement, type ReactNode, use } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { FragmentsContext } from '#web/fragments.ts'
import { PageHtml } from '#web/page-html.tsx'
import { HtmlOnly } from '#web/query.ts'
import { classes } from '#web/ui/classes.ts'
import { DramaCard } from './drama-card.tsx'
import styles from './drama-grid.module.css'

interface DramaGridProps {
  dramas: readonly Drama[] | HtmlOnly
  shown?: 2 | 3
  heading?: 'h2' | 'h3'
  /** an element has a key that tells all it shows, or its card is rendered for every page */
  reasonFor?: (drama: Drama) => ReactNode
  /** on the first screen: the pictures of its first row load at once */
  first?: boolean
}

/** Cards visible at once on a wide screen. */
const FIRST_ROW = 4

export function DramaGrid({ dramas, shown = 3, heading = 'h2', reasonFor, first }: DramaGridProps) {
  // what browsers never do is left out of their scripts
  const addFragments = import.meta.env.SSR ? use(FragmentsContext) : null
  const className = classes('cards', styles.grid)
  if (dramas instanceof HtmlOnly) return <PageHtml key={dramas.url} of={dramas} className={className} />
  const card = (drama: Drama, at: number, reason: ReactNode) => (
    <DramaCard
      key={drama.id}
      drama={drama}
      shown={shown}
      heading={heading}
      reason={reason}
      {...(first && at < FIRST_ROW && { eager: true })}
    />
  )
  if (!addFragments)
    return <div className={className}>{dramas.map((drama, at) => card(drama, at, reasonFor?.(drama)))}</div>
  const fragments = dramas.map((drama, at) => {
    const reason = reasonFor?.(drama)
    const key = keyOf(reason)
    return {
      of: key === null ? {} : drama,
      variant: `${shown} ${heading} ${first && at < FIRST_ROW} ${key}`,
      render: () => card(drama, at, reason),
    }
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React renders it, once for all pages
  return <div className={className} dangerouslySetInnerHTML={{ __html: addFragments(fragments) }} />
}

/** What tells all that a reason shows; null where nothing does, and the reason may change. */
function keyOf(reason: ReactNode): string | null {
  if (isValidElement(reason)) return reason.key
  return reason && typeof reason === 'object' ? null : `${reason}`
}
