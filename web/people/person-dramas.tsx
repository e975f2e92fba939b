// The dramas of a person by year: cards of the catalogue, then a list of those that are only in the index.
import type { Person } from '#contract/api/people.ts'
import { DramaGrid } from '#web/dramas/drama-grid.tsx'
import { paths } from '#web/paths.ts'
import styles from './person.module.css'

interface PersonDramasProps {
  id: string
  heading: string
  /** the newest first */
  dramas: Person['acted']
}

export function PersonDramas({ id, heading, dramas }: PersonDramasProps) {
  if (dramas.length === 0) return null
  const reviewed = dramas.filter(({ inIndex }) => !inIndex)
  const others = dramas.filter(({ inIndex }) => inIndex)
  return (
    <section className={`wrap ${styles.dramas}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {reviewed.length > 0 && <DramaGrid dramas={reviewed} heading="h3" />}
      {others.length > 0 && (
        <>
          <h3>{reviewed.length > 0 ? 'More, in our index' : 'In our index'}</h3>
          <p className="small muted">We know the facts of these dramas, but have not reviewed them yet.</p>
          <ul className={styles.index}>
            {others.map(({ id, title, year }) => (
              <li key={id}>
                <span>{year}</span>
                <a href={paths.drama(id)}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
