// Dramas as rows of a list, also by day: a small poster, the title, a line of facts.
import type { ComponentProps, ReactNode } from 'react'
import { utcDay, weekdayAndDay } from '#contract/in-words.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import styles from './drama-rows.module.css'

interface DramasOfDayProps {
  day: string
  isToday?: boolean
  children: ReactNode
}

export const DramasOfDay = ({ day, isToday, children }: DramasOfDayProps) => (
  <section className={styles.day} aria-labelledby={day}>
    <h3 id={day}>
      <time dateTime={day}>{weekdayAndDay(utcDay(day))}</time>
      {isToday && <b> today</b>}
    </h3>
    <DramaRows>{children}</DramaRows>
  </section>
)

/** @param look without it the list is a panel */
export const DramaRows = ({
  look = 'panel',
  children,
}: {
  look?: 'panel' | 'plain'
  children: ReactNode
}) => <ul className={`l stitched ${look === 'panel' ? 'panel ' : ''}${styles.rows}`}>{children}</ul>

interface DramaRowProps extends ComponentProps<'li'> {
  drama: ComponentProps<typeof Poster>['drama'] & { id: number; title: string }
  button?: ReactNode
}

/** @param children facts, a span each; other attributes go to the row */
export const DramaRow = ({ drama, button, children, ...attributes }: DramaRowProps) => (
  <li {...attributes}>
    <Poster drama={drama} sizes="3rem" />
    <div>
      <h4>
        <a href={paths.drama(drama.id)}>{drama.title}</a>
      </h4>
      <p className="meta">{children}</p>
    </div>
    {button}
  </li>
)
