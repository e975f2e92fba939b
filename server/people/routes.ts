// The calls about people that anyone may make.
import type { Person } from '#contract/api/people.ts'
import { ROLES, type Role } from '#contract/people.ts'
import { cached } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { readDramas } from '#server/dramas/listed.ts'
import { featureTable } from '#server/dramas/related/load-table.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import { dramasWithLines, linesIn } from '#server/learners/store.ts'
import type { Site } from '#server/site.ts'
import { photoOf } from '#server/tmdb/store.ts'
import { placesOfDramas } from '#server/virtual-tour/places-of.ts'
import { showFilmingPlace } from '#server/virtual-tour/show.ts'
import { articlesAbout } from './articles-about.ts'
import { showPersonLink } from './show.ts'
import { creditedAs, creditsOf, findPeople, namesakesOf, personAt, worksWith } from './store.ts'

export function peopleRoutes(bind: Bind, { db }: Site) {
  const withLines = cached(db, 'dramas', () => dramasWithLines(db))

  bind('GET /api/people', ({ query }) => findPeople(db, query.search))

  bind('GET /api/people/{slug}', async ({ params }) => {
    const person = await personNamed(db, params.slug, withLines)
    if (!person) throw notFound('person')
    return person
  })
}

/** Dramas shown in full, the newest; and all, which is more than anybody has made. */
const SHOWN_MOST = 60
const LISTED_MOST = 240

/** @returns null for somebody without a drama that is here, too */
async function personNamed(
  db: Db,
  slug: string,
  withLines: () => ReturnType<typeof dramasWithLines>,
): Promise<Person | null> {
  const [row, table] = await Promise.all([personAt(db, slug), featureTable(db)()])
  const all = row ? table.dramasOf(row.id) : []
  if (!row || all.length === 0) return null
  // Those of one year are put in order by their titles, which the table does not know.
  const lastYear = all[LISTED_MOST - 1]?.year ?? 0
  const newest = all.filter(({ year }) => year >= lastYear).map(({ id }) => id)
  const [credited, names] = await Promise.all([creditsOf(db, row.id, newest), creditedAs(db, row.id)])
  const otherNames = otherNamesOf(row.name, [...row.otherNames, ...names.map(nameIn)])
  const ordered = [...new Map(credited.map(({ drama }) => [drama.id, drama])).values()].slice(0, LISTED_MOST)
  const dramas = await readDramas(
    db,
    ordered.slice(0, SHOWN_MOST).map(({ id }) => id),
    'both',
  )
  const inCatalogue = dramas.filter(({ inIndex }) => !inIndex)
  const [photo, namesakes, often, places, dramaIds] = await Promise.all([
    photoOf(db, row.id),
    namesakesOf(db, row),
    worksWith(db, table, row.id),
    placesOfDramas(
      db,
      inCatalogue.map(({ id }) => id),
    ),
    withLines(),
  ])
  const articles = await articlesAbout(db, {
    names: [row.name, ...otherNames, ...(row.nativeName ? [row.nativeName] : [])],
    dramaTitles: ordered.map(({ title }) => title),
  })
  const roles = Map.groupBy(credited, ({ drama }) => drama.id)
  const isIn = (id: number, role: Role) => roles.get(id)?.some((one) => one.role === role) ?? false
  const further = ordered.slice(SHOWN_MOST).flatMap(({ id, title, year, inIndex }) =>
    ROLES.filter((role) => isIn(id, role)).map((role) => ({
      ...{ id, title, year, role },
      ...(inIndex && { inIndex }),
    })),
  )
  const ofDrama = ({ id, title }: { id: number; title: string }) => ({ dramaId: id, dramaTitle: title })
  return {
    id: row.id,
    ...showPersonLink(row),
    otherNames,
    ...(photo && { photo }),
    acted: dramas.filter(({ id }) => isIn(id, 'actor')),
    wrote: dramas.filter(({ id }) => isIn(id, 'writer')),
    ...(further.length > 0 && { further }),
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
const nameIn = (creditedAs: string) =>
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
