// The cast and the writers on a drama's page: each name leads to the person.
import { Fragment } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import type { Role } from '#contract/people.ts'
import { paths } from '#web/paths.ts'
import { Face } from '#web/ui/face.tsx'
import styles from './detail.module.css'

const FACES = ['cat-healing', 'cat-romance', 'cat-school', 'cat-family', 'cat-fantasy'] as const

/** The page of the person; a name that means nobody is searched for. */
function hrefOf({ people = [] }: Drama, role: Role, name: string): string {
  const person = people.find((one) => one.role === role && one.name === name.trim())
  return person ? paths.person(person.slug) : paths.browse({ search: name })
}

/** The same person in TMDB's cast, however the name is spelled. */
const inTmdb = ({ tmdb }: Drama, name: string) =>
  tmdb?.cast.find((one) => nameKey(one.name) === nameKey(name))

export const Cast = ({ drama }: { drama: Drama }) => (
  <ul className={styles.cast}>
    {drama.mainCast.map((name, at) => {
      const known = inTmdb(drama, name)
      return (
        <li key={name}>
          <Face name={name} initials soft dye={FACES[at % FACES.length]!} photo={known?.face} />
          <span>
            <a href={hrefOf(drama, 'actor', name)}>{name}</a>
            {known?.role && <small className="muted">{known.role}</small>}
          </span>
        </li>
      )
    })}
  </ul>
)

export function Writers({ drama }: { drama: Drama }) {
  const names = namesIn(drama, 'writer')
  if (names.length === 0) return drama.writer
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <a className="link" href={hrefOf(drama, 'writer', name)}>
        {name}
      </a>
    </Fragment>
  ))
}

const namesIn = ({ people = [] }: Drama, role: Role) => [
  ...new Set(people.filter((one) => one.role === role).map(({ name }) => name)),
]

/** Structured data: who acts in it and who wrote it, each with their page. */
export function peopleLd(drama: Drama, site: string) {
  const of = (role: Role, names: readonly string[]) =>
    names.map((name) => {
      const person = drama.people?.find((one) => one.role === role && one.name === name.trim())
      return { '@type': 'Person', name, ...(person && { url: site + paths.person(person.slug) }) }
    })
  const writers = namesIn(drama, 'writer')
  const directors = drama.tmdb?.crew.find(({ job }) => job === 'Director')?.names
  return {
    actor: of('actor', drama.mainCast),
    ...(directors && { director: directors.map((name) => ({ '@type': 'Person', name })) }),
    ...(drama.writer && { author: of('writer', writers.length > 0 ? writers : [drama.writer]) }),
  }
}
