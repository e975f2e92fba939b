// The chart by week: sign-ups as an area, active members as a dashed line; and the same as a table.
import type { MemberWeek } from '#contract/api/members.ts'
import { formatNumber, monthAndDay, utcDay } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import styles from './charts.module.css'

const WIDTH = 640
const HEIGHT = 330
const LEFT = 44
const BOTTOM = 28
const TOP = 12
const dayOf = (week: string) => monthAndDay(utcDay(week))

/** The top of the axis: the next round number that is four equal steps. */
export function niceTop(most: number): number {
  if (most <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(most / 4))
  return [1, 1.5, 2, 2.5, 5, 10].map((factor) => Math.ceil(factor * step) * 4).find((top) => top >= most)!
}

export function WeekChart({ weeks }: { weeks: readonly MemberWeek[] }) {
  const top = niceTop(Math.max(...weeks.flatMap(({ signUps, active }) => [signUps, active])))
  const x = (at: number) => LEFT + (at * (WIDTH - LEFT - 12)) / Math.max(1, weeks.length - 1)
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM)
  const line = (of: (week: MemberWeek) => number) =>
    weeks.map((week, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(of(week)).toFixed(1)}`).join('')
  const joined = line(({ signUps }) => signUps)
  const last = weeks.at(-1)
  const label = last
    ? `In the week of ${dayOf(last.week)}: ${plural(last.signUps, 'new member')}, ${last.active} active. The table below has the numbers of all weeks.`
    : 'No weeks yet'
  return (
    <>
      <p className={styles.legend}>
        <span className={styles.pine}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path d="M0 4H24" className={styles.joined} />
          </svg>
          New members
        </span>
        <span className={styles.indigo}>
          <svg viewBox="0 0 24 8" aria-hidden="true">
            <path d="M0 4H24" className={styles.came} />
          </svg>
          Active members
        </span>
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.weeks} role="img" aria-label={label}>
        {[0, 1, 2, 3, 4].map((step) => (
          <g key={step}>
            <path d={`M${LEFT} ${y((top / 4) * step)}H${WIDTH}`} className={styles.grid} />
            <text x={LEFT - 8} y={y((top / 4) * step) + 4} textAnchor="end">
              {formatNumber((top / 4) * step)}
            </text>
          </g>
        ))}
        {weeks.map(({ week }, at) =>
          at % 3 === 2 ? (
            <text key={week} x={x(at)} y={HEIGHT - 6} textAnchor={at === weeks.length - 1 ? 'end' : 'middle'}>
              {dayOf(week)}
            </text>
          ) : null,
        )}
        <path d={`${joined}L${x(weeks.length - 1)} ${y(0)}L${LEFT} ${y(0)}Z`} className={styles.area} />
        <path d={joined} className={styles.joined} />
        {weeks.map(({ week, signUps }, at) => (
          <circle
            key={week}
            cx={x(at)}
            cy={y(signUps)}
            r={at === weeks.length - 1 ? 5 : 3}
            className={styles.dot}
          />
        ))}
        <path d={line(({ active }) => active)} className={styles.came} />
      </svg>
    </>
  )
}

export function WeekTable({ weeks }: { weeks: readonly MemberWeek[] }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col" className="right">
            New members
          </th>
          <th scope="col" className="right">
            Active members
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ week, signUps, active }) => (
          <tr key={week}>
            <td>
              <time dateTime={week}>{dayOf(week)}</time>
            </td>
            <td className="right">{formatNumber(signUps)}</td>
            <td className="right">{formatNumber(active)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
