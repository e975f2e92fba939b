// Similar dramas and their reasons: the pure rule.
import { expect, test } from 'vitest'
import { FeatureTable, type TableRow } from './feature-table.ts'
import { sentence } from './reasons.ts'
import { similarTo } from './similar.ts'

const aDrama: TableRow = {
  id: 0,
  title: 'The Slow Bus Home',
  nativeTitle: null,
  aliases: [],
  year: 2020,
  genre: '',
  categories: ['romance'],
  tags: [],
  cast: [],
  writers: [],
  inIndex: false,
  gentleness: null,
  heaviness: null,
}
interface Credit {
  personId: number
  creditedAs: string
}
type Row = Partial<Omit<TableRow, 'cast' | 'writers'>> & { cast?: Credit[]; writers?: Credit[] }
/** Unlike one another and everything else, so that what is shared is rare. */
const OTHERS: Row[] = Array.from({ length: 30 }, (_, at) => ({ categories: [`mood ${at}`], year: 1960 + at }))

/** What the first of these dramas is followed by: the others by their place in the list, with the reason. */
function following(first: Row, ...others: Row[]) {
  const table = new FeatureTable()
  const ids = (people: readonly Credit[] = []) => people.map(({ personId }) => personId)
  for (const [id, row] of [first, ...others, ...OTHERS].entries())
    table.add({ ...aDrama, ...row, id, cast: ids(row.cast), writers: ids(row.writers) })
  const drama = table.traits(0)!
  const named = (people: readonly Credit[] = []) =>
    new Map(people.map(({ personId, creditedAs }) => [personId, creditedAs]))
  const names = { cast: named(first.cast), writers: named(first.writers) }
  return similarTo(drama, table.nearest(drama), table.rarity, names).map(
    ({ id, reason, heavier }) => `${id} ${sentence(reason)}${heavier ? ' heavier' : ''}`,
  )
}

test('moods, the rarest first in line, are named in the order of the page', () => {
  const first = { categories: ['healing', 'slice-of-life', 'romance', 'family'] }
  expect(
    following(
      first,
      { categories: ['slice-of-life', 'healing'] },
      { categories: ['romance'] },
      { categories: ['family', 'romance'] },
      { categories: ['comedy', 'romance'] },
    ),
  ).toEqual([
    '1 Both are healing and slice-of-life dramas.',
    '3 Both are romance and family dramas.',
    '2 Both are romance dramas.',
    '4 Both are romance dramas.',
  ])
})

test('people are named as the page writes them, however the other drama does', () => {
  const kim = (creditedAs: string) => ({ personId: 1, creditedAs })
  const iu = { personId: 2, creditedAs: 'IU' }
  const namesake = { personId: 3, creditedAs: 'Kim Go-eun' }
  const first = { categories: ['healing'], cast: [kim('Kim Go-eun'), iu] }
  expect(
    following(first, { cast: [kim('Kim Go Eun')] }, { cast: [iu, kim('김고은')] }, { cast: [namesake] }),
  ).toEqual(['2 Kim Go-eun and IU are in both.', '1 Kim Go-eun is in both.', '3 Both are from 2020.'])
  expect(
    following({ ...first, writers: [kim('Noh Hee-kyung')] }, { writers: [kim('Noh Hee Kyung')] }),
  ).toEqual(['1 Both were written by Noh Hee-kyung.'])
})

test('among equals the one that feels alike comes first, and equal gentleness is a reason of its own', () => {
  const moods = { categories: ['healing'] }
  expect(
    following(
      { ...moods, gentleness: 5, heaviness: 2 },
      { ...moods, gentleness: 4, heaviness: 3 },
      { ...moods, gentleness: 5, heaviness: 2 },
      { ...moods },
    ),
  ).toEqual(['2 Both are healing dramas.', '1 Both are healing dramas.', '3 Both are healing dramas.'])
  const gentle = { gentleness: 5, heaviness: 1 }
  expect(following({ ...gentle, categories: [] }, { ...gentle, categories: [], year: 2020 })).toEqual([
    '1 Just as gentle.',
  ])
  const gentleAndHeavy = { gentleness: 5, heaviness: 4 }
  expect(
    following({ ...gentleAndHeavy, categories: [] }, { ...gentleAndHeavy, categories: [], year: 2020 }),
  ).toEqual(['1 Both are from 2020.'])
  const harsh = { gentleness: 1, heaviness: 5 }
  expect(following({ ...harsh, categories: [] }, { ...harsh, categories: [], year: 2020 })).toEqual([
    '1 Both are from 2020.',
  ])
})

test('a much heavier drama is offered only where there are too few others, last, and marked', () => {
  const light = { categories: ['healing'], gentleness: 5, heaviness: 1 }
  const heavy = { ...light, gentleness: 3, heaviness: 4 }
  expect(following(light, heavy, light, light, light).map((line) => line.split(' ')[0])).toEqual([
    '2',
    '3',
    '4',
  ])
  expect(following(light, heavy, light, heavy)).toEqual([
    '2 Both are healing dramas.',
    '1 Both are healing dramas. heavier',
    '3 Both are healing dramas. heavier',
  ])
  // nothing is known about how it feels
  expect(following(light, { ...heavy, gentleness: null, heaviness: null })).toEqual([
    '1 Both are healing dramas.',
  ])
})

test('one sentence is not used twice while another is true', () => {
  const first = { categories: ['healing', 'music'], gentleness: 5, heaviness: 2 }
  expect(following(first, first, first)).toEqual([
    '1 Both are healing and music dramas.',
    '2 Just as gentle.',
  ])
})

test('dramas known by facts alone are compared by genres, tags and people, behind those of the catalog', () => {
  const first = {
    categories: [],
    inIndex: true,
    genre: 'Medical, Romance, Drama, Sitcom',
    tags: ['First Love', 'Neighbors', 'Murder', 'Miniseries'],
    cast: [{ personId: 1, creditedAs: 'Gong Yoo' }],
  }
  expect(
    following(
      first,
      { ...first, genre: '', cast: [] },
      { categories: ['medical', 'romance'] },
      { ...first, genre: '', tags: ['Murder', 'Miniseries'], year: 1955 },
      { ...first, genre: 'Medical', tags: [], cast: [] },
      { categories: [], inIndex: true, genre: 'Drama', tags: ['Murder'], year: 1955 },
    ),
  ).toEqual([
    '2 Both are medical and romance dramas.',
    '1 Both tell of first love and neighbors.',
    '4 Both are medical dramas.',
    '3 Gong Yoo is in both.',
  ])
})

test('the catalog leads to the catalog alone', () => {
  expect(following({}, { inIndex: true, genre: 'Romance' }, {})).toEqual(['2 Both are romance dramas.'])
})

test('at most six, the nearest in time first among equals', () => {
  const others = [1990, 2019, 2021, 2000, 2010, 2015, 2018, 1980].map((year) => ({ year }))
  expect(following({}, ...others).map((line) => Number(line.split(' ')[0]))).toEqual([2, 3, 7, 6, 5, 4])
})

test('where dramas share nothing, those of the same year are offered, and nothing is made up beyond that', () => {
  const alone = { categories: ['a mood of its own'], year: 1999 }
  expect(following(alone, { categories: [], year: 1999 }, { categories: [], year: 2001 })).toEqual([
    '1 Both are from 1999.',
  ])
})

test('a table forgets what was deleted and reads again what was changed', () => {
  const table = new FeatureTable()
  for (const id of [1, 2, 3]) table.add({ ...aDrama, id })
  table.add({ ...aDrama, id: 2, categories: ['music'], year: 1999 })
  table.remove(3)
  expect(table.nearest(table.traits(1)!)).toEqual([])
  expect(table.traits(3)).toBeUndefined()
  expect(table.series(3)).toBeNull()
})
