// The calls about people that anyone may make.
import type { Person } from '#contract/api/people.ts'
import { cached } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { showDrama } from '#server/dramas/show.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { dramasWithLines, linesIn } from '#server/learners/store.ts'
import type { Site } from '#server/site.ts'
import { placesOfDramas } from '#server/virtual-tour/places-of.ts'
import { showFilmingPlace } from '#server/virtual-tour/show.ts'
import { articlesAbout } from './articles-about.ts'
import { showPersonLink } from './show.ts'
import { creditsOf, findPeople, namesakesOf, personAt, worksWith } from './store.ts'

export function peopleRoutes(bind: Bind, { db }: Site) {
  const withLines = cached(db, 'dramas', () => dramasWithLines(db))

  bind('GET /api/people', ({ query }) => findPeople(db, query.search))

  bind('GET /api/people/{slug}', async ({ params }) => {
    const person = await personNamed(db, params.slug, withLines)
    if (!person) throw notFound('person')
    return person
  })
}

/** @returns null for somebody without a drama that is here, too */
async function personNamed(
  db: Db,
  slug: string,
  withLines: () => ReturnType<typeof dramasWithLines>,
): Promise<Person | null> {
  const row = await personAt(db, slug)
  const credited = row ? await creditsOf(db, row.id) : []
  if (!row || credited.length === 0) return null
  const dramas = [...new Map(credited.map(({ drama }) => [drama.id, drama])).values()]
  const inCatalogue = dramas.filter(({ inIndex }) => !inIndex)
  const otherNames = otherNamesOf(row.name, [...row.otherNames, ...credited.map(nameIn)])
  const [namesakes, often, places, dramaIds] = await Promise.all([
    namesakesOf(db, row),
    worksWith(db, row.id),
    placesOfDramas(
      db,
      inCatalogue.map(({ id }) => id),
    ),
    withLines(),
  ])
  const articles = await articlesAbout(db, {
    names: [row.name, ...otherNames, ...(row.nativeName ? [row.nativeName] : [])],
    dramaTitles: dramas.map(({ title }) => title),
  })
  const as = (role: 'actor' | 'writer') => {
    const theirs = new Set(credited.filter((one) => one.role === role).map(({ drama }) => drama.id))
    return dramas.filter(({ id }) => theirs.has(id)).map(showDrama)
  }
  const ofDrama = ({ id, title }: { id: number; title: string }) => ({ dramaId: id, dramaTitle: title })
  return {
    id: row.id,
    ...showPersonLink(row),
    otherNames,
    acted: as('actor'),
    wrote: as('writer'),
    lines: inCatalogue.flatMap((drama) =>
      linesIn(dramaIds, drama.id).map((line) => ({ ...line, ...ofDrama(drama) })),
    ),
    places: inCatalogue.flatMap((drama) =>
      (places.get(drama.id) ?? []).map((place) => ({ ...showFilmingPlace(place), ...ofDrama(drama) })),
    ),
    articles,
    worksWith: often,
    namesakes,
  }
}

/** Without what a credit says beside the name: "Kang Eun-kyung (season 1–3)". */
const nameIn = ({ creditedAs }: { creditedAs: string }) =>
  creditedAs
    .replace(/\([^)]*(\)|$)/g, ' ')
    .replace(/[\s)]+$/, '')
    .trim()

/** Capitals alone do not make another spelling. */
function otherNamesOf(name: string, all: readonly string[]): string[] {
  const folded = (one: string) => one.toLowerCase()
  const known = new Map(all.map((one) => [folded(one), one]))
  known.delete(folded(name))
  return [...known.values()]
}
