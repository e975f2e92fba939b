// What waits for an admin: above the tabs, and so visible from each of them. Nothing where nothing waits.
import { useQuery } from '@tanstack/react-query'
import { plural } from '#contract/plural.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './admin.module.css'
import { desk } from './queries.ts'
import { type Section, sectionHref } from './tabs.ts'

/** Links to what waits; undefined while it is not known. */
export function useWaiting() {
  const { data } = useQuery(desk)
  if (!data) return undefined
  const late = data.lateMessages > 0 ? `, ${data.lateMessages} late` : ''
  const waiting: [Section, number, string][] = [
    ['inbox', data.messages, plural(data.messages, 'message') + late],
    ['reports', data.reports, plural(data.reports, 'report')],
    ['reports', data.corrections, plural(data.corrections, 'correction')],
    ['mail', data.failedMails, `${plural(data.failedMails, 'email')} not sent`],
  ]
  return waiting.flatMap(([section, count, words]) =>
    count > 0
      ? [
          <a key={words} className="link" href={sectionHref(section)}>
            {words}
          </a>,
        ]
      : [],
  )
}

export function Waiting() {
  const waiting = useWaiting()
  if (!waiting?.length) return null
  return (
    <p className={styles.waits} role="status">
      <Icon name="inbox" />
      Waiting for you:
      {waiting}
    </p>
  )
}
