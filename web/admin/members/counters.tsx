// The number of members, of those active this month, and of new ones.
import { useQuery } from '@tanstack/react-query'
import type { MemberStats } from '#contract/api/members.ts'
import { formatNumber } from '#contract/in-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Unread } from './list-parts.tsx'
import styles from './members.module.css'
import { memberStats } from './queries.ts'

interface Counter {
  label: string
  icon: IconName
  of: 'totalUsers' | 'activeUsers' | 'newUsersThisMonth'
  below: (stats: MemberStats) => string
}

const COUNTERS: readonly Counter[] = [
  { label: 'Total Members', icon: 'users', of: 'totalUsers', below: () => 'all accounts' },
  { label: 'Active This Month', icon: 'heart', of: 'activeUsers', below: share },
  { label: 'New This Month', icon: 'plus', of: 'newUsersThisMonth', below: compared },
]

export function Counters() {
  const { data, isError, refetch } = useQuery(memberStats)
  if (isError && !data) return <Unread what="numbers" again={() => void refetch()} />
  return (
    <dl className={`sheet ${styles.counters}`}>
      {COUNTERS.map(({ label, icon, of, below }) => (
        <div key={of} className={`piece ${styles.counter}`}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="num">{data ? formatNumber(data[of]) : <Skeleton shape="short" />}</dd>
          <dd>{data ? below(data) : <Skeleton shape="short" />}</dd>
        </div>
      ))}
    </dl>
  )
}

function share({ activeUsers, totalUsers }: MemberStats): string {
  return totalUsers > 0 ? `${Math.round((activeUsers / totalUsers) * 100)}% of all members` : 'none yet'
}

function compared({ newUsersThisMonth: now, newUsersLastMonth: then }: MemberStats): string {
  if (now === then) return 'same as last month'
  const by = formatNumber(Math.abs(now - then))
  return `${by} ${now > then ? 'more' : 'fewer'} than last month`
}
