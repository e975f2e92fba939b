// The page of one person: names, dramas by year, who they often work with, and what else goes with them.
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { Person } from '#contract/api/people.ts'
import { withAnd } from '#contract/in-words.ts'
import { LISTED_LEAST } from '#contract/people.ts'
import { plural } from '#contract/plural.ts'
import { FollowPerson } from '#web/airing/follow-person.tsx'
import { isAdmin, useMember } from '#web/auth/member.ts'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { PageNotFound, PageNotLoaded } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import styles from './person.module.css'
import { PersonDramas } from './person-dramas.tsx'
import { personLd } from './person-ld.ts'
import { ArticlesAbout, Lines, Namesakes, Places, WorksWith } from './person-links.tsx'
import { onePerson } from './queries.ts'

/** For admins alone, so nobody else loads it. */
const EditPerson = lazyPart(
  async () => (await import('#web/admin/people/edit-person.tsx')).EditPerson,
  () => <p role="alert">Could not load the form. Please reload the page.</p>,
)

export default function PersonPage({ params }: PageProps) {
  const { data: person, error } = useQuery(onePerson(params.slug ?? ''))
  if (person) return <Shown key={person.id} person={person} />
  if (error?.status === 404)
    return (
      <PageNotFound page="Person not found" words="There is no one at this address.">
        <ButtonLink href={paths.browse()}>Explore dramas</ButtonLink>
      </PageNotFound>
    )
  return (
    <PageNotLoaded page="Person" words="Could not load this page.">
      <p>
        <a className="link" href={paths.browse()}>
          Explore dramas
        </a>
      </p>
    </PageNotLoaded>
  )
}

function Shown({ person }: { person: Person }) {
  const site = useSite()
  const { member } = useMember()
  const { name, nativeName, otherNames, remark, further = [] } = person
  const { acted, wrote } = rolesOf(person)
  const reviewed = catalogueDramas(person)
  return (
    <>
      <Head
        title={name}
        description={inWords(person)}
        path={paths.person(person.slug)}
        hidden={reviewed.length < LISTED_LEAST}
        {...(person.photo && { image: person.photo })}
        jsonLd={personLd(person, site.url)}
      />
      <header className={`wrap ${styles.head}`}>
        <Face name={name} initials size="xl" photo={person.photo} />
        <div>
          <p className="muted">{rolesInWords(person)}</p>
          <h1>{name}</h1>
          {nativeName && (
            <p lang="ko" className={styles.native}>
              {nativeName}
            </p>
          )}
          {remark && <p className={styles.remark}>{capital(remark)}</p>}
          {otherNames.length > 0 && <p className="small muted">Also spelled {otherNames.join(', ')}</p>}
          <FollowPerson person={person} />
          {isAdmin(member) && (
            <Suspense>
              <EditPerson person={person} />
            </Suspense>
          )}
        </div>
      </header>
      <Namesakes person={person} />
      <PersonDramas
        id="acted"
        heading={wrote ? 'As an actor' : 'Dramas'}
        dramas={person.acted}
        further={further.filter(({ role }) => role === 'actor')}
      />
      <PersonDramas
        id="wrote"
        heading={acted ? 'As a writer' : 'Dramas written'}
        dramas={person.wrote}
        further={further.filter(({ role }) => role === 'writer')}
      />
      <div className={`wrap ${styles.more}`}>
        <WorksWith person={person} />
        <Lines person={person} />
        <Places person={person} />
        <ArticlesAbout person={person} />
      </div>
      <p className={`wrap ${styles.next}`}>
        <ButtonLink href={paths.browse()} variant="quiet">
          Explore More Dramas
        </ButtonLink>
      </p>
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const catalogueDramas = ({ acted, wrote }: Person) => [
  ...new Map(
    [...acted, ...wrote].filter(({ inIndex }) => !inIndex).map((drama) => [drama.id, drama]),
  ).values(),
]

const rolesOf = ({ acted, wrote, further = [] }: Person) => ({
  acted: acted.length > 0 || further.some(({ role }) => role === 'actor'),
  wrote: wrote.length > 0 || further.some(({ role }) => role === 'writer'),
})

function rolesInWords(person: Person): string {
  const { acted, wrote } = rolesOf(person)
  return !acted ? 'Writer' : !wrote ? 'Actor' : 'Actor and writer'
}

/** "Kim Hye-yoon (김혜윤), actor: 12 K-dramas, among them Extraordinary You and Sky Castle." */
function inWords(person: Person): string {
  const { name, nativeName, acted, wrote, further = [] } = person
  const all = new Map([...acted, ...wrote, ...further].map(({ id, title }) => [id, title]))
  const known = catalogueDramas(person).map(({ title }) => title)
  const some = (known.length > 0 ? known : [...all.values()]).slice(0, 3)
  const named = all.size > some.length ? `, among them ${withAnd(some)}` : `: ${withAnd(some)}`
  return `${name}${nativeName ? ` (${nativeName})` : ''}, ${rolesInWords(person).toLowerCase()} in ${plural(all.size, 'K-drama')}${named}.`
}
