// The route for close matches: results, exclusions, hostile input.
import { expect, test } from 'vitest'
import type { CloseMatch } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { CONTENT_NOTES } from '#contract/comfort.ts'
import { foldCategory } from '#contract/fold-category.ts'
import { addDramas } from '#tests/dramas.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

const address = (search: string) => `/api/dramas/search?search=${encodeURIComponent(search)}`
const matchesAt = async (url: string): Promise<CloseMatch[]> => (await site.visitor.json<Found>(url)).close
async function close(search: string) {
  const matches = await matchesAt(address(search))
  return matches.map(({ drama, because, name }) => `${drama.title} | ${because} | ${name}`)
}

test.each([
  ['나의아저씨', 'My Mister | name | 나의 아저씨'],
  ['ㄴㅇㅇㅈㅆ', 'My Mister | initials | 나의 아저씨'],
  ['나의 ㅇㅈㅆ', 'My Mister | initials | 나의 아저씨'],
  ['도깨비를', 'Goblin | name | 도깨비'],
  ['눈물', 'Queen of Tears | name | 눈물의 여왕'],
  ['tokkaebi', 'Goblin | spelling | 도깨비'],
  ['goblln', 'Goblin | spelling | Goblin'],
  ['mr sunshine', 'Mr. Sunshine | spelling | Mr. Sunshine'],
  ['Yoo Gong', 'Goblin | cast | Gong Yoo'],
  ['공유', 'Goblin | cast | Gong Yoo'],
  ['이병헌', 'Mr. Sunshine | cast | Lee Byung-hun'],
  ['Jun Ji-hyn', 'My Love from the Star | cast | Jun Ji-hyun'],
  ['Noh Hee-kyng', 'Dear My Friends | writer | Noh Hee-kyung'],
  ['노희경', 'Dear My Friends | writer | Noh Hee-kyung'],
])('“%s” comes close to a drama and says why', async (typed, first) => {
  expect((await close(typed))[0]).toBe(first)
})

test('a term with literal results gets no guesses', async () => {
  expect(await close('Goblin')).toEqual([])
  expect(await close('hospital')).toEqual([])
})

test.each([
  ['slice of life', 'category', 'slice-of-life'],
  ['Slice Of-Life dramas', 'category', 'slice-of-life'],
  ['sliceoflife', 'category', 'slice-of-life'],
  ['slise of life', 'category', 'slice-of-life'],
  ['time travel', 'category', 'time-travel'],
  ['romantic  comedy', 'genre', 'Romantic Comedy'],
])('“%s” names a kind, and the best rated of it come close', async (typed, because, name) => {
  const matches = await matchesAt(address(typed))
  expect(matches.filter((match) => match.because === because && match.name === name)).toHaveLength(6)
  const scores = matches.map(({ drama }) => Number.parseFloat(drama.rating))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const { drama } of matches)
    expect([...drama.categories, drama.genre].map(foldCategory)).toContain(foldCategory(name))
})

test('a beginning or a part of a category does not count as that category', async () => {
  for (const typed of ['slice', 'life of slices', 'com', 'art', '-', ' - ', '%'])
    expect((await close(typed)).filter((line) => / \| (category|genre) \| /.test(line))).toEqual([])
})

test('a number is never a slip: who asks for 1989 does not get 1988', async () => {
  expect(await close('reply 1989')).toEqual([])
})

test('a new drama is found at once, a changed name instead of its old one, a deleted drama not at all', async () => {
  const admin = await site.signUp({ isAdmin: true })
  const made = await admin.post('/api/admin/dramas', {
    title: 'Noodles at Midnight',
    description: 'Steam, a counter, a bell over the door.',
    nativeTitle: '라면',
  })
  const { id } = made.json()
  expect(await close('ㄹㅁ')).toEqual(['Noodles at Midnight | initials | 라면'])
  await admin.put(`/api/admin/dramas/${id}`, { nativeTitle: '국수집' })
  expect(await close('ㄹㅁ')).toEqual([])
  expect(await close('국수집에서')).toEqual(['Noodles at Midnight | name | 국수집'])
  await admin.del(`/api/admin/dramas/${id}`)
  expect(await close('국수집에서')).toEqual([])
})

test('close matches respect the filter for topics to avoid', async () => {
  await addDramas(site.db, [
    { title: 'Hard Winter', nativeTitle: '혹한기', contentNotes: ['violence'], comfortSource: 'us' },
    { title: 'Soft Winter', nativeTitle: '혹한기', contentNotFound: [...CONTENT_NOTES], comfortSource: 'us' },
  ])
  const titles = async (wish: string) =>
    (await matchesAt(`${address('혹한기')}${wish}`)).map(({ drama }) => drama.title)
  expect((await titles('')).sort()).toEqual(['Hard Winter', 'Soft Winter'])
  expect(await titles('&avoid=violence')).toEqual(['Soft Winter'])
})

test('of a word in very many names the best rated are shown, never more than six', async () => {
  await addDramas(
    site.db,
    Array.from({ length: 40 }, (_, n) => ({
      title: `Tide ${n}`,
      nativeTitle: `밀물이야기 ${n}`,
      rating: `${n / 5}/10`,
    })),
  )
  const found = await close('밀물이야기')
  expect(found.map((line) => line.split(' | ')[0])).toEqual([39, 38, 37, 36, 35, 34].map((n) => `Tide ${n}`))
})

test.each([
  '',
  '   ',
  '%',
  "'; drop table dramas",
  '\\',
  '{1,2}',
  '\u0000',
  '((((',
  'ㄱ'.repeat(119),
  '가나다 '.repeat(29),
  'a '.repeat(60),
])('whatever is typed is answered: %j', async (typed) => {
  const answer = await site.visitor.get(address(typed))
  expect(answer.statusCode).toBe(200)
  expect(answer.json<Found>().close).toEqual([])
})

test('a blank search has no close matches, and one as long as a book is refused', async () => {
  expect(await matchesAt('/api/dramas/search')).toEqual([])
  expect((await site.visitor.get(address('a'.repeat(10_001)))).statusCode).toBe(400)
})
