// An empty state: a companion, a kind sentence, and one action.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Companion, type CompanionName } from './companion.tsx'

interface EmptyStateProps {
  companion?: CompanionName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** the heading level that fits the page's outline */
  heading?: 'h1' | 'h2' | 'h3'
  /** on its own panel */
  panel?: boolean
}

export function EmptyState({
  companion = 'student',
  title,
  children,
  action,
  heading: Heading = 'h2',
  panel = true,
}: EmptyStateProps) {
  return (
    <div className={classes('empty', panel && 'panel')}>
      <Companion name={companion} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
