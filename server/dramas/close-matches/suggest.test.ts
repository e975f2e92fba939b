// Suggestions while typing: Latin letters, Hangul, initials, sounds and people.
import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/api/dramas.ts'
import { putDramas } from '#tests/dramas.ts'
import { searchQueries } from '#tests/search-queries.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

const address = (typed: string) => `/api/dramas/suggested?typed=${encodeURIComponent(typed)}`
const suggested = (typed: string) => site.visitor.json<Suggestion[]>(address(typed))
async function words(typed: string) {
  return (await suggested(typed)).map(({ title, because, name }) => `${title} | ${because} | ${name}`)
}

test.each([
  ['go', 'Goblin | name | Goblin'],
  ['gob', 'Goblin | name | Goblin'],
  ['crash la', 'Crash Landing on You | name | Crash Landing on You'],
  ['landing', 'Crash Landing on You | name | Crash Landing on You'],
  ['도', 'Goblin | name | 도깨비'],
  ['도ㄲ', 'Goblin | name | 도깨비'],
  ['도깨ㅂ', 'Goblin | name | 도깨비'],
  ['나의 아', 'My Mister | name | 나의 아저씨'],
  ['나의아저', 'My Mister | name | 나의 아저씨'],
  ['ㄴㅇㅇㅈ', 'My Mister | initials | 나의 아저씨'],
  ['나의 ㅇㅈ', 'My Mister | initials | 나의 아저씨'],
  ['dokk', 'Goblin | name | Dokkaebi'],
  ['tokka', 'Goblin | spelling | 도깨비'],
  ['gong yo', 'Goblin | cast | Gong Yoo'],
  ['yoo gon', 'Goblin | cast | Gong Yoo'],
  ['gong yu', 'Goblin | cast | Gong Yoo'],
  ['공유', 'Goblin | cast | Gong Yoo'],
  ['공ㅇ', 'Goblin | cast | Gong Yoo'],
  ['noh hee', 'Dear My Friends | writer | Noh Hee-kyung'],
])('“%s” may become a drama, and it says by which name', async (typed, expected) => {
  expect(await words(typed)).toContain(expected)
})

test.each([
  ['gong yoo', 'gong-yoo'],
  ['공유', 'gong-yoo'],
  ['아이유', 'iu'],
  ['noh hee', 'noh-hee-kyung'],
])('“%s” leads to the page of a person too', async (typed, slug) => {
  const [first] = await suggested(typed)
  expect(first!.person?.slug).toBe(slug)
})

test('a drama found by its title leads to no person', async () => {
  for (const one of await suggested('goblin')) expect(one).not.toHaveProperty('person')
})

test('a person with exactly this name comes before people whose given name sounds alike', async () => {
  expect((await suggested('현빈')).map(({ name }) => name)).toEqual([
    'Hyun Bin',
    'Hyun Bin',
    'Shin Hyun-been',
  ])
})

test('titles that begin with it come before other names, those before words inside names, and people last', async () => {
  await putDramas(site.db, [
    { title: 'Calm', aliases: ['Wisteria'], mainCast: [], rating: '10/10' },
    { title: 'Wistful Evening', mainCast: [], rating: '9.9/10' },
    { title: 'Evening of Wistaria', mainCast: [], rating: '9.8/10' },
    { title: 'Quiet', mainCast: ['Wist Arin'], rating: '10/10' },
  ])
  const titles = (await suggested('wist')).map(({ title }) => title)
  expect(titles).toEqual(['Wistful Evening', 'Calm', 'Evening of Wistaria', 'Quiet'])
})

test('every prefix of four letters or more suggests the drama', async () => {
  const lost: string[] = []
  for (const title of ['Goblin', 'My Mister', 'Hospital Playlist', 'Vincenzo', 'Extraordinary Attorney Woo'])
    for (let length = 4; length <= title.length; length++) {
      const typed = title.slice(0, length)
      const titles = (await suggested(typed)).map((one) => one.title)
      if (!titles.includes(title)) lost.push(typed)
    }
  expect(lost).toEqual([])
})

test('for two hundred queries the expected drama is suggested before the last letter, or is a close match at it', async () => {
  const expected = searchQueries.filter(({ kind }) => kind !== 'nothing')
  const missed: string[] = []
  for (const { query, finds } of expected) {
    const titles = (await suggested(query)).map(({ title }) => title)
    if (!titles.includes(finds[0]!)) missed.push(`${query}: ${titles.join(', ')} without ${finds[0]}`)
  }
  process.stdout.write(
    `offered ${expected.length - missed.length} of ${expected.length}\n${missed.map((one) => `  ${one}\n`).join('')}`,
  )
  expect(1 - missed.length / expected.length).toBeGreaterThanOrEqual(0.95)
})

test('where no name begins like that, close matches are offered', async () => {
  expect(await words('goblln')).toEqual(['Goblin | spelling | Goblin'])
  expect((await words('도깨비를'))[0]).toBe('Goblin | name | 도깨비')
})

test('a category or a genre offers the best rated of its dramas', async () => {
  const found = await suggested('slice of life')
  expect(found.map(({ because, name }) => `${because} ${name}`)).toEqual(
    Array(6).fill('category slice-of-life'),
  )
  expect((await suggested('romantic comedy'))[0]).toMatchObject({ because: 'genre', name: 'Romantic Comedy' })
})

test('a query that means nothing, or a single letter, offers nothing, and there are never more than six', async () => {
  const wrong: string[] = []
  for (const { query } of searchQueries.filter(({ kind }) => kind === 'nothing'))
    if ((await suggested(query)).length > 0) wrong.push(query)
  expect(wrong).toEqual([])
  for (const typed of ['', ' ', 'g', 'ㄷ', 'ㅋㅋ', '!', '\u0000', '%', "' or 1=1", '😀'])
    expect([typed, await suggested(typed)]).toEqual([typed, []])
  for (const typed of ['my', 'ki', 'the', '사랑', 'lee'])
    expect((await suggested(typed)).length).toBeLessThanOrEqual(6)
})

test('a new drama is offered at once, a deleted one no longer; a text as long as a book is refused', async () => {
  const admin = await site.signUp({ isAdmin: true })
  const made = await admin.post('/api/admin/dramas', {
    title: 'Xylograph Alley',
    description: 'Ink, wood, and a shop that nobody finds twice.',
  })
  expect(await words('xylo')).toEqual(['Xylograph Alley | name | Xylograph Alley'])
  await admin.del(`/api/admin/dramas/${made.json().id}`)
  expect(await words('xylo')).toEqual([])
  expect((await site.visitor.get(address('a'.repeat(10_001)))).statusCode).toBe(400)
})
