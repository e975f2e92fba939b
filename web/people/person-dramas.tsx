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
  /** the older ones, of which there is no card */
  further: NonNullable<Person['further']>
}

export function PersonDramas({ id, heading, dramas, further }: PersonDramasProps) {
  if (dramas.length + further.length === 0) return null
  const reviewed = dramas.filter(({ inIndex }) => !inIndex)
  const older = further.filter(({ inIndex }) => !inIndex)
  const others = [...dramas, ...further].filter(({ inIndex }) => inIndex)
  return (
    <section className={`wrap ${styles.dramas}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {reviewed.length > 0 && <DramaGrid dramas={reviewed} heading="h3" />}
      {older.length > 0 && (
        <>
          <h3>{reviewed.length > 0 ? 'Earlier' : 'In our catalog'}</h3>
          <Titles dramas={older} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{reviewed.length > 0 ? 'More dramas' : 'Dramas'}</h3>
          <p className="small muted">We know the facts of these, not the feeling yet.</p>
          <Titles dramas={others} />
        </>
      )}
    </section>
  )
}

const Titles = ({ dramas }: { dramas: { id: number; title: string; year: number }[] }) => (
  <ul className={styles.index}>
    {dramas.map(({ id, title, year }) => (
      <li key={id}>
        <span>{year}</span>
        <a href={paths.drama(id)}>
          <bdi>{title}</bdi>
        </a>
      </li>
    ))}
  </ul>
)
