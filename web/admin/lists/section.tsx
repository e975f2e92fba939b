// A part of a tab: its title, and what stands beside it.
import { type ReactNode, useId } from 'react'
import styles from '#web/admin/admin.module.css'

interface SectionProps {
  title: string
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Section({ title, beside, className = 'stack', children }: SectionProps) {
  const heading = useId()
  return (
    <section className={className} aria-labelledby={heading}>
      <div className="row apart">
        <h2 id={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
