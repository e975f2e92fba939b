// Matching rows of an export to dramas: certain, unsure, unknown.
import { expect, test } from 'vitest'
import { catalogue as starters } from '#server/seed/catalogue/index.ts'
import { type Known, Matcher } from './match.ts'
import type { ExportRow } from './row.ts'

const known = (id: number, title: string, year: number, more: Partial<Known> = {}): Known => ({
  id,
  title,
  year,
  nativeTitle: null,
  romanizedTitle: null,
  aliases: [],
  episodes: 16,
  inIndex: false,
  ...more,
})
const catalogue = [
  known(1, 'My Mister', 2018, { nativeTitle: '나의 아저씨', romanizedTitle: 'Naui Ajeossi' }),
  known(2, 'Mother', 2018),
  known(3, 'Goblin', 2016, { aliases: ['Guardian: The Lonely and Great God'] }),
  known(4, 'Reply 1988', 2015),
  known(5, 'Café Minamdang & Friends', 2022),
  known(6, 'Doctors', 2016),
  known(7, 'Doctors', 2003),
  known(8, 'The Glory', 2022),
]

/** What every row is among these dramas. */
function matches(dramas: Known[], rows: ExportRow[]) {
  const matcher = new Matcher(rows)
  for (const drama of dramas) matcher.see(drama)
  return matcher.results()
}

const row = (title: string, year: number | null = null, more: Partial<ExportRow> = {}): ExportRow => ({
  title,
  year,
  status: null,
  episodesWatched: null,
  addedAt: null,
  ...more,
})
const match = (...of: Parameters<typeof row>) => {
  const { outcome, candidates } = matches(catalogue, [row(...of)])[0]!
  return [outcome, ...candidates.map((drama) => drama.id)]
}

test.each([
  ['My Mister', 2018],
  ['my  mister!', null],
  ['나의아저씨', 2018],
  ['나의 아저씨'.normalize('NFD'), null],
  ['Na-ui Ajeossi', null],
  ['My Mister', 2017],
  ['My Mister (2018)', null],
  ['My Mister, 2018', null],
  ['My Mister (Korean Drama)', 2018],
])('%s of %s is My Mister', (title, year) => {
  expect(match(title, year)).toEqual(['matched', 1])
})

test('titles are compared without accents, ampersands and articles', () => {
  expect(match('Cafe Minamdang and Friends')).toEqual(['matched', 5])
  expect(match('Glory', 2022)).toEqual(['matched', 8])
})

test('a year that is part of the title is not the release year', () => {
  expect(match('Reply 1988')).toEqual(['matched', 4])
  expect(match('Reply 1988', 2015)).toEqual(['matched', 4])
})

test('the original title matches when the English one differs', () => {
  expect(match('My Uncle', 2018, { otherTitle: '나의 아저씨' })).toEqual(['matched', 1])
})

test('another year, a film of the same name, or two dramas of one name are unsure', () => {
  expect(match('Mother', 2009)).toEqual(['unsure', 2])
  expect(match('Mother', 2018, { isFilm: true })).toEqual(['unsure', 2])
  expect(match('Doctors')).toEqual(['unsure', 6, 7])
  expect(match('Doctors', 2003)).toEqual(['matched', 7])
})

const remakes = [
  known(1, 'Secret', 2013, { aliases: ['Secret Love'] }),
  known(2, 'Secret Love', 2014),
  known(3, 'Trap', 2019),
  known(4, 'Trap', 2020),
  known(5, 'While You Were Sleeping', 2011, { episodes: 120 }),
  known(6, 'While You Were Sleeping', 2017, { episodes: 32 }),
  known(7, 'Hi Bye, Mama!', 2020, { aliases: ['Hello'] }),
  known(8, 'Tunnel', 2017),
  known(9, 'You Are My Destiny', 2008),
  known(10, 'Fated to Love You', 2014, { aliases: ['You Are My Destiny'] }),
]
const among = (dramas: Known[], ...of: Parameters<typeof row>) => {
  const { outcome, candidates } = matches(dramas, [row(...of)])[0]!
  return [outcome, ...candidates.map(({ id }) => id)]
}

test('the year decides between dramas of one title, and a title counts more than another name', () => {
  expect(among(remakes, 'Trap', 2020)).toEqual(['matched', 4])
  expect(among(remakes, 'Trap', 2018)).toEqual(['unsure', 3, 4])
  expect(among(remakes, 'Secret Love', 2014)).toEqual(['matched', 2])
  expect(among(remakes, 'You Are My Destiny')).toEqual(['matched', 9])
  expect(among(remakes, 'You Are My Destiny', 2014)).toEqual(['matched', 10])
  // its year speaks for one and its title for the other
  expect(among(remakes, 'Secret Love', 2013)).toEqual(['unsure', 1, 2])
})

test('without a year, the number of episodes tells dramas of one title apart', () => {
  expect(among(remakes, 'While You Were Sleeping')).toEqual(['unsure', 5, 6])
  expect(among(remakes, 'While You Were Sleeping', null, { episodes: 32 })).toEqual(['matched', 6])
  expect(among(remakes, 'While You Were Sleeping', null, { episodes: 16 })).toEqual(['unsure', 5, 6])
})

test('a title of one word needs its year: films are called so too', () => {
  expect(among(remakes, 'Tunnel', 2017)).toEqual(['matched', 8])
  expect(among(remakes, 'Tunnel', 2016)).toEqual(['unsure', 8])
  expect(among(remakes, 'Tunnel')).toEqual(['matched', 8])
  expect(among(remakes, 'Hello', 2020)).toEqual(['matched', 7])
  expect(among(remakes, 'Hello')).toEqual(['unsure', 7])
})

test('a drama that the export says is from another country is unsure', () => {
  expect(among(remakes, 'You Are My Destiny', 2008, { country: 'Taiwan' })).toEqual(['unsure', 9, 10])
})

const seasons = [
  known(1, 'Hospital Playlist', 2020),
  known(2, 'Hospital Playlist 2', 2021),
  known(3, 'Kingdom', 2019),
  known(4, 'Kingdom: Season 2', 2020, { aliases: ['Kingdom'] }),
  known(5, 'Arthdal Chronicles Part 1: The Children', 2019),
  known(6, 'Arthdal Chronicles Part 2: The Sky', 2019),
  known(7, 'Secret Crushes: Season 1', 2016),
]

test.each([
  ['Hospital Playlist: Season 2', 2021, 2],
  ['Hospital Playlist Season 2', null, 2],
  ['Hospital Playlist S2', 2021, 2],
  ['Hospital Playlist II', 2021, 2],
  ['Hospital Playlist', 2020, 1],
  ['Hospital Playlist Season 1', 2020, 1],
  ['Kingdom 2', 2020, 4],
  ['Kingdom', 2019, 3],
  ['Secret Crushes', 2016, 7],
])('%s of %s is the right season', (title, year, id) => {
  expect(among(seasons, title, year)).toEqual(['matched', id])
})

test('a season of a show is the drama of that season, and unsure where there is none', () => {
  expect(among(seasons, 'Hospital Playlist', 2020, { season: 2 })).toEqual(['matched', 2])
  expect(among(seasons, 'Hospital Playlist', 2020, { season: 3 })).toEqual(['unsure', 1, 2])
  // not the second season of an older show
  expect(among(seasons, 'Hospital Playlist', 2023, { season: 2 })[0]).toBe('unsure')
})

test('a list that has the parts of a drama as one gets all of them to choose from', () => {
  expect(among(seasons, 'Arthdal Chronicles', 2019)).toEqual(['unsure', 5, 6])
})

test('a typo or half a title is unsure, never matched', () => {
  expect(match('My Mistre', 2018)).toEqual(['unsure', 1])
  expect(match('Goblin: The Lonely and Great God', 2016)).toEqual(['unsure', 3])
  expect(match('Guardian: The Lonely and Great God', 2016)).toEqual(['matched', 3])
})

test('a drama that the site does not have is unknown', () => {
  expect(match('Parasite', 2019)).toEqual(['unknown'])
  expect(match('___')).toEqual(['unknown'])
  expect(match('x'.repeat(3_000_000))).toEqual(['unknown'])
})

test('our own id counts only together with the title', () => {
  expect(match('Doctors', 2016, { id: 7 })).toEqual(['matched', 7])
  expect(match('My Mister', 2018, { id: 7 })).toEqual(['matched', 1])
})

test('every drama of the starter catalogue is found by each of its names together with its year', () => {
  const all = starters.map(({ title, year, nativeTitle, romanizedTitle, aliases }, at) =>
    known(at + 1, title, year, { nativeTitle, romanizedTitle, aliases }),
  )
  const names = all.flatMap((drama) =>
    [drama.title, drama.nativeTitle!, drama.romanizedTitle!, ...drama.aliases].map((name) => ({
      name,
      drama,
    })),
  )
  const found = matches(
    all,
    names.map(({ name, drama }) => row(name, drama.year)),
  )
  const lost = names.filter((_, at) => found[at]!.outcome !== 'matched')
  const wrong = names.filter(({ drama }, at) => found[at]!.candidates[0]?.id !== drama.id)
  expect([lost, wrong]).toEqual([[], []])
})

test('a title with a typo anywhere still suggests the right drama', () => {
  const title = 'Hospital Playlist'
  const slips = [...title].flatMap((_, at) => [
    title.slice(0, at) + title.slice(at + 1),
    `${title.slice(0, at)}q${title.slice(at)}`,
    `${title.slice(0, at)}q${title.slice(at + 1)}`,
  ])
  const found = matches(
    [known(1, title, 2020)],
    slips.map((slip) => row(slip, 2020)),
  )
  const answers = new Set(found.map(({ outcome, candidates }) => `${outcome} ${candidates[0]?.id}`))
  // a lost blank is no slip at all
  expect([...answers].sort()).toEqual(['matched 1', 'unsure 1'])
})
