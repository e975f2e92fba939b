// Charts of the last weeks, with their numbers: sign-ups, active members, and the favorite dramas.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '#contract/in-words.ts'
import { paths } from '#web/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './charts.module.css'
import { Unread } from './list-parts.tsx'
import { memberWeeks, mostLiked } from './queries.ts'
import { WeekChart, WeekTable } from './week-chart.tsx'

export function Charts() {
  return (
    <div className={styles.charts}>
      <Weeks />
      <Most />
    </div>
  )
}

function Weeks() {
  const { data: weeks, isError, refetch } = useQuery(memberWeeks)
  return (
    <section className="panel" aria-labelledby="member-weeks">
      <h2 id="member-weeks">New and active members, by week</h2>
      {weeks ? (
        <>
          <WeekChart weeks={weeks} />
          <details className={styles.numbers}>
            <summary>Show as a table</summary>
            <WeekTable weeks={weeks} />
          </details>
        </>
      ) : (
        <Waiting isError={isError} again={() => void refetch()} />
      )}
    </section>
  )
}

interface Bar {
  id: number
  title: string
  count: number
  href: string
}

function Most() {
  const { data, isError, refetch } = useQuery(mostLiked)
  return (
    <section className={`panel ${styles.most}`} aria-label="Most popular">
      {data ? (
        <>
          <Bars
            title="Most-watchlisted dramas"
            counted="Watchlists"
            bars={data.dramas.map((one) => ({ ...one, href: paths.drama(one.id) }))}
            none="No watchlist has a drama yet."
            className={styles.pine}
          />
          <Bars
            title="Most-read articles"
            counted="Readers"
            bars={data.articles.map((one) => ({ ...one, count: one.views, href: paths.news(one.id) }))}
            none="No article has been read yet."
            className={styles.indigo}
          />
        </>
      ) : (
        <Waiting isError={isError} again={() => void refetch()} />
      )}
    </section>
  )
}

interface BarsProps {
  title: string
  counted: string
  bars: readonly Bar[]
  none: ReactNode
  className: string | undefined
}

/** A table whose bars are decorative. */
function Bars({ title, counted, bars, none, className }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  if (bars.length === 0)
    return (
      <div>
        <h2>{title}</h2>
        <p className="muted">{none}</p>
      </div>
    )
  return (
    <table className={`${styles.bars} ${className}`}>
      <caption>
        <h2>{title}</h2>
      </caption>
      <thead className="vh">
        <tr>
          <th scope="col">Title</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.slice(0, BARS).map(({ id, title, count, href }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href}>
                <bdi>{title}</bdi>
              </a>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(count / most) * 100} height="6" />
              </svg>
            </th>
            <td className="num">{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
const BARS = 5

const Waiting = ({ isError, again }: { isError: boolean; again: () => void }) =>
  isError ? (
    <Unread what="numbers" again={again} />
  ) : (
    <div className="stack" role="status" aria-label="Loading the numbers">
      <Skeleton shape="wide" />
    </div>
  )
