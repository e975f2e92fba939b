// The number of members, of those active this month, and of new ones.
import { useQuery } from '@tanstack/react-query'
import type { MemberStats } from '#contract/api/members.ts'
import { formatNumber } from '#contract/in-words.ts'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { query } from '#web/api.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './members.module.css'

const memberStats = query('GET /api/admin/stats')

export const Counters = () => (
  <Loaded query={useQuery(memberStats)} what="the numbers">
    {(stats) => (
      <dl className={`sheet ${styles.counters}`}>
        {(
          [
            ['Total Members', 'users', stats.totalUsers, 'all accounts'],
            ['Active This Month', 'heart', stats.activeUsers, share(stats)],
            ['New This Month', 'plus', stats.newUsersThisMonth, compared(stats)],
          ] as const
        ).map(([label, icon, count, below]) => (
          <div key={label} className={`piece ${styles.counter}`}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd className="num">{formatNumber(count)}</dd>
            <dd>{below}</dd>
          </div>
        ))}
      </dl>
    )}
  </Loaded>
)

function share({ activeUsers, totalUsers }: MemberStats): string {
  return totalUsers > 0 ? `${Math.round((activeUsers / totalUsers) * 100)}% of all members` : 'none yet'
}

function compared({ newUsersThisMonth: now, newUsersLastMonth: then }: MemberStats): string {
  if (now === then) return 'same as last month'
  const by = formatNumber(Math.abs(now - then))
  return `${by} ${now > then ? 'more' : 'fewer'} than last month`
}
