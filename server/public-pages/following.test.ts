// Following and blocking members: what each shows or hides, how it ends, and its limits.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PublicReview, Review } from '#contract/api/reviews.ts'
import { MOST_BLOCKED, MOST_FOLLOWED } from '#contract/public-pages.ts'
import { ALL, EVERYTHING, inWords, memberPages } from '#tests/member-pages.ts'
import type { Person } from '#tests/site.ts'
import { follows } from './table.ts'

type Named = Pick<PublicReview, 'authorUsername' | 'authorHasPage'>

const { on, url, show, rate, review, aList, page, activity, follow, feed, withEverything } = memberPages()

describe('following', () => {
  test('brings what others show, newest first, and only the follower knows of it', async () => {
    const other = await on.site.signUp()
    await withEverything()
    await show(ALL, other)
    for (const one of [on.sora, other, on.sora]) expect((await follow(one)).statusCode).toBe(200)
    await rate(2, 5, other)
    await rate(1, 4, on.minji)
    const entries = await feed()
    expect(inWords(entries).slice(0, 1)).toEqual(['ratings Sea 5'])
    expect(inWords(entries.slice(1)).toSorted()).toEqual(EVERYTHING)
    expect(await on.minji.json('/api/following')).toEqual(
      [on.sora, other]
        .map(({ member }) => ({ username: member.username }))
        .toSorted((a, b) => (a.username < b.username ? -1 : 1)),
    )
    expect(await page(on.minji)).toMatchObject({ isFollowed: true })
    expect(await page(on.site.visitor)).not.toHaveProperty('isFollowed')
    for (const person of [on.sora, on.admin, on.site.visitor])
      expect((await person.get(url())).body).not.toMatch(new RegExp(`follower|${on.minji.member.username}`))
    for (const _ of [1, 2]) expect((await on.minji.del(`${url(other)}/follow`)).statusCode).toBe(200)
    expect(inWords(await feed()).toSorted()).toEqual(EVERYTHING)
  })

  test('is listed by name as it is read, without capitals, and so is blocking', async () => {
    const names = ['pine 110', 'Pine 108', 'pine 2']
    for (const username of names) {
      const one = await on.site.signUp({ username })
      await show({ isOn: true }, one)
      await follow(one)
    }
    const listed = async (path: string) =>
      (await on.minji.json<{ username: string }[]>(path)).map(({ username }) => username)
    expect(await listed('/api/following')).toEqual(['Pine 108', 'pine 110', 'pine 2'])
    for (const username of names) await on.minji.put(`/api/members/${encodeURIComponent(username)}/block`)
    expect(await listed('/api/blocked')).toEqual(['Pine 108', 'pine 110', 'pine 2'])
  })

  test('stops showing what was switched off or made private', async () => {
    await withEverything()
    await follow()
    const all = async () => [inWords(await feed()).toSorted(), inWords(await activity()).toSorted()]
    const both = (entries: string[]) => [entries, entries]
    expect(await all()).toEqual(both(EVERYTHING))
    await show({ ratings: false })
    expect(await all()).toEqual(both(['lists Rainy days', 'reviews Rain']))
    await show({ lists: false })
    expect(await all()).toEqual(both(['reviews Rain']))
    const [mine] = await on.sora.json<Review[]>(`/api/kdrama-notes/user/${on.sora.member.id}`)
    await on.sora.put(`/api/kdrama-notes/${mine!.id}`, { ...mine, isPublic: false })
    expect(await all()).toEqual(both([]))
    await show({ ratings: true })
    expect(await all()).toEqual(both(['ratings Rain 8']))
    await show({ isOn: false })
    expect(await feed()).toEqual([])
    expect(await on.minji.json('/api/following')).toEqual([])
    // who switches it on again is followed as before
    await show({ isOn: true })
    expect(await all()).toEqual(both(['ratings Rain 8']))
  })

  test('stays when a member gets another name, and ends when they leave', async () => {
    await withEverything()
    await follow()
    const before = url()
    const renamed = await on.sora.put('/api/auth/profile', { username: `${on.sora.member.username} anew` })
    on.sora.member.username = renamed.json<{ username: string }>().username
    expect((await on.site.visitor.get(before)).statusCode).toBe(404)
    expect(new Set((await feed()).map(({ username }) => username))).toEqual(
      new Set([on.sora.member.username]),
    )
    // it needs a password, or a sign-in of just now
    expect((await on.sora.del('/api/auth/account', { posts: 'keep' })).statusCode).toBe(200)
    expect(await feed()).toEqual([])
    expect((await on.site.visitor.get(url())).statusCode).toBe(404)
    expect(await on.site.db.$count(follows, eq(follows.followerId, on.minji.member.id))).toBe(0)
  })

  test('has limits, and nobody follows themselves', async () => {
    await show({ isOn: true })
    expect((await follow(on.sora, on.sora)).statusCode).toBe(400)
    await on.site.db.execute(sql`with crowd as (
        insert into members (username, username_folded)
        select 'crowd ' || n, 'crowd ' || n from generate_series(1, ${MOST_BLOCKED}) n returning id)
      , followed as (insert into follows (follower_id, followed_id)
        select ${on.minji.member.id}, id from crowd limit ${MOST_FOLLOWED})
      insert into blocks (blocker_id, blocked_id) select ${on.minji.member.id}, id from crowd`)
    expect((await follow()).json().message).toMatch(/^You can follow at most 200 members/)
    expect((await on.minji.put(`${url()}/block`)).json().message).toMatch(
      /^You can block at most 500 members/,
    )
    expect((await on.minji.put('/api/public-page', { isOn: 'yes' })).json().message).toBe(
      'isOn must be true or false',
    )
  })
})

describe('blocking', () => {
  test('ends the following both ways; neither finds the other, and nobody is told', async () => {
    await withEverything()
    await show(ALL, on.minji)
    await follow()
    await follow(on.minji, on.sora)
    for (const _ of [1, 2]) expect((await on.minji.put(`${url()}/block`)).statusCode).toBe(200)
    expect(await feed()).toEqual([])
    expect(await on.sora.json('/api/following')).toEqual([])
    for (const [by, of] of [
      [on.minji, on.sora],
      [on.sora, on.minji],
    ] as const) {
      expect((await by.get(url(of))).statusCode).toBe(404)
      expect((await follow(of, by)).statusCode).toBe(404)
    }
    expect((await on.site.visitor.get(url())).statusCode).toBe(200)
    expect(await on.minji.json('/api/blocked')).toEqual([{ username: on.sora.member.username }])
    expect(await on.sora.json('/api/blocked')).toEqual([])
    await on.minji.del(`${url()}/block`)
    expect(await on.minji.json('/api/blocked')).toEqual([])
    // unblocking does not follow again
    expect(await feed()).toEqual([])
    expect((await follow()).statusCode).toBe(200)
  })

  test('leaves the name of the blocker without a link to their page, for the blocked member alone', async () => {
    await withEverything()
    const { id } = (await on.sora.post('/api/posts', { title: 'Mine', content: 'x' })).json<{ id: number }>()
    await on.sora.post(`/api/posts/${id}/comments`, { content: 'y' })
    const inCommunity = ['/api/posts', `/api/posts/${id}/comments`]
    await on.sora.put(`${url(on.minji)}/block`)
    const linked = async (by: Person) =>
      (
        await Promise.all(
          ['/api/kdrama-notes/public', '/api/lists', ...inCommunity].map((path) => by.json<Named[]>(path)),
        )
      )
        .flat()
        .filter(({ authorUsername }) => authorUsername === on.sora.member.username)
        .map(({ authorHasPage = false }) => authorHasPage)
    expect(await linked(on.minji)).toEqual([false, false, false, false])
    expect(await linked(on.site.visitor)).toEqual([true, true, true, true])
    await show({ isOn: false })
    expect((await linked(on.site.visitor)).slice(-2)).toEqual([false, false])
  })

  test('hides what the blocked member writes from the blocker alone, also without a public page', async () => {
    const { id } = (await on.sora.post('/api/posts', { title: 'A post', content: 'x' })).json<{
      id: number
    }>()
    const mine = (await on.minji.post('/api/posts', { title: 'Mine', content: 'x' })).json<{ id: number }>()
    await on.sora.post(`/api/posts/${mine.id}/comments`, { content: 'Theirs below mine' })
    const words = await review()
    const list = await aList()
    await on.minji.put(`${url()}/block`)
    const seenBy = async (person: Person) => [
      (await person.get(`/api/posts/${id}`)).statusCode,
      (await person.json<unknown[]>(`/api/posts/${mine.id}/comments`)).length,
      (await person.get(`/api/kdrama-notes/public/${words.id}`)).statusCode,
      (await person.get(`/api/lists/${list}`)).statusCode,
    ]
    expect(await seenBy(on.minji)).toEqual([404, 0, 404, 404])
    expect(await seenBy(on.site.visitor)).toEqual([200, 1, 200, 200])
    expect(await on.minji.json('/api/notices')).toMatchObject({ replies: [] })
    expect((await on.minji.put('/api/members/nobody-at-all/block')).statusCode).toBe(404)
    expect((await on.minji.put(`${url(on.minji)}/block`)).statusCode).toBe(400)
  })
})
