// The month as a grid. One tab stop; arrows move within the week that has lines, other days are disabled.
import { type KeyboardEvent, useRef, useState } from 'react'
import { type CalendarDay, dayKey, fullDate } from '#contract/in-words.ts'
import { classes } from '#web/ui/classes.ts'
import styles from './learners.module.css'
import { type MonthDay, monthAround } from './month.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DYES = ['romance', 'family', 'slice-of-life', 'healing', 'school', 'fantasy', 'music']

interface MonthCalendarProps {
  today: CalendarDay
  chosen: MonthDay | null
  onChoose: (day: MonthDay) => void
  labelledBy: string
}

export function MonthCalendar({ today, chosen, onChoose, labelledBy }: MonthCalendarProps) {
  const weeks = monthAround(today)
  const days = weeks.flat()
  const [at, setAt] = useState(() => days.findIndex((day) => day.isToday))
  const table = useRef<HTMLTableElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const sunday = Math.floor(at / 7) * 7
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: sunday, End: sunday + 6 }[event.key]
    if (to === undefined || !days[to]?.hasQuote) return
    event.preventDefault()
    setAt(to)
    table.current?.querySelectorAll<HTMLElement>('button')[to]?.focus()
  }

  return (
    <table ref={table} className={styles.month} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={dayKey(week[0]!)}>
            {week.map((day, column) => {
              const index = row * 7 + column
              const isChosen = chosen !== null && dayKey(chosen) === dayKey(day)
              return (
                <td key={dayKey(day)}>
                  <button
                    type="button"
                    className={classes(
                      styles.day,
                      !day.inMonth && styles.beside,
                      day.hasQuote && styles.quoted,
                      day.hasQuote && `cat-${DYES[day.weekday]}`,
                    )}
                    tabIndex={index === at ? 0 : -1}
                    disabled={!day.hasQuote}
                    aria-pressed={day.hasQuote ? isChosen : undefined}
                    aria-current={day.isToday ? 'date' : undefined}
                    aria-label={labelOf(day)}
                    onKeyDown={onKeyDown}
                    onFocus={() => setAt(index)}
                    onClick={() => onChoose(day)}
                  >
                    {day.day}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Wednesday, November 19, 2025 (Today)", or "... : no quote" */
function labelOf(day: MonthDay): string {
  return `${fullDate(day)}${day.isToday ? ' (Today)' : ''}${day.hasQuote ? '' : ': no quote'}`
}
