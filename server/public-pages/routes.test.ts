// Public pages of members: who sees them and what of them, following, blocking, reporting, leaving.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnList } from '#contract/api/lists.ts'
import type { ActivityEntry, OwnPublicPage, PublicPage } from '#contract/api/public-pages.ts'
import type { Review } from '#contract/api/reviews.ts'
import { ACTIVITY_PAGE, MOST_BLOCKED, MOST_FOLLOWED } from '#contract/public-pages.ts'
import { dramas } from '#server/dramas/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite, type Person, type SignedIn, type TestSite } from '#tests/site.ts'
import { follows } from './table.ts'

let site: TestSite
/** has a page */
let sora: SignedIn
/** reads it */
let minji: SignedIn
let admin: SignedIn
let ids: number[]
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  ids = (await putDramas(site.db, [{ title: 'Rain' }, { title: 'Tea' }, { title: 'Sea' }])).map(
    ({ id }) => id,
  )
})
afterAll(() => site.close())
beforeEach(async () => {
  sora = await site.signUp()
  minji = await site.signUp()
})

const ALL = { isOn: true, watching: true, ratings: true, reviews: true, lists: true, year: true }
const show = (switches: Partial<OwnPublicPage>, by = sora) => by.put('/api/public-page', switches)
const url = (of = sora) => `/api/members/${encodeURIComponent(of.member.username)}`
const page = (by: Person = site.visitor, of = sora) => by.json<PublicPage>(url(of))
const activity = (query = '', by: Person = site.visitor) =>
  by.json<ActivityEntry[]>(`${url()}/activity${query}`)
const feed = (query = '') => minji.json<ActivityEntry[]>(`/api/following/activity${query}`)
const follow = (of = sora, by = minji) => by.put(`${url(of)}/follow`)
const rate = (at: number, ownRating = 8, by = sora) => by.post(`/api/watchlist/${ids[at]}`, { ownRating })
const review = async (more: object = {}, by = sora) =>
  (
    await by.post('/api/kdrama-notes', { title: 'Rain', content: 'Soft', isPublic: true, ...more })
  ).json<Review>()
async function aList(visibility = 'public', by = sora) {
  const { id } = (await by.post('/api/lists', { title: 'Rainy days' })).json<OwnList>()
  await by.put(`/api/lists/${id}/dramas/${ids[0]}`, {})
  await by.put(`/api/lists/${id}`, { visibility })
  return id
}
/** "ratings Rain 8", "reviews Rain", "lists Rainy days" */
const inWords = (entries: ActivityEntry[]) =>
  entries.map((one) => {
    if (one.kind === 'ratings') return `ratings ${one.drama.title} ${one.rating}`
    return one.kind === 'reviews' ? `reviews ${one.review.title}` : `lists ${one.list.title}`
  })
const EVERYTHING = ['lists Rainy days', 'ratings Rain 8', 'reviews Rain']
const withEverything = async () => {
  await rate(0)
  await review()
  await aList()
  await show(ALL)
}

describe('a public page', () => {
  test('is off at first, and then not found, as if there were no such member', async () => {
    const none = (await site.visitor.get('/api/members/nobody-at-all')).json()
    const off = (await sora.get('/api/public-page')).json()
    expect(Object.values(off)).toEqual(Array(7).fill(false))
    for (const person of [site.visitor, minji, admin, sora])
      for (const address of [url(), `${url()}/activity`]) {
        const answer = await person.get(address)
        expect([answer.statusCode, answer.json()]).toEqual([404, none])
      }
    expect((await follow()).json()).toEqual(none)
  })

  test('shows the name alone until more is switched on, and never an email or id of the member', async () => {
    await rate(0)
    await review()
    await aList()
    await sora.put(`/api/watchlist/${ids[0]}`, { status: 'watching' })
    await show({ isOn: true })
    const shown = await page()
    expect(shown).toEqual({
      id: shown.id,
      username: sora.member.username,
      shows: [],
      inSearch: false,
    })
    expect(await activity()).toEqual([])
    await show(ALL)
    expect((await site.visitor.get(url())).body).not.toContain('@')
    expect(await page()).toMatchObject({
      shows: ['watching', 'ratings', 'reviews', 'lists', 'year'],
      watching: [{ id: ids[0] }],
      year: { dramas: 0 },
    })
    expect(inWords(await activity()).toSorted()).toEqual(EVERYTHING)
  })

  test('is found by its name in any spelling that looks the same, and not by another', async () => {
    const one = await site.signUp({ username: 'Han  Ji-min'.replace('  ', ' ') })
    await show({ isOn: true }, one)
    for (const name of ['Han%20Ji-min', 'HAN%20JI-MIN', 'han%20ji%2dmin'])
      expect((await site.visitor.json<PublicPage>(`/api/members/${name}`)).username).toBe('Han Ji-min')
    for (const name of ['Han', '%00', '%20', 'a%00b', '@', '%F0%9F%8C%8A', 'x'.repeat(5_000), 'a%2Fb'])
      expect((await site.visitor.get(`/api/members/${name}`)).statusCode).toBe(404)
  })

  test('has only what is public by its own rules', async () => {
    await review({ isPublic: false, title: 'Private thoughts' })
    const hidden = await review({ title: 'Hidden thoughts' })
    await site.db.update(reviews).set({ hiddenAt: sql`now()` }).where(eq(reviews.id, hidden.id))
    await aList('private')
    await aList('link')
    await show(ALL)
    expect(await activity()).toEqual([])
  })

  test('shows ratings by its switch; one beside a review stays its writer’s choice there', async () => {
    await rate(0, 8)
    await review({ title: 'Rain', showsRating: false })
    await review({ title: 'Rain', content: 'Again', showsRating: true })
    await show({ ...ALL, ratings: false })
    const beside = async () =>
      (await activity('?kind=reviews')).map((one) => one.kind === 'reviews' && one.review.authorRating)
    expect(await beside()).toEqual([8, undefined])
    expect(await activity('?kind=ratings')).toEqual([])
    await show({ ratings: true })
    expect(inWords(await activity('?kind=ratings'))).toEqual(['ratings Rain 8'])
    expect(await beside()).toEqual([8, undefined])
  })

  test('leaves out dramas in the trash', async () => {
    await rate(1)
    await show(ALL)
    const inTrash = (deletedAt: Date | null) =>
      site.db.update(dramas).set({ deletedAt }).where(eq(dramas.id, ids[1]!))
    await inTrash(new Date())
    expect(await activity()).toEqual([])
    await inTrash(null)
    expect(await activity()).toHaveLength(1)
  })

  test('is gone while its member is suspended', async () => {
    await show({ isOn: true })
    await admin.post(`/api/admin/users/${sora.member.id}/suspend`, {})
    expect((await site.visitor.get(url())).statusCode).toBe(404)
    await admin.post(`/api/admin/users/${sora.member.id}/restore`, {})
    expect((await site.visitor.get(url())).statusCode).toBe(200)
  })
})

describe('what a member did', () => {
  test('comes newest first, by kind, and in pages that miss and repeat nothing', async () => {
    const many = await putDramas(
      site.db,
      Array.from({ length: ACTIVITY_PAGE * 2 + 3 }, (_, n) => ({ title: `Many ${n}` })),
    )
    // all at one moment, as after an import
    await site.db
      .insert(watchlist)
      .values(many.map(({ id }) => ({ memberId: sora.member.id, dramaId: id, ownRating: 7 })))
    const { id } = await review({ title: 'Written later' })
    await show(ALL)
    const read: ActivityEntry[] = []
    for (let before = ''; ; before = `?before=${read.at(-1)!.cursor}`) {
      const next = await activity(before)
      read.push(...next)
      if (next.length < ACTIVITY_PAGE) break
    }
    expect(read).toHaveLength(many.length + 1)
    expect(new Set(read.map(({ cursor }) => cursor)).size).toBe(many.length + 1)
    expect(read[0]).toMatchObject({ kind: 'reviews', review: { id } })
    expect(inWords(await activity('?kind=reviews'))).toEqual(['reviews Written later'])
    for (const query of ['?before=x', '?before=1.9.1.1', '?kind=watching', '?before='])
      expect((await site.visitor.get(`${url()}/activity${query}`)).statusCode).toBe(400)
    const farAway = '?before=999999999999999.2.999999999.999999999'
    expect((await site.visitor.get(`${url()}/activity${farAway}`)).statusCode).toBe(200)
  })

  test('has a rating at the time it was given, not when an episode was noted', async () => {
    await rate(0, 6)
    await rate(1, 7)
    await show(ALL)
    await sora.put(`/api/watchlist/${ids[0]}`, { episodesWatched: 3, status: 'finished' })
    expect(inWords(await activity())).toEqual(['ratings Tea 7', 'ratings Rain 6'])
    await sora.put(`/api/watchlist/${ids[0]}`, { ownRating: 9 })
    expect(inWords(await activity())).toEqual(['ratings Rain 9', 'ratings Tea 7'])
    await sora.put(`/api/watchlist/${ids[1]}`, { ownRating: null })
    expect(inWords(await activity())).toEqual(['ratings Rain 9'])
  })

  test('has an import without days last, and a list when it became public', async () => {
    const list = await aList('private')
    await rate(0)
    await sora.post('/api/watchlist/import', { entries: [{ dramaId: ids[1], ownRating: 10 }] })
    await sora.put(`/api/lists/${list}`, { visibility: 'public' })
    await show(ALL)
    expect(inWords(await activity())).toEqual(['lists Rainy days', 'ratings Rain 8', 'ratings Tea 10'])
    expect((await activity()).at(-1)).toMatchObject({ at: null })
  })
})

describe('following', () => {
  test('brings what others show, newest first, and nobody else learns of it', async () => {
    const other = await site.signUp()
    await withEverything()
    await show(ALL, other)
    for (const one of [sora, other, sora]) expect((await follow(one)).statusCode).toBe(200)
    await rate(2, 5, other)
    await rate(1, 4, minji)
    const entries = await feed()
    expect(inWords(entries).slice(0, 1)).toEqual(['ratings Sea 5'])
    expect(inWords(entries.slice(1)).toSorted()).toEqual(EVERYTHING)
    expect(await minji.json('/api/following')).toEqual(
      [sora, other]
        .map(({ member }) => ({ username: member.username }))
        .toSorted((a, b) => (a.username < b.username ? -1 : 1)),
    )
    expect(await page(minji)).toMatchObject({ isFollowed: true })
    expect(await page(site.visitor)).not.toHaveProperty('isFollowed')
    for (const person of [sora, admin, site.visitor])
      expect((await person.get(url())).body).not.toMatch(new RegExp(`follower|${minji.member.username}`))
    for (const path of ['/api/following', '/api/following/activity'])
      expect((await site.visitor.get(path)).statusCode).toBe(401)
    for (const _ of [1, 2]) expect((await minji.del(`${url(other)}/follow`)).statusCode).toBe(200)
    expect(inWords(await feed()).toSorted()).toEqual(EVERYTHING)
  })

  test('shows nothing any more that was switched off, made private, hidden or deleted', async () => {
    await withEverything()
    await follow()
    const all = async () => [inWords(await feed()).toSorted(), inWords(await activity()).toSorted()]
    const both = (entries: string[]) => [entries, entries]
    expect(await all()).toEqual(both(EVERYTHING))
    await show({ ratings: false })
    expect(await all()).toEqual(both(['lists Rainy days', 'reviews Rain']))
    await show({ lists: false })
    expect(await all()).toEqual(both(['reviews Rain']))
    const [mine] = await sora.json<Review[]>(`/api/kdrama-notes/user/${sora.member.id}`)
    await sora.put(`/api/kdrama-notes/${mine!.id}`, { ...mine, isPublic: false })
    expect(await all()).toEqual(both([]))
    await show({ ratings: true })
    expect(await all()).toEqual(both(['ratings Rain 8']))
    await show({ isOn: false })
    expect(await feed()).toEqual([])
    expect(await minji.json('/api/following')).toEqual([])
    // who switches it on again is followed as before
    await show({ isOn: true })
    expect(await all()).toEqual(both(['ratings Rain 8']))
  })

  test('stays when a member gets another name, and ends when they leave', async () => {
    await withEverything()
    await follow()
    const before = url()
    const renamed = await sora.put('/api/auth/profile', { username: `${sora.member.username} anew` })
    sora.member.username = renamed.json<{ username: string }>().username
    expect((await site.visitor.get(before)).statusCode).toBe(404)
    expect(new Set((await feed()).map(({ username }) => username))).toEqual(new Set([sora.member.username]))
    // it needs a password, or a sign-in of just now
    expect((await sora.del('/api/auth/account', { posts: 'keep' })).statusCode).toBe(200)
    expect(await feed()).toEqual([])
    expect((await site.visitor.get(url())).statusCode).toBe(404)
    expect(await site.db.$count(follows, eq(follows.followerId, minji.member.id))).toBe(0)
  })

  test('has limits, and nobody follows themselves', async () => {
    await show({ isOn: true })
    expect((await follow(sora, sora)).statusCode).toBe(400)
    await site.db.execute(sql`with crowd as (
        insert into members (username, username_folded)
        select 'crowd ' || n, 'crowd ' || n from generate_series(1, ${MOST_BLOCKED}) n returning id)
      , followed as (insert into follows (follower_id, followed_id)
        select ${minji.member.id}, id from crowd limit ${MOST_FOLLOWED})
      insert into blocks (blocker_id, blocked_id) select ${minji.member.id}, id from crowd`)
    expect((await follow()).json().message).toMatch(/^You can follow at most 200 members/)
    expect((await minji.put(`${url()}/block`)).json().message).toMatch(/^You can block at most 500 members/)
    expect((await minji.put('/api/public-page', { isOn: 'yes' })).json().message).toBe(
      'isOn must be true or false',
    )
  })
})

describe('blocking', () => {
  test('ends the following both ways; neither finds the other, and nobody is told', async () => {
    await withEverything()
    await show(ALL, minji)
    await follow()
    await follow(minji, sora)
    for (const _ of [1, 2]) expect((await minji.put(`${url()}/block`)).statusCode).toBe(200)
    expect(await feed()).toEqual([])
    expect(await sora.json('/api/following')).toEqual([])
    for (const [by, of] of [
      [minji, sora],
      [sora, minji],
    ] as const) {
      expect((await by.get(url(of))).statusCode).toBe(404)
      expect((await follow(of, by)).statusCode).toBe(404)
    }
    expect((await site.visitor.get(url())).statusCode).toBe(200)
    expect(await minji.json('/api/blocked')).toEqual([{ username: sora.member.username }])
    expect(await sora.json('/api/blocked')).toEqual([])
    await minji.del(`${url()}/block`)
    expect(await minji.json('/api/blocked')).toEqual([])
    // unblocking does not follow again
    expect(await feed()).toEqual([])
    expect((await follow()).statusCode).toBe(200)
  })

  test('hides what the blocked member writes from the blocker alone, also without a public page', async () => {
    const { id } = (await sora.post('/api/posts', { title: 'A post', content: 'x' })).json<{ id: number }>()
    const mine = (await minji.post('/api/posts', { title: 'Mine', content: 'x' })).json<{ id: number }>()
    await sora.post(`/api/posts/${mine.id}/comments`, { content: 'Theirs below mine' })
    const words = await review()
    const list = await aList()
    await minji.put(`${url()}/block`)
    const seenBy = async (person: Person) => [
      (await person.get(`/api/posts/${id}`)).statusCode,
      (await person.json<unknown[]>(`/api/posts/${mine.id}/comments`)).length,
      (await person.get(`/api/kdrama-notes/public/${words.id}`)).statusCode,
      (await person.get(`/api/lists/${list}`)).statusCode,
    ]
    expect(await seenBy(minji)).toEqual([404, 0, 404, 404])
    expect(await seenBy(site.visitor)).toEqual([200, 1, 200, 200])
    expect(await minji.json('/api/notices')).toMatchObject({ replies: [] })
    expect((await minji.put('/api/members/nobody-at-all/block')).statusCode).toBe(404)
    expect((await minji.put(`${url(minji)}/block`)).statusCode).toBe(400)
  })
})

describe('moderation', () => {
  const report = (itemId: number, by = minji) =>
    by.post('/api/reports', { area: 'member-page', itemId, reason: 'unkind', note: '' })

  test('a reported page is hidden from who reported it; a removed one from everyone', async () => {
    await withEverything()
    await follow()
    const { id } = await page()
    expect((await report(id)).statusCode).toBe(201)
    expect((await minji.get(url())).statusCode).toBe(404)
    expect(await feed()).toEqual([])
    const cases =
      await admin.json<{ id: number; area: string; title: string; content: string }[]>('/api/admin/reports')
    const found = cases.find(({ area }) => area === 'member-page')!
    expect(found).toMatchObject({
      title: sora.member.username,
      content: 'Shows watching, ratings, reviews, lists, year',
    })
    await admin.post(`/api/admin/reports/${found.id}/decision`, { outcome: 'removed', reason: 'Unkind name' })
    expect((await site.visitor.get(url())).statusCode).toBe(404)
    await show({ isOn: true })
    expect((await site.visitor.get(url())).statusCode).toBe(404)
    expect(await sora.json('/api/public-page')).toMatchObject({ isOn: true, isRemoved: true })
    expect(await sora.json('/api/notices')).toMatchObject({
      decisions: [{ area: 'member-page', about: sora.member.username, reason: 'Unkind name' }],
    })
  })

  test('a page that is off cannot be reported, and its existence is not told', async () => {
    await show({ isOn: true })
    const { id } = await page()
    await show({ isOn: false })
    expect((await report(id)).json()).toEqual((await report(987654)).json())
  })
})
