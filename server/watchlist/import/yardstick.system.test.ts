// 300 dramas as five services export them: nearly all match, and none the wrong drama.
//
// yardstick.jsonl was drawn once, from facts about 2,987 dramas, weighted by how many people have rated them. A line has
// the drama and, where a service writes something else, how: in 35 to 50 of 100 rows another English title among the
// aliases, a year too early or too late in 4 of 100, curly apostrophes, "(2016)" or "(KR)" behind the title, a romanized
// original title beside it (IMDb), and a later season as "X 2", "X: Season 2", "X S2", as a season of the show (Trakt)
// or as the show itself (`key`: which drama that is). The rules of the draw knew nothing of the matcher.
import { readFileSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportPreview } from '#contract/api/watchlist-import.ts'
import { writeCsv } from '#contract/csv.ts'
import { dramas } from '#server/dramas/table.ts'
import { loadIndex } from '#server/seed/index/load-index.ts'
import { aSeededSite, type SignedIn, type TestSite } from '#tests/site.ts'

const SERVICES = ['mydramalist', 'letterboxd', 'trakt', 'simkl', 'imdb'] as const
type Service = (typeof SERVICES)[number]

interface Written {
  title: string
  year: number
  episodes: number
  /** "Goblin 2016": the drama that is meant */
  key: string
  season?: number
  /** IMDb's Original Title */
  original?: string
}
type Drawn = Pick<Written, 'title' | 'year' | 'episodes'> & { mydramalist?: 'tsv' } & Partial<
    Record<Exclude<Service, 'mydramalist'>, Partial<Written>>
  >

const drawn = readFileSync(new URL('yardstick.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Drawn => JSON.parse(line))

function writtenBy(service: Service, of: readonly Drawn[] = drawn): Written[] {
  return of.map(({ mydramalist, letterboxd, trakt, simkl, imdb, ...facts }) => ({
    ...facts,
    key: `${facts.title} ${facts.year}`,
    ...(service !== 'mydramalist' && { letterboxd, trakt, simkl, imdb }[service]),
  }))
}

const DAY = '2024-03-01'
const EXPORTS: Record<Exclude<Service, 'mydramalist'>, (rows: readonly Written[]) => [string, string]> = {
  letterboxd: (rows) => [
    'ratings.csv',
    writeCsv([
      ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'],
      ...rows.map(({ title, year }, at) => [DAY, title, year, `https://boxd.it/${at}`, '4.5']),
    ]),
  ],
  trakt: (rows) => [
    'watchlist.json',
    JSON.stringify(
      rows.map(({ title, year, season }, at) => ({
        rank: at + 1,
        listed_at: `${DAY}T07:08:09.000Z`,
        type: season ? 'season' : 'show',
        ...(season && { season: { number: season, ids: { trakt: at } } }),
        show: { title, year, ids: { trakt: at } },
      })),
    ),
  ],
  simkl: (rows) => [
    'SimklBackup.csv',
    writeCsv([
      ['SIMKL_ID', 'Title', 'Type', 'Year', 'Watchlist', 'LastEpWatched', 'WatchedDate', 'Rating', 'Memo'],
      ...rows.map(({ title, year }, at) => [at, title, 'tv', year, 'completed', 's1e4', DAY, 9, '']),
    ]),
  ],
  imdb: (rows) => [
    'ratings.csv',
    writeCsv([
      [
        'Const',
        'Your Rating',
        'Date Rated',
        'Title',
        'Original Title',
        'URL',
        'Title Type',
        'Year',
        'Genres',
      ],
      ...rows.map(({ title, original = '', year }, at) => [
        ...[`tt${at}`, 10, DAY, title, original, 'https://x', 'TV Series', year, 'Drama'],
      ]),
    ]),
  ],
}

/** Rows copied from the page of a list, and what the tools write that copy whole lists: without the year. */
const COPIED = (rows: readonly Written[]): [string, string] => [
  '',
  ['Completed', '#\tTitle\tCountry\tYear\tType\tScore\tProgress']
    .concat(
      rows.map(({ title, year, episodes }, at) =>
        [at + 1, title, 'South Korea', year, 'Drama', '9.0', `${episodes}/${episodes}`].join('\t'),
      ),
    )
    .join('\n'),
]
const TSV = (rows: readonly Written[]): [string, string] => [
  'mydramalist.tsv',
  ['Show ID\tTitle\tStatus\tEpisodes Watched\tTotal Episodes\tCountry of Origin\tShow Type\tRating']
    .concat(
      rows.map(({ title, episodes }, at) =>
        [at, title, 'Completed', episodes, episodes, 'South Korea', 'Drama', 10].join('\t'),
      ),
    )
    .join('\n'),
]

let site: TestSite
let member: SignedIn
const keys = new Map<number, string>()
beforeAll(async () => {
  site = await aSeededSite()
  await loadIndex(site.db)
  member = await site.signUp()
})
afterAll(() => site.close())

const preview = async ([fileName, text]: [string, string]): Promise<ImportPreview['rows']> => {
  const answer = await member.post('/api/watchlist/import/preview', { text, ...(fileName && { fileName }) })
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  const { rows } = answer.json<ImportPreview>()
  const ids = rows.flatMap(({ candidates }) => candidates.map(({ id }) => id)).filter((id) => !keys.has(id))
  const { id, indexKey } = dramas
  for (const row of await site.db.select({ id, indexKey }).from(dramas).where(inArray(id, ids)))
    keys.set(row.id, row.indexKey ?? '')
  return rows
}

/** What is not matched, and what is matched wrongly. */
async function outcomes(export_: [string, string], written: readonly Written[]) {
  // Rows that say the same are one.
  const rows = new Map((await preview(export_)).map((row) => [`${row.title} ${row.year ?? ''}`, row]))
  const missed: string[] = []
  const wrong: string[] = []
  for (const { key, season = 1, ...one } of written) {
    const name = one.title + (season > 1 ? `, season ${season}` : '')
    const { outcome, candidates, title, year, why } = (rows.get(`${name} ${one.year}`) ??
      rows.get(`${name} `))!
    const found = candidates.map(({ id }) => keys.get(id))
    if (outcome === 'matched' && found[0] !== key) wrong.push(`${title} (${year}) is ${key}, not ${found}`)
    if (outcome !== 'matched') missed.push(`${title} (${year}) is ${key}: ${outcome}, ${found}, ${why}`)
  }
  return { missed, wrong }
}

test.each(SERVICES)(
  'of 300 rows of %s, 98 percent match the right drama, and none a wrong one',
  async (service) => {
    const parts: [[string, string], Written[]][] = []
    if (service === 'mydramalist')
      for (const [isTsv, write] of [
        [false, COPIED],
        [true, TSV],
      ] as const) {
        const written = writtenBy(
          service,
          drawn.filter((one) => (one.mydramalist === 'tsv') === isTsv),
        )
        parts.push([write(written), written])
      }
    else parts.push([EXPORTS[service](writtenBy(service)), writtenBy(service)])
    const found = await Promise.all(parts.map(([text, written]) => outcomes(text, written)))
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(found.flatMap(({ missed }) => missed).length).toBeLessThanOrEqual(drawn.length * 0.02)
  },
)
