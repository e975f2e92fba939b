// Where to go from a drama, at the end of its page: its seasons, similar ones, its writer's others.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Related as RelatedDramas } from '#contract/api/related.ts'
import { feelingOf } from '#contract/comfort.ts'
import { withAnd } from '#contract/in-words.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { topicMarks, weightMark } from './drama-card.tsx'
import { Poster } from './poster.tsx'
import { relatedTo } from './queries.ts'
import styles from './related.module.css'

export function Related({ dramaId }: { dramaId: number }) {
  const { data: related } = useQuery(relatedTo(dramaId))
  if (!related) return null
  return (
    <div>
      <Sections dramaId={dramaId} related={related} />
    </div>
  )
}

function Sections({ dramaId, related }: { dramaId: number; related: RelatedDramas }) {
  const { series, sameWriter, similar } = related
  return (
    <>
      {series && (
        <Section
          id="series"
          heading={series.kind === 'seasons' ? 'Seasons and parts' : 'In the same series'}
          lead={series.kind === 'series' && 'Each tells a story of its own.'}
        >
          {series.dramas.map((drama) => (
            <Card key={drama.id} drama={drama} label={drama.label} isThis={drama.id === dramaId} />
          ))}
        </Section>
      )}
      {similar.length > 0 && (
        <Section id="similar" heading="Similar dramas">
          {similar.map((drama) => (
            <Card key={drama.id} drama={drama} reason={drama.reason} />
          ))}
        </Section>
      )}
      {sameWriter.map(({ writers, dramas }, at) => {
        const [first, more] = [dramas.slice(0, SHOWN), dramas.slice(SHOWN)]
        return (
          <Section
            key={writers.join()}
            id={`writer-${at + 1}`}
            heading={`Also written by ${withAnd(writers)}`}
            more={more.map((drama) => <Card key={drama.id} drama={drama} />)}
          >
            {first.map((drama) => (
              <Card key={drama.id} drama={drama} />
            ))}
          </Section>
        )
      })}
    </>
  )
}

/** Of one writer; the others are folded. */
const SHOWN = 6

interface SectionProps {
  id: string
  heading: string
  lead?: ReactNode
  children: ReactNode
  /** folded */
  more?: readonly ReactNode[]
}

const Section = ({ id, heading, lead, children, more = [] }: SectionProps) => (
  <section className={`wrap ${styles.section}`} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {lead && <p className="muted">{lead}</p>}
    <ul className={styles.cards}>{children}</ul>
    {more.length > 0 && (
      <details className={styles.more}>
        <summary>Show {more.length} more</summary>
        <ul className={styles.cards}>{more}</ul>
      </details>
    )}
  </section>
)

interface CardProps {
  drama: RelatedDramas['similar'][number] | NonNullable<RelatedDramas['series']>['dramas'][number]
  label?: string | undefined
  reason?: string
  /** the drama whose page this is */
  isThis?: boolean
}

function Card({ drama, label, reason, isThis }: CardProps) {
  const words = (
    <>
      <Poster drama={drama} sizes="80px" />
      <span className={styles.words}>
        <b>
          <bdi>{drama.title}</bdi>
        </b>
        <span className="meta">
          {label && <span>{label}</span>}
          <span>{drama.year}</span>
          {!label && drama.genre && <span>{drama.genre.split(',', 1)}</span>}
        </span>
        {drama.feel && <span {...weightMark(drama.feel)}>{feelingOf(drama.feel)}</span>}
        {isThis && <span>You are here</span>}
        {reason && (
          <span className={styles.reason}>
            <Icon name="sparkles" />
            {reason}
          </span>
        )}
        {drama.inIndex && <span>Not reviewed yet</span>}
        {drama.heavier && <span>Heavier than this drama</span>}
      </span>
    </>
  )
  return (
    <li {...topicMarks(drama)}>
      {isThis ? (
        <div className={classes(styles.card, styles.here)} aria-current="page">
          {words}
        </div>
      ) : (
        <a href={paths.drama(drama.id)} className={styles.card}>
          {words}
        </a>
      )}
    </li>
  )
}
