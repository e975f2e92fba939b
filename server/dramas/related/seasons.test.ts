// Seasons and parts, found by names and years, and the names that only look like one.
import { expect, test } from 'vitest'
import { catalogue } from '#server/seed/catalogue/index.ts'
import { FeatureTable, type TableRow } from './feature-table.ts'
import { seasonName, shortName } from './season-name.ts'

test.each([
  ['Hospital Playlist 2', 'hospitalplaylist', 2, null],
  ['Hospital Playlist Season 2', 'hospitalplaylist', 2, 'Season'],
  ['Pachinko: Season 2', 'pachinko', 2, 'Season'],
  ['72 Seconds S3', '72seconds', 3, 'Season'],
  ['Voice 3: City of Accomplices', 'voice', 3, null],
  ['Arthdal Chronicles Part 2: The Sky Turning Inside Out', 'arthdalchronicles', 2, 'Part'],
  ['Ugly Miss Young Ae Season 17', 'uglymissyoungae', 17, 'Season'],
  ['Travel Through Romance Season 1.5', 'travelthroughromance', 1.5, 'Season'],
  ['The Penthouse II', 'penthouse', 2, null],
  ['Soundtrack #2', 'soundtrack', 2, null],
  ['Full House Take 2', 'fullhouse', 2, null],
  ['보좌관 시즌2', '보좌관', 2, 'Season'],
  ['킹덤2', '킹덤', 2, null],
  ['식샤를 합시다 3', '식샤를합시다', 3, null],
] as const)('%s: series and number', (name, base, number, word) => {
  expect(seasonName(name)).toEqual({ base, number, word })
})

test.each([
  'Reply 1988',
  'Class of 2018',
  '365: Repeat the Year',
  'Twenty-Five Twenty-One',
  '18 Again',
  'Room No. 9',
  'Boarding House 24',
  'Search: WWW',
  'W',
  'D.P.',
  '100 Days My Prince',
  'Thirty-Nine',
  'XX',
  '30,000 Miles in Search of My Son',
])('%s has no number of a season', (name) => {
  expect(seasonName(name)).toMatchObject({ number: null, word: null })
})

test('a name of nothing but marks belongs to nothing', () => {
  expect(seasonName('!?…')).toBeNull()
  expect(shortName(': a subtitle alone')).toBeNull()
})

const aDrama = {
  nativeTitle: null,
  aliases: [],
  genre: '',
  categories: [],
  tags: [],
  cast: [],
  writers: [],
  inIndex: false,
  gentleness: null,
  heaviness: null,
}
type Named = [title: string, year: number, also?: Partial<TableRow>]

/** What each drama's page says, by title. */
function seriesOf(...dramas: Named[]): Record<string, string[]> {
  const table = new FeatureTable()
  for (const [at, [title, year, also]] of dramas.entries())
    table.add({ ...aDrama, id: at + 1, title, year, ...also })
  return Object.fromEntries(
    dramas.map(([title, year], at) => [
      `${title} ${year}`,
      (table.series(at + 1)?.members ?? []).map(({ id, label = '' }) =>
        `${dramas[id - 1]![0]} ${label}`.trim(),
      ),
    ]),
  )
}
/** The series when every one of its dramas names the same; fails otherwise. */
function oneSeries(...dramas: Named[]): string[] {
  const found = Object.values(seriesOf(...dramas))
  for (const other of found) expect(other).toEqual(found[0])
  return found[0]!
}

test('every season names all the others, in order', () => {
  expect(oneSeries(['Dr. Romantic 2', 2020], ['Dr. Romantic', 2016])).toEqual([
    'Dr. Romantic Season 1',
    'Dr. Romantic 2 Season 2',
  ])
  expect(
    oneSeries(
      ['The Penthouse: War in Life', 2020],
      ['The Penthouse 3: War in Life', 2021],
      ['The Penthouse 2: War in Life', 2021],
    ),
  ).toEqual([
    'The Penthouse: War in Life Season 1',
    'The Penthouse 2: War in Life Season 2',
    'The Penthouse 3: War in Life Season 3',
  ])
})

test('parts are called parts', () => {
  expect(oneSeries(['Bright Harbor Part 1', 2019], ['Bright Harbor Part 2: Winter', 2019])).toEqual([
    'Bright Harbor Part 1 Part 1',
    'Bright Harbor Part 2: Winter Part 2',
  ])
})

test('the title in Hangul counts like the title, and another name only with a word', () => {
  expect(
    oneSeries(
      ['Stranger', 2017, { nativeTitle: '비밀의 숲' }],
      ['Forest of Secrets: Again', 2020, { nativeTitle: '비밀의 숲 2' }],
    ),
  ).toEqual(['Stranger Season 1', 'Forest of Secrets: Again Season 2'])
  expect(
    oneSeries(
      ['Welcome to Heal Inn', 2018],
      ['We See Winter', 2019, { aliases: ['Welcome to Heal Inn Season 2'] }],
    ),
  ).toHaveLength(2)
  const unrelated = seriesOf(['All In', 2003], ['Swallow the Sun', 2009, { aliases: ['All In 2'] }])
  expect(Object.values(unrelated)).toEqual([[], []])
})

test('a number that belongs to the name makes no season', () => {
  const alone = seriesOf(
    ['Missing: The Other Side', 2020],
    ['Missing 9', 2017],
    ['Sweet 18', 2004],
    ['Sweet 20', 2015],
    ['Class of 2018', 2018],
    ['Class of 2019', 2019],
    ['Hello, Stranger', 2017, { aliases: ['Stranger'] }],
    ['Stranger 2', 2020],
  )
  expect(Object.values(alone).flat()).toEqual([])
})

test('of two dramas with one name the later is continued, and one that came afterwards is not the first season', () => {
  const series = seriesOf(
    ['Love in Memory', 1999],
    ['Love in Memory', 2013],
    ['Love in Memory 2', 2014],
    ['Love in Memory', 2018],
  )
  expect(series['Love in Memory 2 2014']).toEqual(['Love in Memory Season 1', 'Love in Memory 2 Season 2'])
  expect(series['Love in Memory 2013']).toHaveLength(2)
  expect([series['Love in Memory 1999'], series['Love in Memory 2018']]).toEqual([[], []])
})

test('a series of separate stories has no numbers, and the list of reviewed series wins over the names', () => {
  expect(
    oneSeries(
      ['Reply 1988', 2015],
      ['Reply 1997', 2012],
      ['Reply 1994', 2013, { aliases: ['Reply 1997 Season 2'] }],
    ),
  ).toEqual(['Reply 1997', 'Reply 1994', 'Reply 1988'])
  expect(
    oneSeries(['Hospital Playlist', 2020], ['Resident Playbook', 2025], ['Hospital Playlist 2', 2021]),
  ).toEqual(['Hospital Playlist Season 1', 'Hospital Playlist 2 Season 2', 'Resident Playbook Spin-off'])
})

test('in the starter catalog these dramas belong together, seen from each of them, and no others', () => {
  const table = new FeatureTable()
  for (const [id, drama] of catalogue.entries()) table.add({ ...aDrama, ...drama, id })
  const found = new Set<string>()
  for (const id of catalogue.keys()) {
    const series = table.series(id)
    if (!series) continue
    expect(series.members.map((member) => member.id)).toContain(id)
    for (const member of series.members) expect(table.series(member.id)).toEqual(series)
    found.add(
      series.members
        .map((member) => [catalogue[member.id]!.title, member.label ?? ''].join(' ').trim())
        .join(', '),
    )
  }
  expect([...found].sort()).toEqual([
    'Age of Youth Season 1, Age of Youth 2 Season 2',
    'Dr. Romantic Season 1, Dr. Romantic 2 Season 2',
    'Hospital Playlist Season 1, Hospital Playlist 2 Season 2, Resident Playbook Spin-off',
    "Let's Eat Season 1, Let's Eat 2 Season 2",
    'Pachinko Season 1, Pachinko: Season 2 Season 2',
    'Reply 1997, Reply 1994, Reply 1988',
    'Welcome to Waikiki Season 1, Welcome to Waikiki 2 Season 2',
  ])
})
