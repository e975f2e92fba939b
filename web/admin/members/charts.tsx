// The last weeks in numbers and bars: sign-ups and active members, and the favorite dramas and articles.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber, monthAndDay, utcDay } from '#contract/in-words.ts'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { query } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import styles from './members.module.css'

const memberWeeks = query('GET /api/admin/stats/weeks')
const mostLiked = query('GET /api/admin/stats/most')

export function Charts() {
  const weeks = useQuery(memberWeeks)
  const most = useQuery(mostLiked)
  return (
    <div className={styles.charts}>
      <Loaded query={weeks} what="the weeks">
        {(weeks) => (
          <Bars
            title="New and active members, by week"
            heads={['Week of', 'New members', 'Active members']}
            rows={weeks.toReversed().map(({ week, signUps, active }) => ({
              key: week,
              name: monthAndDay(utcDay(week)),
              counts: [signUps, active],
            }))}
            none="No weeks yet."
          />
        )}
      </Loaded>
      <Loaded query={most} what="the numbers">
        {({ dramas, articles }) => (
          <div className="stack">
            <Bars
              title="Most-watchlisted dramas"
              heads={['Drama', 'Watchlists']}
              rows={dramas.map(({ id, title, count }) => ({
                key: id,
                name: <Title href={paths.drama(id)} title={title} />,
                counts: [count],
              }))}
              none="No watchlist has a drama yet."
            />
            <Bars
              title="Most-read articles"
              heads={['Article', 'Readers']}
              rows={articles.map(({ id, title, views }) => ({
                key: id,
                name: <Title href={paths.news(id)} title={title} />,
                counts: [views],
              }))}
              none="No article has been read yet."
            />
          </div>
        )}
      </Loaded>
    </div>
  )
}

const Title = ({ href, title }: { href: string; title: string }) => (
  <a className="link" href={href}>
    <bdi>{title}</bdi>
  </a>
)

interface BarsProps {
  title: string
  /** of the names, then of each count */
  heads: readonly string[]
  rows: readonly { key: string | number; name: ReactNode; counts: readonly number[] }[]
  none: string
}

/** A table whose bars are decorative. */
function Bars({ title, heads, rows, none }: BarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  return (
    <section className={`panel ${styles.bars}`} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, counts }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {counts.map((count, at) => (
                  <td key={heads[at + 1]}>
                    <span className="num">{formatNumber(count)}</span>
                    <progress className="progress" max={most} value={count} aria-hidden="true" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
