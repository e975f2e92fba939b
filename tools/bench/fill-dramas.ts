// Fills a database with dramas, the people in them, where to watch them, and who looked at them.
import { sql } from 'drizzle-orm'
import { seededRandom } from '#art/seeded-random.ts'
import type { Db } from '#server/db/open.ts'
import { findable } from '#server/dramas/findable.ts'
import { dramas } from '#server/dramas/table.ts'
import { catalogue } from '#server/seed/catalogue/index.ts'

const AT_ONCE = 500
const COUNTRIES = ['DE', 'FR', 'GB', 'KR', 'US']
const VISITORS = 20

export interface DramaCounts {
  /** in the catalogue */
  dramas: number
  /** in their casts, beside those of the catalogue */
  people: number
  /** of which only facts are known, beside the shipped index */
  index: number
}

/** Every drama of the catalogue again and again, with words and people of other dramas mixed in. */
export async function fillDramas(db: Db, { dramas: most, index, people }: DramaCounts) {
  const random = seededRandom('a large catalog')
  const sentences = catalogue.flatMap(({ description }) => description.split('. '))
  const personAt = peopleOf(people)
  const total = Math.max(most - catalogue.length, 0) + index
  let writing = Promise.resolve<unknown>(undefined)
  for (let made = 0; made < total; made += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, total - made) }, (_, at) => {
      const number = made + at
      const like = random.pick(catalogue)
      const inIndex = number >= total - index
      const drama = {
        title: `${like.title} ${number}`,
        description: [random.pick(sentences), random.pick(sentences), random.pick(sentences)].join('. '),
        year: random.whole(1980, 2026),
        episodes: random.whole(6, 50),
        rating: `${random.whole(50, 95) / 10}/10`,
        genre: like.genre,
        categories: like.categories,
        mainCast: [
          ...random.pick(catalogue).mainCast.slice(0, 2),
          personAt(2 * number),
          personAt(2 * number + 1),
        ],
        writer: random.pick(catalogue).writer,
        streamingPlatforms: like.streamingPlatforms,
        nativeTitle: like.nativeTitle,
        artSeed: `${number}`,
        artScene: 'sea',
        artMood: 'dusk',
      }
      const facts = inIndex && {
        inIndex,
        description: '',
        rating: '',
        categories: [],
        streamingPlatforms: [],
        cataloguedAt: null,
      }
      return { ...drama, ...facts, ...findable({ ...drama, ...facts }) }
    })
    // the next are made while these are written
    await writing
    writing = db.insert(dramas).values(rows)
  }
  await writing
  await fillWhereToWatch(db)
  await fillViews(db)
}

/** "Gong Hye-jin": families as common as in the catalogue, each with given names of two syllables found there. */
function peopleOf(count: number): (at: number) => string {
  const names = catalogue
    .flatMap(({ mainCast }) => mainCast)
    .filter((name) => /^\S+ [A-Z][a-z]+-[a-z]+$/.test(name))
  const families = names.map((name) => name.split(' ')[0]!)
  const syllables = [...new Set(names.flatMap((name) => name.split(' ')[1]!.toLowerCase().split('-')))]
  const firstNames = syllables.length ** 2
  return (at) => {
    const number = at % count
    const pair = (number * 7919) % firstNames
    const first = syllables[Math.floor(pair / syllables.length)]!
    const family = families[(number + Math.floor(number / firstNames)) % families.length]!
    return `${family} ${first.charAt(0).toUpperCase()}${first.slice(1)}-${syllables[pair % syllables.length]}`
  }
}

/** Offers in five countries for every drama. */
async function fillWhereToWatch(db: Db) {
  await db.execute(sql`
    insert into tmdb_matches (drama_id, tmdb_id, matched_by, checked_at, due_at)
    select id, 1000000 + id, 'search', now(), now() + interval '30 days' from dramas`)
  await db.execute(sql`
    insert into watch_offers (drama_id, country, offers, slugs)
    select id, country, jsonb_build_object('flatrate', jsonb_build_array(name)), array[slug]
    from dramas
    cross join unnest(${sql.param(COUNTRIES)}::text[]) country
    join (values (0, 'Netflix', 'netflix'), (1, 'Viki', 'viki'), (2, 'Disney+', 'disney')) services (n, name, slug)
      on n = id % 3`)
}

/** Of every index drama: how often it was looked at, and today's visitors. */
async function fillViews(db: Db) {
  await db.execute(
    sql`insert into drama_views (drama_id, views) select id, id % 997 from dramas where in_index`,
  )
  await db.execute(sql`
    insert into drama_readers (drama_id, day, visitor)
    select id, current_date, md5('visitor ' || n) from dramas, generate_series(1, ${VISITORS}::int) n where in_index`)
}
