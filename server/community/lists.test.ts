// The lists of posts: sort orders, pages and search.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Post } from '#contract/api/community.ts'
import type { PostSort } from '#contract/community.ts'
import { cursorAfter } from '#contract/post-rules.ts'
import { members } from '#server/auth/table.ts'
import { aSite, type SignedIn } from '#tests/site.ts'
import { posts } from './table.ts'

const site = await aSite()
const minji = await site.signUp({ username: 'minji' })
await site.db.insert(posts).values(
  Array.from({ length: 45 }, (_, i) => ({
    title: `Post ${i}`,
    content: `Number ${i}`,
    authorId: minji.member.id,
    upvotes: (i * 7) % 13,
    downvotes: (i * 5) % 11,
    commentCount: (i * 3) % 7,
  })),
)

const list = (query = '') => site.visitor.json<Post[]>(`/api/posts${query}`)
const ids = (some: Post[]) => some.map((post) => post.id)

test('without a sort the newest posts come first', async () => {
  const all = await list()
  expect(ids(all)).toEqual(ids(all).toSorted((a, b) => b - a))
  expect(all.length).toBe(45)
})

test('Top sorts by up votes minus down votes, Discussed by comments; among equals the newest comes first', async () => {
  const by = (value: (post: Post) => number) => (a: Post, b: Post) => value(b) - value(a) || b.id - a.id
  const top = await list('?sort=top')
  expect(ids(top)).toEqual(ids(top.toSorted(by((post) => post.score))))
  expect(top.every((post) => post.score === post.upvotes - post.downvotes)).toBe(true)
  const discussed = await list('?sort=discussed')
  expect(ids(discussed)).toEqual(ids(discussed.toSorted(by((post) => post.commentCount))))
})

test.each<PostSort>(['new', 'top', 'discussed'])(
  'page by page, %s gives every post once and in order',
  async (sort) => {
    const whole = await list(`?sort=${sort}`)
    for (const cursor of [cursorAfter, (_: PostSort, post: Post) => post.id]) {
      const collected: Post[] = []
      for (let before = ''; ; ) {
        const page = await list(`?sort=${sort}&limit=10${before}`)
        collected.push(...page)
        const last = page.at(-1)
        if (page.length < 10 || !last) break
        before = `&before=${cursor(sort, last)}`
      }
      expect(ids(collected)).toEqual(ids(whole))
    }
  },
)

test.each([
  'limit=0',
  'limit=-1',
  'limit=abc',
  'limit=1.5',
  'limit=',
  'before=abc',
  'before=-1',
  'before=0',
  'before=1;drop',
  'sort=best',
  'limit=1&limit=2',
  `search=${'x'.repeat(10_001)}`,
])('?%s is refused with words', async (query) => {
  const answer = await site.visitor.get(`/api/posts?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toMatch(/limit|before|sort|search/)
})

test('a limit that is too high becomes the maximum; unknown names are ignored', async () => {
  expect(await list('?limit=999999999')).toHaveLength(45)
  expect(await list('?page=7&colour=red')).toHaveLength(45)
  expect(await list('?before=999999999&limit=1')).toHaveLength(1)
  expect(await list('?sort=top&before=-999.1&limit=3')).toEqual([])
  expect(await list('?before=7.40&limit=3&search=post')).toHaveLength(3)
})

test('without a limit the newest thousand posts are returned', async () => {
  const crowded = await aSite()
  await crowded.db.execute(
    sql`insert into posts (title, content) select 'Post ' || n, 'Words' from generate_series(1, 1200) n`,
  )
  const all = await crowded.visitor.json<Post[]>('/api/posts')
  expect(all).toHaveLength(1_000)
  expect(all[0]!.title).toBe('Post 1200')
})

test('the welcome is signed by the team, a post of somebody who left by a deleted member', async () => {
  await site.db.insert(posts).values([
    { title: 'Welcome', content: 'Tea.', bySite: true },
    { title: 'Bye', content: 'I was here.' },
  ])
  const [bye, welcome] = await list('?limit=2')
  expect(welcome).toMatchObject({ authorUsername: 'Shimpyo team', authorId: null })
  expect(bye).toMatchObject({ authorUsername: 'deleted member', authorId: null })
})

const SEARCHED = [
  ['The OST of Signal', 'That song again.'],
  ['Something gentle, please', 'No hospitals. A healing drama for a tired week.'],
  ['도깨비를 다시 봤어요', '겨울에는 역시 도깨비가 좋아요.'],
  ['Romance/comedy, or both?', "I don't know: 16부작 or 12?"],
  ['My favourite episodes', 'Percent: 100%_sure (a+)+$ \\ done.'],
  ['Café talk', 'ＦＵＬＬ width words'],
] as const
test('a search finds posts with all of its words, in any case, order and common ending', async () => {
  await site.db.insert(posts).values(SEARCHED.map(([title, content]) => ({ title, content })))
  const found = async (term: string) => {
    const titles = (await list(`?search=${encodeURIComponent(term)}`)).map((post) => post.title)
    return SEARCHED.map(([title]) => title as string).filter((title) => titles.includes(title))
  }
  expect(await found('ost')).toEqual(['The OST of Signal'])
  expect(await found('song SIGNAL')).toEqual(['The OST of Signal'])
  expect(await found('signal hospital')).toEqual([])
  expect(await found('dramas')).toEqual(['Something gentle, please'])
  expect(await found('도깨비')).toEqual(['도깨비를 다시 봤어요'])
  expect(await found('도깨비'.normalize('NFD'))).toEqual(['도깨비를 다시 봤어요'])
  expect(await found('comedy')).toEqual(['Romance/comedy, or both?'])
  expect(await found("don't know")).toEqual(['Romance/comedy, or both?'])
  expect(await found('episode')).toEqual(['My favourite episodes'])
  expect(await found('full width')).toEqual(['Café talk'])
  expect(await found('café')).toEqual(['Café talk'])
  // no character is a pattern
  expect(await found('100% sure')).toEqual(['My favourite episodes'])
  for (const nothing of ['%', '_', '\\', "'", '(+)+$', '<->', ':*', 'zzz', '\0', '👻'])
    expect(await list(`?search=${encodeURIComponent(nothing)}`), nothing).toEqual([])
  // a part of a longer word does not match
  expect(await found('pital')).toEqual([])
})

test('a popular topic finds posts with any of its typical words', async () => {
  const titles = async (term: string) =>
    (await list(`?search=${encodeURIComponent(term)}`)).map((post) => post.title)
  expect(await titles('OST Discussions')).toEqual(['The OST of Signal'])
  expect(await titles('Healing Dramas')).toContain('Something gentle, please')
  expect(await titles('Romance Recommendations')).toEqual(['Romance/comedy, or both?'])
  expect(await titles('Episode Reviews')).toEqual(['My favourite episodes'])
})

test('a blank search lists everything, and one of ten thousand characters gets an answer', async () => {
  expect(await list('?search=%20&limit=3')).toHaveLength(3)
  expect(await list(`?search=${'x'.repeat(10_000)}`)).toEqual([])
  expect(await list(`?search=${encodeURIComponent('a '.repeat(4_000))}`)).toBeInstanceOf(Array)
})

test('a text from an account’s first day has few video players; a later edit has the usual number', async () => {
  const strict = await aSite({ RATE_LIMIT_SCALE: '1' })
  const newcomer = await strict.signUp()
  const made = (
    await newcomer.post('/api/posts', { title: 'Look', content: 'https://youtu.be/aaaaaaaaaaa' })
  ).json()
  expect(made.players).toBe(3)
  await strict.db.update(members).set({ createdAt: sql`now() - interval '25 hours'` })
  const edited = await newcomer.put(`/api/posts/${made.id}`, { title: 'Look', content: 'Two videos now.' })
  expect(edited.json()).not.toHaveProperty('players')
})

test('a new account has an hourly limit of texts, and learns when it may write again', async () => {
  // three texts an hour
  const strict = await aSite({ RATE_LIMIT_SCALE: '0.15' })
  const [newcomer, oldTimer] = [await strict.signUp(), await strict.signUp()]
  await strict.db
    .update(members)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(sql`id = ${oldTimer.member.id}`)
  const writeFour = async (member: SignedIn) => {
    const written = []
    for (const title of ['One', 'Two', 'Three'])
      written.push(await member.post('/api/posts', { title, content: 'Words.' }))
    written.push(await member.post(`/api/posts/${written[0]!.json().id}/comments`, { content: 'Words.' }))
    return written
  }
  const all = await writeFour(newcomer)
  expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
  expect(all[3]!.json().message).toMatch(/Please try again in \d+ minutes\.$/)
  expect(Number(all[3]!.headers['retry-after'])).toBeGreaterThan(0)
  const later = await writeFour(oldTimer)
  expect(later.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
})
