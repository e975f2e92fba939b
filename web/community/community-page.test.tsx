// The community page for visitors and members, with the exact notices of the specification.
import { expect, test, vi } from 'vitest'
import type { Post } from '#contract/api/community.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { fill, freshPage, notice } from '#tests/fresh-page.tsx'
import { find, press, settle } from '#tests/render.tsx'

vi.mock('#web/full-navigation.ts', () => ({ navigateFully: vi.fn() }))

const LIST = 'GET /api/posts?limit=21'
const AT = '2026-11-20T10:00:00.000Z'
const aPost = (more: Partial<Post> = {}): Post => ({
  id: 3,
  title: 'The bus stop',
  content: 'It made me call my mother.',
  authorId: MINJI.id,
  authorUsername: 'minji',
  createdAt: AT,
  updatedAt: AT,
  upvotes: 2,
  downvotes: 1,
  score: 1,
  commentCount: 0,
  userVote: null,
  ...more,
})
const post = aPost()
const { userVote: _, ...asVisitor } = post

type Answers = Parameters<typeof fakeServer>[0]
/** Renders the page at an address, for a visitor or for minji. */
async function community(answers: Answers = {}, { visitor = false, search = '' } = {}) {
  if (!visitor) localStorage.setItem('auth_token', 'good')
  history.replaceState(null, '', `/community${search}`)
  const shown = visitor ? asVisitor : post
  const requests = fakeServer({
    'GET /api/auth/me': { body: MINJI },
    [LIST]: { body: [shown] },
    'GET /api/posts/3': { body: shown },
    'GET /api/posts/3/comments?limit=51': { body: [] },
    ...answers,
  })
  await freshPage(async () => {
    const { useSearch } = await import('wouter')
    const { default: CommunityPage } = await import('./community-page.tsx')
    const Page = () => <CommunityPage params={{}} query={new URLSearchParams(useSearch())} />
    return <Page />
  })
  await settle()
  return { requests, writes: () => requests.filter(({ call }) => !call.startsWith('GET ')) }
}
const calls = (requests: RecordedRequest[]) => requests.map(({ call }) => call)
const button = (name: string) => find('button', name)
const click = async (name: string) => {
  await press(button(name))
  await settle()
}
/** Submits the form that has this field. */
const submit = async (field: string) => {
  await press(document.querySelector(`form:has([name=${field}]) [type=submit]`)!)
  await settle()
}
const score = () => document.querySelector('[aria-label^=Score]')!.textContent

test('a visitor who tries to create, vote or comment is asked to sign up or log in, and nothing is sent', async () => {
  const { writes } = await community({}, { visitor: true, search: '?post=3' })
  const expectSignInNotice = (action: string) =>
    expect(notice()).toMatch(new RegExp(`^Authentication RequiredPlease sign up or log in to ${action}`))
  await click('Create post')
  expectSignInNotice('create posts')
  await click('Upvote')
  expectSignInNotice('vote')
  await fill('comment', 'So did I.')
  await submit('comment')
  expectSignInNotice('comment')
  expect(writes()).toEqual([])
})

test('Sign Up / Log In opens the dialog on the register tab; members do not see it', async () => {
  await community({}, { visitor: true })
  await click('Sign Up / Log In')
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Sign Up')
})

test('a post without title and content shows the notice, marks the field and is not sent', async () => {
  const { writes } = await community()
  expect(document.body.textContent).not.toContain('Sign Up / Log In')
  await click('Create post')
  await fill('title', '   ')
  await submit('title')
  expect(notice()).toBe('ErrorPlease fill in both title and content')
  expect(document.activeElement?.getAttribute('name')).toBe('title')
  expect(writes()).toEqual([])
})

test('pressing twice sends once', async () => {
  let answer = (_: { status: number; body: unknown }) => {}
  const held = new Promise<{ status: number; body: unknown }>((resolve) => {
    answer = resolve
  })
  const { writes } = await community({ 'POST /api/posts': () => held })
  await click('Create post')
  await fill('title', 'Once')
  await fill('content', 'Only once.')
  const send = document.querySelector<HTMLElement>('form:has([name=title]) [type=submit]')!
  await press(send)
  expect(send.textContent).toBe('Posting...')
  await press(send)
  answer({ status: 201, body: aPost({ id: 4 }) })
  await settle()
  expect(writes()).toHaveLength(1)
})

test.each([
  [
    'what the server said',
    { status: 400, body: { message: 'Title can be at most 200 characters' } },
    'Title can be at most 200 characters',
  ],
  [
    'that the site cannot be reached',
    'no answer' as const,
    'Could not reach the site. Please check your connection and try again.',
  ],
])('a post that could not be created shows %s, and the text stays', async (_, answer, words) => {
  await community({ 'POST /api/posts': answer })
  await click('Create post')
  await fill('title', 'Kept')
  await fill('content', 'Not lost.')
  await submit('title')
  expect(notice()).toBe(`Error${words}`)
  expect(document.querySelector<HTMLTextAreaElement>('[name=content]')!.value).toBe('Not lost.')
})

test('a refused vote is rolled back with the reason', async () => {
  await community({ 'POST /api/posts/3/vote': { status: 404, body: { message: 'Post not found' } } })
  await click('Downvote')
  expect(notice()).toBe('ErrorPost not found')
  expect(score()).toBe('1')
  expect(button('Downvote').getAttribute('aria-pressed')).toBe('false')
})

test('after a post is deleted from the list, the focus is on the list', async () => {
  let posts = [aPost(), aPost({ id: 4, title: 'The other one' })]
  await community({
    [LIST]: () => ({ body: posts }),
    'DELETE /api/posts/3': () => {
      posts = posts.slice(1)
      return { body: { success: true } }
    },
  })
  const first = document.querySelector('article')!
  const remove = [...first.querySelectorAll('button')].find((one) => one.textContent === 'Delete')!
  remove.focus()
  await press(remove)
  await press(document.querySelector('[role=alertdialog] .danger')!)
  await settle()
  expect(document.querySelectorAll('article')).toHaveLength(1)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Posts')
})

test('edit and delete are offered on one’s own posts only, and to admins on all', async () => {
  const others = { [LIST]: { body: [aPost({ authorId: 99 })] } }
  await community(others)
  expect(document.body.textContent).not.toContain('Edit')
  document.body.replaceChildren()
  await community({ ...others, 'GET /api/auth/me': { body: { ...MINJI, isAdmin: true } } })
  expect(button('Edit')).toBeTruthy()
})

test('after a conflicting save both versions can be chosen', async () => {
  const theirs = { title: 'Edited by an admin', content: 'Kindly.', updatedAt: '2026-11-21T09:00:00.000Z' }
  let refused = true
  const { writes } = await community({
    'PUT /api/posts/3': () =>
      refused
        ? { status: 409, body: { message: 'This post has changed since you opened it', current: theirs } }
        : { body: aPost({ title: 'Mine' }) },
  })
  await click('Edit')
  await fill('title', 'Mine')
  await click('Update post')
  expect(writes()[0]!.body).toEqual({ title: 'Mine', content: post.content, basedOn: AT })
  expect(document.querySelector('dialog')!.textContent).toContain('Edited by an admin')
  refused = false
  await click('Save mine instead')
  expect(writes().at(-1)!.body).toMatchObject({ title: 'Mine', basedOn: theirs.updatedAt })
  expect(notice()).toBe('Post updated successfully!')
})

test('a failure without a response of the site shows the error’s message', async () => {
  await community({ 'POST /api/posts': { status: 502, body: 'Bad Gateway' } })
  await click('Create post')
  await fill('title', 'A title')
  await fill('content', 'Some words')
  await submit('title')
  await settle()
  expect(notice()).toBe('Error502: "Bad Gateway"')
})

test.each([
  ['Failed to create post', 'POST /api/posts'],
  ['Please log in to comment', 'POST /api/posts/3/comments'],
  ['Please log in to vote', 'POST /api/posts/3/vote'],
  ['Failed to update post', 'PUT /api/posts/3'],
  ['Failed to delete post', 'DELETE /api/posts/3'],
])('a failure without a message shows "%s"', async (words, call) => {
  await community({ [call]: { status: 500, body: { message: '' } } }, { search: '?post=3' })
  if (call.endsWith('comments')) {
    await fill('comment', 'So did I.')
    await submit('comment')
  } else if (call.endsWith('vote')) await click('Upvote')
  else if (call.startsWith('DELETE')) {
    await click('Delete')
    await press(document.querySelector('[role=alertdialog] .danger')!)
  } else if (call.startsWith('PUT')) {
    await click('Edit')
    await press(find('button', 'Update post'))
  } else {
    await click('Create post')
    await fill('title', 'A title')
    await fill('content', 'Some words')
    await submit('title')
  }
  await settle()
  expect(notice()).toBe(`Error${words}`)
})

test('a refused comment shows the server’s message until the comment is changed', async () => {
  const answer = { status: 400, body: { message: 'A comment can be at most 5,000 characters' } }
  await community({ 'POST /api/posts/3/comments': answer }, { search: '?post=3' })
  await fill('comment', 'So did I.')
  await submit('comment')
  const field = document.querySelector('[name=comment]')!
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await fill('comment', 'So did we.')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('an empty comment is not sent; a sent one shows a notice and the comments are refetched', async () => {
  const { requests, writes } = await community(
    { 'POST /api/posts/3/comments': { status: 201, body: {} } },
    { search: '?post=3' },
  )
  expect(document.querySelector('dialog')!.textContent).toContain(
    'No comments yet. Be the first to share your thoughts!',
  )
  await fill('comment', '  ')
  await submit('comment')
  expect(writes()).toEqual([])
  expect(notice()).toBeNull()
  await fill('comment', 'So did I.')
  const before = calls(requests).filter((call) => call.includes('/comments?')).length
  await submit('comment')
  expect(writes().map(({ body }) => body)).toEqual([{ content: 'So did I.' }])
  expect(notice()).toBe('Comment added successfully!')
  expect(calls(requests).filter((call) => call.includes('/comments?'))).toHaveLength(before + 1)
})

test('a link to a missing post says so', async () => {
  await community(
    { 'GET /api/posts/3': { status: 404, body: { message: 'Post not found' } } },
    { search: '?post=3' },
  )
  expect(document.querySelector('dialog')!.textContent).toContain('This post is no longer available.')
})

test('a list that failed to load offers a retry; an empty one says so', async () => {
  await community({
    [LIST]: { status: 500, body: { message: 'Something went wrong on our side. Please try again later.' } },
  })
  expect(document.querySelector('[role=alert] h2')?.textContent).toBe('Could not load the posts.')
  document.body.replaceChildren()
  await community({ [LIST]: { body: [] } })
  expect(document.body.textContent).toContain('No posts yet')
})
