// A grid of drama cards.
import type { ReactNode } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { classes } from '#web/ui/classes.ts'
import { DramaCard } from './drama-card.tsx'
import styles from './drama-grid.module.css'

interface DramaGridProps {
  dramas: readonly Drama[]
  shown?: 2 | 3
  heading?: 'h2' | 'h3'
  reasonFor?: (drama: Drama) => ReactNode
  /** on the first screen: its first pictures load at once */
  first?: boolean
  /** in four columns on a desktop, in place of six */
  four?: boolean
}

/** On a phone; React preloads the pictures of these from the head. */
const FIRST_ROW = 2

export const DramaGrid = ({ dramas, shown = 3, heading = 'h2', reasonFor, first, four }: DramaGridProps) => (
  <div className={classes('cards', styles.grid, four && styles.four)}>
    {dramas.map((drama, at) => (
      <DramaCard
        key={drama.id}
        drama={drama}
        shown={shown}
        heading={heading}
        reason={reasonFor?.(drama)}
        {...(first && at < FIRST_ROW && { eager: true })}
      />
    ))}
  </div>
)
