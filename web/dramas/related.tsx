// Where to go from a drama: its seasons, its writer's others, and similar ones at the end of its page.
import { useQuery } from '@tanstack/react-query'
import type { Related as RelatedDramas } from '#contract/api/related.ts'
import { feelingOf } from '#contract/comfort.ts'
import { withAnd } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { topicMarks, weightMark } from './drama-card.tsx'
import { Poster } from './poster.tsx'
import { relatedTo } from './queries.ts'
import styles from './related.module.css'

/** Its other seasons, and what its writers wrote besides: a line each. */
export function RelatedLines({ dramaId }: { dramaId: number }) {
  const { data } = useQuery(relatedTo(dramaId))
  if (!data) return null
  const { series, sameWriter } = data
  return (
    <>
      {series && (
        <Fold
          line={
            series.kind === 'seasons'
              ? `${series.dramas.length} seasons and parts`
              : `${series.dramas.length} dramas of the same series, each a story of its own`
          }
        >
          <ul className={styles.cards}>
            {series.dramas.map((drama) => (
              <Card key={drama.id} drama={drama} label={drama.label} isThis={drama.id === dramaId} />
            ))}
          </ul>
        </Fold>
      )}
      {sameWriter.map(({ writers, dramas }) => (
        <Fold
          key={writers.join()}
          line={`${plural(dramas.length, 'drama')} also written by ${withAnd(writers)}`}
        >
          <ul className={styles.cards}>
            {dramas.map((drama) => (
              <Card key={drama.id} drama={drama} />
            ))}
          </ul>
        </Fold>
      ))}
    </>
  )
}

export function SimilarDramas({ dramaId }: { dramaId: number }) {
  const { data } = useQuery(relatedTo(dramaId))
  if (!data || data.similar.length === 0) return null
  return (
    <section className={`wrap ${styles.similar}`} aria-labelledby="similar" data-cards>
      <h2 id="similar">Similar dramas</h2>
      <ul className={styles.cards}>
        {data.similar.map((drama) => (
          <Card key={drama.id} drama={drama} reason={drama.reason} />
        ))}
      </ul>
    </section>
  )
}

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
