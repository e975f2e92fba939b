// Public pages of members: who can open them, what they show of what their members did, and moderation.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActivityEntry, PublicPage } from '#contract/api/public-pages.ts'
import { ACTIVITY_PAGE } from '#contract/public-pages.ts'
import { dramas } from '#server/dramas/table.ts'
import { reviews } from '#server/reviews/table.ts'
import { watchlist } from '#server/watchlist/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { ALL, EVERYTHING, inWords, memberPages } from '#tests/member-pages.ts'

const { on, url, show, rate, review, aList, page, activity, follow, feed, withEverything } = memberPages()

describe('a public page', () => {
  test('is off at first, and then not found, as if there were no such member', async () => {
    const none = (await on.site.visitor.get('/api/members/nobody-at-all')).json()
    const off = (await on.sora.get('/api/public-page')).json()
    expect(Object.values(off)).toEqual(Array(7).fill(false))
    for (const person of [on.site.visitor, on.minji, on.admin, on.sora])
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
    await on.sora.put(`/api/watchlist/${on.ids[0]}`, { status: 'watching' })
    await show({ isOn: true })
    const shown = await page()
    expect(shown).toEqual({
      id: shown.id,
      username: on.sora.member.username,
      shows: [],
      inSearch: false,
    })
    expect(await activity()).toEqual([])
    await show(ALL)
    expect((await on.site.visitor.get(url())).body).not.toContain('@')
    expect(await page()).toMatchObject({
      shows: ['watching', 'ratings', 'reviews', 'lists', 'year'],
      watching: [{ id: on.ids[0] }],
      year: { dramas: 0 },
    })
    expect(inWords(await activity()).toSorted()).toEqual(EVERYTHING)
  })

  test('is found by its name in any spelling that looks the same, and not by another', async () => {
    const one = await on.site.signUp({ username: 'Han  Ji-min'.replace('  ', ' ') })
    await show({ isOn: true }, one)
    for (const name of ['Han%20Ji-min', 'HAN%20JI-MIN', 'han%20ji%2dmin'])
      expect((await on.site.visitor.json<PublicPage>(`/api/members/${name}`)).username).toBe('Han Ji-min')
    for (const name of ['Han', '%00', '%20', 'a%00b', '@', '%F0%9F%8C%8A', 'x'.repeat(5_000), 'a%2Fb'])
      expect((await on.site.visitor.get(`/api/members/${name}`)).statusCode).toBe(404)
  })

  test('has only what is public by its own rules', async () => {
    await review({ isPublic: false, title: 'Private thoughts' })
    const hidden = await review({ title: 'Hidden thoughts' })
    await on.site.db.update(reviews).set({ hiddenAt: sql`now()` }).where(eq(reviews.id, hidden.id))
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
      on.site.db.update(dramas).set({ deletedAt }).where(eq(dramas.id, on.ids[1]!))
    await inTrash(new Date())
    expect(await activity()).toEqual([])
    await inTrash(null)
    expect(await activity()).toHaveLength(1)
  })

  test('is gone while its member is suspended', async () => {
    await show({ isOn: true })
    await on.admin.post(`/api/admin/users/${on.sora.member.id}/suspend`, {})
    expect((await on.site.visitor.get(url())).statusCode).toBe(404)
    await on.admin.post(`/api/admin/users/${on.sora.member.id}/restore`, {})
    expect((await on.site.visitor.get(url())).statusCode).toBe(200)
  })
})

describe('what a member did', () => {
  test('comes newest first, by kind, and in pages that miss and repeat nothing', async () => {
    const many = await putDramas(
      on.site.db,
      Array.from({ length: ACTIVITY_PAGE * 2 + 3 }, (_, n) => ({ title: `Many ${n}` })),
    )
    // all at one moment, as after an import
    await on.site.db
      .insert(watchlist)
      .values(many.map(({ id }) => ({ memberId: on.sora.member.id, dramaId: id, ownRating: 7 })))
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
      expect((await on.site.visitor.get(`${url()}/activity${query}`)).statusCode).toBe(400)
    const farAway = '?before=999999999999999.2.999999999.999999999'
    expect((await on.site.visitor.get(`${url()}/activity${farAway}`)).statusCode).toBe(200)
  })

  test('has a rating at the time it was given, not when an episode was noted', async () => {
    await rate(0, 6)
    await rate(1, 7)
    await show(ALL)
    await on.sora.put(`/api/watchlist/${on.ids[0]}`, { episodesWatched: 3, status: 'finished' })
    expect(inWords(await activity())).toEqual(['ratings Tea 7', 'ratings Rain 6'])
    await on.sora.put(`/api/watchlist/${on.ids[0]}`, { ownRating: 9 })
    expect(inWords(await activity())).toEqual(['ratings Rain 9', 'ratings Tea 7'])
    await on.sora.put(`/api/watchlist/${on.ids[1]}`, { ownRating: null })
    expect(inWords(await activity())).toEqual(['ratings Rain 9'])
  })

  test('has an import without days last, and a list when it became public', async () => {
    const list = await aList('private')
    await rate(0)
    await on.sora.post('/api/watchlist/import', { entries: [{ dramaId: on.ids[1], ownRating: 10 }] })
    await on.sora.put(`/api/lists/${list}`, { visibility: 'public' })
    await show(ALL)
    expect(inWords(await activity())).toEqual(['lists Rainy days', 'ratings Rain 8', 'ratings Tea 10'])
    expect((await activity()).at(-1)).toMatchObject({ at: null })
  })
})

describe('moderation', () => {
  const report = (itemId: number, by = on.minji) =>
    by.post('/api/reports', { area: 'member-page', itemId, reason: 'unkind', note: '' })

  test('a reported page is hidden from who reported it; a removed one from everyone', async () => {
    await withEverything()
    await follow()
    const { id } = await page()
    expect((await report(id)).statusCode).toBe(201)
    expect((await on.minji.get(url())).statusCode).toBe(404)
    expect(await feed()).toEqual([])
    const cases =
      await on.admin.json<{ id: number; area: string; title: string; content: string }[]>(
        '/api/admin/reports',
      )
    const found = cases.find(({ area }) => area === 'member-page')!
    expect(found).toMatchObject({
      title: on.sora.member.username,
      content: 'Shows watching, ratings, reviews, lists, year',
    })
    await on.admin.post(`/api/admin/reports/${found.id}/decision`, {
      outcome: 'removed',
      reason: 'Unkind name',
    })
    expect((await on.site.visitor.get(url())).statusCode).toBe(404)
    await show({ isOn: true })
    expect((await on.site.visitor.get(url())).statusCode).toBe(404)
    expect(await on.sora.json('/api/public-page')).toMatchObject({ isOn: true, isRemoved: true })
    expect(await on.sora.json('/api/notices')).toMatchObject({
      decisions: [{ area: 'member-page', about: on.sora.member.username, reason: 'Unkind name' }],
    })
  })

  test('a page that is off cannot be reported, and its existence is not told', async () => {
    await show({ isOn: true })
    const { id } = await page()
    await show({ isOn: false })
    expect((await report(id)).json()).toEqual((await report(987654)).json())
  })
})
