// Reads where to go from a drama: finds by the rules in memory, then reads the few rows that are shown.
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Related, RelatedDrama } from '#contract/api/related.ts'
import type { Role } from '#contract/people.ts'
import { cached, cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { credits } from '#server/people/table.ts'
import { places } from '#server/virtual-tour/table.ts'
import { dramasByTitle } from '../find-by-title.ts'
import { showDrama } from '../show.ts'
import { dramas, isHere, type ListedRow, listedColumns } from '../table.ts'
import type { FeatureTable, Series } from './feature-table.ts'
import { featureTable } from './load-table.ts'
import { sentence } from './reasons.ts'
import { type CreditedNames, isHeavier, type Places, similarTo } from './similar.ts'
import type { Traits } from './traits.ts'

/** Of one writer. Nobody has written as many, so each drama's list has every other one. */
const WRITTEN = 60
/** Some 5 KB each. */
const MAX_CACHED = 1_000

/** @returns where to go from a drama; null if there is no such drama */
export function relatedDramas(db: Db): (id: number) => Promise<Related | null> {
  const table = featureTable(db)
  const filmed = cached(db, ['dramas', 'places'], () => filmingPlaces(db))
  const related = async (id: number): Promise<Related | null> => {
    const [known, places] = await Promise.all([table(), filmed()])
    const drama = known.traits(id)
    if (!drama) return null
    const names = await creditedNames(db, id)
    const series = known.series(id)
    const inSeries = new Set([id, ...(series?.members ?? []).map((member) => member.id)])
    const writers = sameWriter(known, drama, names, inSeries)
    const shown = new Set([...inSeries, ...writers.flatMap(({ dramas }) => dramas.map((one) => one.id))])
    const candidates = [...known.nearest(drama), ...sharingPlaces(known, drama, places)]
    const similar = similarTo(
      drama,
      [...new Map(candidates.map((one) => [one.id, one])).values()].filter(({ id }) => !shown.has(id)),
      known.rarity,
      names,
      places,
    )
    const cards = await readCards(db, [...shown, ...similar.map((one) => one.id)])
    return show(drama, known, { series, writers, similar }, cards)
  }
  return cachedBy(db, ['dramas', 'places', 'people'], related, MAX_CACHED)
}

interface Found {
  series: Series | null
  writers: SameWriter[]
  similar: ReturnType<typeof similarTo>
}

function show(drama: Traits, known: FeatureTable, found: Found, cards: Map<number, RelatedDrama>): Related {
  const card = (id: number) => {
    const other = known.traits(id)
    const shown = cards.get(id)
    if (!shown || !other) return []
    return [{ ...shown, ...(isHeavier(other, drama) && { heavier: true as const }) }]
  }
  const { series, writers, similar } = found
  return {
    ...(series && {
      series: {
        kind: series.kind,
        dramas: series.members.flatMap(({ id, label }) =>
          card(id).map((one) => ({ ...one, ...(label && { label }) })),
        ),
      },
    }),
    sameWriter: writers.map((same) => ({
      writers: same.writers,
      dramas: same.dramas.flatMap(({ id }) => card(id)),
    })),
    similar: similar.flatMap(({ id, reason }) =>
      card(id).map((one) => ({ ...one, reason: sentence(reason) })),
    ),
  }
}

interface SameWriter {
  writers: string[]
  dramas: Traits[]
}

/** Each drama once; writers who always work together stand together. */
function sameWriter(
  known: FeatureTable,
  drama: Traits,
  names: CreditedNames,
  without: ReadonlySet<number>,
): SameWriter[] {
  const byDramas = new Map<string, SameWriter>()
  for (const writer of drama.writers) {
    const name = names.writers.get(writer)
    if (name === undefined) continue
    const dramas = known.writtenBy(writer).filter(({ id }) => !without.has(id))
    const same = byDramas.get(dramas.map(({ id }) => id).join())
    if (same) same.writers.push(name)
    else if (dramas.length > 0) byDramas.set(dramas.map(({ id }) => id).join(), { writers: [name], dramas })
  }
  const listed = new Set<number>()
  return [...byDramas.values()].flatMap(({ writers, dramas }) => {
    const more = dramas.filter(({ id }) => !listed.has(id)).slice(0, WRITTEN)
    for (const { id } of more) listed.add(id)
    return more.length > 0 ? [{ writers, dramas: more }] : []
  })
}

/** "Han Jung-hoon (season 1-2)" is Han Jung-hoon. */
async function creditedNames(db: Db, id: number): Promise<CreditedNames> {
  const rows = await credited(db).execute({ id })
  const as = (role: Role) =>
    new Map(
      rows
        .filter((row) => row.role === role)
        .map(({ personId, creditedAs }) => [personId, creditedAs.replace(/\s*\(.*$/, '').trim()]),
    )
  return { cast: as('actor'), writers: as('writer') }
}

const credited = prepared((db) =>
  db
    .select({ role: credits.role, personId: credits.personId, creditedAs: credits.creditedAs })
    .from(credits)
    .where(eq(credits.dramaId, sql.placeholder('id')))
    .orderBy(desc(credits.position))
    .prepare('credited_names'),
)

function sharingPlaces(known: FeatureTable, drama: Traits, places: Places): Traits[] {
  const here = places.get(drama.id) ?? []
  return [...places].flatMap(([id, names]) =>
    id !== drama.id && names.some((name) => here.includes(name)) ? (known.traits(id) ?? []) : [],
  )
}

/** The names of the places where each drama was filmed. */
async function filmingPlaces(db: Db): Promise<Places> {
  const rows = await db
    .select({ name: places.name, drama: places.drama, otherDramas: places.otherDramas })
    .from(places)
    .where(isNull(places.deletedAt))
  const ids = await dramasByTitle(
    db,
    rows.flatMap((row) => [row.drama, ...row.otherDramas]),
  )
  const found = new Map<number, string[]>()
  for (const row of rows)
    for (const title of [row.drama, ...row.otherDramas]) {
      const id = ids.get(title)
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), row.name])
    }
  return found
}

/** Those that are here, as the pages of others show them. */
export async function readCards(db: Db, ids: readonly number[]): Promise<Map<number, RelatedDrama>> {
  const rows = await db
    .select(listedColumns)
    .from(dramas)
    .where(and(isHere, inArray(dramas.id, [...ids])))
  return new Map(rows.map((row) => [row.id, card(row)]))
}

function card(row: ListedRow): RelatedDrama {
  const { id, title, year, episodes, genre, imageUrl, art, feel } = showDrama(row)
  return {
    ...{ id, title, year, episodes, genre, imageUrl, art: { poster: art.poster } },
    ...(feel && { feel }),
    ...(row.inIndex && { inIndex: true as const }),
  }
}
