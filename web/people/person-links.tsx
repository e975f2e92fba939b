// What goes with a person: namesakes, colleagues, lines, places, articles. Nothing where there is none.
import type { Person } from '#contract/api/people.ts'
import { shownPicture } from '#contract/images.ts'
import { plural } from '#contract/plural.ts'
import { ArticleLinks } from '#web/news/drama-news.tsx'
import { paths } from '#web/paths.ts'
import { Face } from '#web/ui/face.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Still } from '#web/virtual-tour/still.tsx'
import styles from './person.module.css'

interface OfPerson {
  person: Person
}

export function Namesakes({ person: { name, namesakes } }: OfPerson) {
  if (namesakes.length === 0) return null
  return (
    <aside className={`wrap ${styles.namesakes}`} aria-label="Others with this name">
      <p>
        <Icon name="info" /> Others are called {name} too:
      </p>
      <ul>
        {namesakes.map(({ slug, remark, roles, knownFor, ...other }) => (
          <li key={slug}>
            <a className="link" href={paths.person(slug)}>
              {other.name}
            </a>
            , {remark ?? `${roles.join(' and ')} of ${knownFor}`}
          </li>
        ))}
      </ul>
    </aside>
  )
}

export function WorksWith({ person: { worksWith } }: OfPerson) {
  if (worksWith.length === 0) return null
  return (
    <section aria-labelledby="works-with">
      <h2 id="works-with">Often works with</h2>
      <ul className={styles.people}>
        {worksWith.map(({ slug, name, dramas }) => (
          <li key={slug}>
            <a href={paths.person(slug)}>
              <Face name={name} initials soft />
              <span>
                <b>{name}</b>
                <span>{plural(dramas, 'drama')} together</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page of a person who is in many dramas would be long. */
const LINES_MOST = 4

export function Lines({ person: { lines } }: OfPerson) {
  if (lines.length === 0) return null
  const shown = lines.slice(0, LINES_MOST)
  return (
    <section aria-labelledby="lines">
      <h2 id="lines">{shown.length === 1 ? 'A line to learn' : 'Lines to learn'}</h2>
      <ul className={styles.lines}>
        {shown.map(({ line, korean, romanization, english, dramaId, dramaTitle }) => (
          <li key={line}>
            <figure>
              <blockquote>
                <p lang="ko">{korean}</p>
                <p lang="ko-Latn">{romanization}</p>
                <p>{english}</p>
              </blockquote>
              <figcaption>
                Heard in{' '}
                <a className="link" href={paths.drama(dramaId)}>
                  {dramaTitle}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Places({ person: { places } }: OfPerson) {
  if (places.length === 0) return null
  const unique = [...new Map(places.map((place) => [place.id, place])).values()]
  return (
    <section aria-labelledby="places">
      <h2 id="places">Filming places of these dramas</h2>
      <ul className={styles.places}>
        {unique.map(({ id, name, imageUrl, art, dramaTitle }) => (
          <li key={id}>
            <a href={paths.tour(id)}>
              <Still url={shownPicture(imageUrl, art.cover)} sizes="120px" />
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <bdi>{dramaTitle}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ArticlesAbout({ person: { articles } }: OfPerson) {
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">In the news</h2>
      <ArticleLinks articles={articles} />
    </section>
  )
}
