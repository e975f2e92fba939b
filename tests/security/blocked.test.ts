// What a member blocked or reported is in no answer of the API. A new list of what members write is read here too.
import { beforeEach, expect, test } from 'vitest'
import { REPORT_AREAS, type ReportArea } from '#contract/moderation.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite, type Person, type SignedIn, type TestSite } from '#tests/site.ts'
import { reads } from './calls.ts'

const WORDS = 'unwanted words'
let site: TestSite
let writer: SignedIn
let reader: SignedIn
beforeEach(async () => {
  site = await aSite()
  writer = await site.signUp({ username: WORDS })
  reader = await site.signUp()
})

/** Something of each kind that members write for others. @returns its id */
const WRITE: Record<ReportArea, () => Promise<number>> = {
  post: () => made(writer, '/api/posts', { title: WORDS, content: WORDS }),
  async 'post-comment'() {
    const post = await made(reader, '/api/posts', { title: 'Mine', content: 'Mine' })
    return made(writer, `/api/posts/${post}/comments`, { content: WORDS })
  },
  async 'news-comment'() {
    const admin = await site.signUp({ isAdmin: true })
    const words = { title: 'News', content: 'News', celebrity: 'Somebody', isPublished: true }
    const article = await made(admin, '/api/admin/news', words)
    return made(writer, `/api/news/${article}/comments`, { author: WORDS, content: WORDS })
  },
  review: () => made(writer, '/api/kdrama-notes', { title: 'Rain', content: WORDS, isPublic: true }),
  async list() {
    const list = await made(writer, '/api/lists', { title: WORDS })
    await writer.put(`/api/lists/${list}/dramas/1`, { note: WORDS })
    await writer.put(`/api/lists/${list}`, { visibility: 'public' })
    await reader.put(`/api/lists/saved/${list}`)
    await made(reader, '/api/lists', { title: 'A copy', copyOf: list })
    return list
  },
  async 'member-page'() {
    await writer.post('/api/watchlist/1', { ownRating: 9, status: 'watching' })
    await writer.put('/api/public-page', {
      isOn: true,
      watching: true,
      ratings: true,
      reviews: true,
      lists: true,
    })
    await reader.put(`/api/members/${encodeURIComponent(WORDS)}/follow`)
    return (await reader.json<{ id: number }>(`/api/members/${encodeURIComponent(WORDS)}`)).id
  },
}
async function made(by: Person, url: string, body: object): Promise<number> {
  const answer = await by.post(url, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ id: number }>().id
}

/** Calls whose answers name a member who was blocked: so that one can unblock them. */
const NAMES_THEM = ['GET /api/blocked', 'GET /api/auth/my-data']

/** The addresses, among everything this person may read, with those words in their answers. */
async function found(by: Person) {
  const calls = reads.filter(({ who, call }) => who !== 'admin' && !NAMES_THEM.includes(call))
  const urls = calls.flatMap(({ url }) =>
    [1, 2].flatMap((id) => {
      const path = url.replace('987654', String(id)).replace('nobody', encodeURIComponent(WORDS))
      return [path, `${path}?drama=1`]
    }),
  )
  const answers = [...new Set(urls)].map(async (url) => ((await by.get(url)).body.includes(WORDS) ? url : []))
  return (await Promise.all(answers)).flat()
}

test.each(['blocked', 'reported'])('what a member %s is in no answer', async (how) => {
  await putDramas(site.db, [{ title: 'Rain' }])
  const ids: [ReportArea, number][] = []
  for (const area of REPORT_AREAS) ids.push([area, await WRITE[area]()])
  const before = await found(reader)
  for (const url of [
    '/api/posts',
    '/api/posts/2/comments',
    '/api/news/1/comments',
    '/api/kdrama-notes/public?drama=1',
    '/api/lists?drama=1',
    '/api/lists/saved',
    '/api/lists/mine/2',
    '/api/following/activity',
    '/api/notices',
  ])
    expect(before).toContain(url)
  if (how === 'blocked') await reader.put(`/api/members/${encodeURIComponent(WORDS)}/block`)
  else
    for (const [area, itemId] of ids)
      expect(
        (await reader.post('/api/reports', { area, itemId, reason: 'unkind', note: '' })).statusCode,
      ).toBe(201)
  expect(await found(reader)).toEqual([])
})
