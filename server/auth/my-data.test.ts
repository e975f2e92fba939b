// "Your data": everything of mine, and nothing of others.
import { beforeEach, describe, expect, test } from 'vitest'
import { aFullAccount, otherMember } from '#tests/full-account.ts'
import { aSite } from '#tests/site.ts'

let me: Awaited<ReturnType<typeof aFullAccount>>
const site = await aSite()
const others = await otherMember(site)
const other = others.other
beforeEach(async () => {
  me = await aFullAccount(others)
})

describe('my data', () => {
  test('hold everything of mine', async () => {
    const data = await me.data()
    expect(data.account).toMatchObject({ id: me.id, username: me.name, email: me.email, hasPassword: true })
    expect(data.sessions).toMatchObject([{ isCurrent: true }])
    expect(data.reviews).toMatchObject([
      { title: 'Private thoughts' },
      { title: `Public thoughts of ${me.id}` },
    ])
    expect(data.watchlist).toMatchObject([
      { title: `Drama ${me.id}`, status: 'watching', episodesWatched: 3, ownRating: 9 },
    ])
    expect(data.diary).toMatchObject([
      { title: `Drama ${me.id}`, day: '2026-11-24', firstEpisode: 1, lastEpisode: 3 },
    ])
    expect(data.lists).toMatchObject([
      {
        title: `A list of ${me.name}`,
        visibility: 'public',
        dramas: [{ note: expect.stringMatching(/^note in/) }],
      },
    ])
    expect(data.followedPeople).toMatchObject([{ name: `Somebody ${me.id}` }])
    expect(data.whatAirs).toEqual([{ calendarSince: expect.any(String), weeklyMail: true }])
    expect(data.posts).toMatchObject([{ id: me.mine, title: `A post by ${me.id}` }])
    expect(data.postComments).toMatchObject([
      { content: `a comment by ${me.id}` },
      { content: 'one that was taken down' },
    ])
    expect(data.newsComments).toMatchObject([{ content: `news comment by ${me.id}` }])
    expect(data.publicPage).toMatchObject([{ isOn: true, ratings: true, lists: false }])
    for (const names of [data.following, data.blocked])
      expect(names).toMatchObject([{ username: 'Followed' }])
    expect(data.savedLists).toHaveLength(1)
    expect(data.votes).toHaveLength(2)
    expect(data.helpful).toMatchObject([{ reviewId: me.helpful }])
    expect(data.pushDevices).toMatchObject([{ endpoint: `https://push.example.com/${me.id}` }])
    expect(data.noticeMails).toHaveLength(1)
    expect(data.activeWeeks).toEqual([{ week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
    expect(data.keptLines).toMatchObject([{ line: 'day-1', card: { reps: 2 } }])
    expect(data.forms).toMatchObject([{ form: 'contact', fields: { message: 'a question' } }])
    expect(data.mails).toMatchObject([{ kind: 'confirmation', subject: 'Thank you' }])
    expect(data.reports).toMatchObject([{ reason: 'spam', note: 'looks like it' }])
    expect(data.moderation).toMatchObject([{ action: 'removed', reason: 'off topic' }])
  })

  test('hold nothing of others, and no secret', async () => {
    const text = JSON.stringify(await me.data())
    expect(text).not.toMatch(/Otherwise|otherwise|theirs|their comment|Not mine|older/)
    expect(text).not.toContain(me.token)
    expect(text).not.toMatch(
      /argon2|passwordHash|[tT]okenHash|calendarHash|a hash of|key of the browser|usernameFolded/,
    )
  })

  test('are for me alone', async () => {
    expect(JSON.stringify(await other.json('/api/auth/my-data'))).not.toContain(me.name)
  })
})
