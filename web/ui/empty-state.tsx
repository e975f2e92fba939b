// Nothing here yet, said kindly, with somebody beside you and one thing to do.
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Companion, type CompanionName } from './companion.tsx'

interface EmptyStateProps {
  companion?: CompanionName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** which heading fits the outline of the page */
  heading?: 'h1' | 'h2' | 'h3'
  /** on a panel of its own */
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
