// A list of facts by their names.
import { Fragment, type ReactNode } from 'react'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { FIELD_LABELS } from '#contract/inbox.ts'
import styles from './members.module.css'

type Named = Record<string, ReactNode>

export const Facts = ({ facts }: { facts: Named }) => (
  <dl className={styles.facts}>
    {Object.entries(facts).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
)

/** What was written into a form, by the names of its fields. */
export const answers = (fields: InboxMessage['fields']): Named =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value)
      .map(([field, value]) => [
        FIELD_LABELS[field] ?? field,
        <div key={field} className={styles.said} dir="auto">
          {value}
        </div>,
      ]),
  )
