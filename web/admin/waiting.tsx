// What waits for an admin, above the tabs and so visible from each of them. Nothing where nothing waits.
import { useQuery } from '@tanstack/react-query'
import { plural } from '#contract/plural.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './admin.module.css'
import { desk } from './members/queries.ts'
import { sectionHref } from './members/use-address.ts'

export function Waiting() {
  const { data } = useQuery(desk)
  if (!data) return null
  const waiting = (
    [
      ['inbox', data.messages, plural(data.messages, 'message')],
      ['reports', data.reports, plural(data.reports, 'report')],
      ['mail', data.failedMails, `${plural(data.failedMails, 'email')} not sent`],
    ] as const
  ).filter(([, count]) => count > 0)
  if (waiting.length === 0) return null
  return (
    <p className={styles.waits} role="status">
      <Icon name="inbox" />
      Waiting for you:
      {waiting.map(([section, , words]) => (
        <a key={section} className="link" href={sectionHref(section)}>
          {words}
        </a>
      ))}
    </p>
  )
}
