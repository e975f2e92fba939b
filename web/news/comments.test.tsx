// The comments of an article, for visitors, members and admins.
import type { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewsComment } from '#contract/api/news.ts'
import { NEWS_COMMENTS_PAGE } from '#contract/news.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { find, press, render, typeInto } from '#tests/render.tsx'
import { readInBrowser } from '#web/api.ts'
import { startSession } from '#web/auth/member.ts'
import { makeQueryClient } from '#web/query.ts'
import { CommentForm } from './comment-form.tsx'
import { Comments } from './comments.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const LIST = 'GET /api/news/5/comments?limit=50'
const POST = 'POST /api/news/5/comments'
const aComment = (id: number, more: Partial<NewsComment> = {}): NewsComment => ({
  ...{ id, author: 'Amara', content: `Number ${id}`, createdAt: '2026-11-01T10:00:00.000Z', isGuest: false },
  ...more,
})

let client: QueryClient

async function below(
  answers: Parameters<typeof fakeServer>[0],
  signedIn = false,
): Promise<RecordedRequest[]> {
  const requests = fakeServer({ [LIST]: { body: [] }, ...answers })
  if (signedIn) localStorage.setItem('auth_token', 'token')
  await act(async () => {
    await startSession()
  })
  client = makeQueryClient(readInBrowser)
  await render(<Comments article={5} />, client)
  await pass(10)
  return requests
}

const admin = { 'GET /api/auth/me': { body: { ...MINJI, isAdmin: true } } }
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const text = () => document.body.textContent
const banner = () => document.querySelector('.banner')?.textContent ?? null

const type = (name: 'author' | 'content', value: string) => typeInto(field(name), value)

test('an article without comments asks for the first one', async () => {
  await below({})
  expect(text()).toContain('No comments yet. Be the first to share your thoughts!')
  expect(find('button', 'Post comment')).toBeTruthy()
  expect(field('content').getAttribute('rows')).toBe('3')
})

describe('writing', () => {
  test.each([
    ['', 'Some words', 'author'],
    ['Amara', '', 'content'],
    ['  ', '  ', 'author'],
    ['\u200b', 'Some words', 'author'],
  ])(
    'the name %j with the comment %j is stopped by an alert, and nothing is sent',
    async (author, content, faulty) => {
      const requests = await below({})
      await type('author', author)
      await type('content', content)
      await press(find('button', 'Post comment'))
      expect(find('alert').textContent).toBe('Please fill in both your name and comment')
      expect(document.activeElement).toBe(field(faulty))
      expect(field(faulty).getAttribute('aria-invalid')).toBe('true')
      await pass(5_000)
      expect(requests.map(({ call }) => call)).not.toContain(POST)
      expect(find('alert').textContent).toBe('Please fill in both your name and comment')
    },
  )

  test('the alert disappears when the missing text is written', async () => {
    await below({})
    await press(find('button', 'Post comment'))
    await type('author', 'Amara')
    expect(find('alert').textContent).toBe('Please fill in both your name and comment')
    await type('content', 'Hello')
    expect(find('alert').textContent).toBe('')
  })

  test('without an article the alert asks to choose one', async () => {
    fakeServer({})
    await render(<CommentForm article={null} onPosted={() => {}} onFailed={() => {}} />)
    await type('author', 'Amara')
    await type('content', 'Hello')
    await press(find('button', 'Post comment'))
    expect(find('alert').textContent).toBe('Please select an article first')
  })

  test('a posted comment appears in the list, the box is emptied, and the banner disappears after three seconds', async () => {
    const list: NewsComment[] = []
    const requests = await below({
      [LIST]: () => ({ body: [...list] }),
      [POST]: ({ body }) => {
        list.unshift(aComment(1, { author: String(body.author), content: String(body.content) }))
        return { status: 201, body: list[0] }
      },
    })
    await pass(2_000)
    await type('author', 'Amara')
    await type('content', 'A kitchen to be in.')
    await press(find('button', 'Post comment'))
    await pass(50)
    expect(banner()).toBe('✓ Comment posted successfully!')
    expect(document.querySelector('ul')!.textContent).toContain('A kitchen to be in.')
    expect(field('content').value).toBe('')
    expect(field('author').value).toBe('Amara')
    expect(requests.find(({ call }) => call === POST)!.body).toMatchObject({ website: '' })
    await pass(2_000)
    // A change does not extend the banner's time.
    list.unshift(aComment(2))
    await act(() => client.invalidateQueries())
    await pass(800)
    expect(document.querySelectorAll('ul > li')).toHaveLength(2)
    expect(banner()).toBe('✓ Comment posted successfully!')
    await pass(300)
    expect(banner()).toBeNull()
  })

  test('a very quick guest waits a moment, and several presses make one request', async () => {
    const requests = await below({ [POST]: { status: 201, body: aComment(1) } })
    await type('author', 'Amara')
    await type('content', 'Quick')
    await press(find('button', 'Post comment'))
    expect((find('button', 'Posting...') as HTMLButtonElement).disabled).toBe(true)
    await press(find('button', 'Posting...'))
    await pass(500)
    const sent = () => requests.filter(({ call }) => call === POST)
    expect(sent()).toHaveLength(0)
    await pass(1_500)
    expect(sent()).toHaveLength(1)
    expect(sent()[0]!.body.writtenIn).toBeGreaterThanOrEqual(1_500)
    expect(banner()).toBe('✓ Comment posted successfully!')
  })

  test('a failure is shown for three seconds, and the text stays', async () => {
    await below({
      [POST]: { status: 500, body: { message: 'Something went wrong on our side. Please try again later.' } },
    })
    await pass(2_000)
    await type('author', 'Amara')
    await type('content', 'Do not lose me')
    await press(find('button', 'Post comment'))
    await pass(50)
    expect(banner()).toBe(
      '❌ Failed to post comment: 500: Something went wrong on our side. Please try again later.',
    )
    expect(field('content').value).toBe('Do not lose me')
    await pass(3_100)
    expect(banner()).toBeNull()
    expect(field('content').value).toBe('Do not lose me')
  })

  test('a draft is restored after a reload', async () => {
    await below({})
    await type('content', 'Half a thought')
    document.body.replaceChildren()
    await below({})
    expect(field('content').value).toBe('Half a thought')
    expect(text()).toContain('Draft restored')
  })
})

describe('reading', () => {
  test('guest names are marked, and markup is shown as text', async () => {
    const comments = [
      aComment(2, { author: 'minji', isGuest: true }),
      aComment(1, { content: '<b>bold</b>\nsecond line' }),
    ]
    await below({ [LIST]: { body: comments } })
    const [guest, other] = document.querySelectorAll('li')
    expect(guest!.querySelector('.badge')!.textContent).toBe('guest')
    expect(other!.querySelector('.badge')).toBeNull()
    expect(other!.querySelector('p')!.textContent).toBe('<b>bold</b>\nsecond line')
    expect(document.querySelector('h2')!.textContent).toBe('Comments 2')
  })

  test('older comments load on request', async () => {
    const first = Array.from({ length: NEWS_COMMENTS_PAGE }, (_, at) => aComment(100 - at))
    await below({
      [LIST]: { body: first },
      'GET /api/news/5/comments?limit=50&before=51': { body: [aComment(50), aComment(49)] },
    })
    expect(document.querySelector('h2')!.textContent).toBe('Comments 50+')
    expect(document.querySelectorAll('li')).toHaveLength(50)
    await press(find('button', 'Show older comments'))
    await pass(10)
    expect(document.querySelectorAll('li')).toHaveLength(52)
  })

  test('comments that failed to load can be loaded again', async () => {
    let works = false
    await below({
      [LIST]: () => (works ? { body: [aComment(1)] } : { status: 503, body: { message: 'Later' } }),
    })
    expect(banner()).toContain('Could not load the comments.')
    works = true
    await press(find('button', 'Try again'))
    await pass(10)
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })
})

describe('what others write meanwhile', () => {
  /** The time until the page looks again. */
  const lookAgain = () => pass(20_000)
  const ids = () => [...document.querySelectorAll('li p')].map((p) => p.textContent)

  test('new comments wait behind a line, and deleted ones disappear', async () => {
    let list = [aComment(2), aComment(1)]
    await below({ [LIST]: () => ({ body: list }) })
    list = [aComment(4), aComment(3), aComment(2)]
    await lookAgain()
    expect(ids()).toEqual(['Number 2'])
    await press(find('button', '2 new comments'))
    await pass(10)
    expect(ids()).toEqual(['Number 4', 'Number 3', 'Number 2'])
    expect(text()).not.toContain('new comments')
  })

  test('one’s own comment appears at once, and the list is fetched once after it', async () => {
    const list = Array.from({ length: NEWS_COMMENTS_PAGE }, (_, at) => aComment(NEWS_COMMENTS_PAGE - at))
    const own = aComment(100, { content: 'My own' })
    const requests = await below({
      [LIST]: () => ({ body: list.slice(0, NEWS_COMMENTS_PAGE) }),
      [POST]: () => {
        list.unshift(own)
        return { status: 201, body: own }
      },
    })
    const listCalls = () => requests.filter(({ call }) => call === LIST).length
    await pass(2_000)
    await type('author', 'Amara')
    await type('content', 'My own')
    await press(find('button', 'Post comment'))
    await pass(50)
    expect(ids()[0]).toBe('My own')
    await lookAgain()
    expect(ids()[0]).toBe('My own')
    expect(listCalls()).toBe(2)
    expect(text()).not.toContain('new comment')
    // comments pushed off the page can still be loaded
    expect(find('button', 'Show older comments')).toBeTruthy()
  })

  test('the first comment appears at once; a hidden page does not look, and looks when it is shown', async () => {
    let list: NewsComment[] = []
    const requests = await below({ [LIST]: () => ({ body: list }) })
    const listCalls = () => requests.filter(({ call }) => call === LIST).length
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    list = [aComment(1)]
    hide(true)
    await lookAgain()
    expect(listCalls()).toBe(1)
    hide(false)
    await pass(10)
    expect(ids()).toEqual(['Number 1'])
  })
})

describe('reporting', () => {
  const member = { 'GET /api/auth/me': { body: MINJI } }

  test('a member reports other people’s comments, and a reported comment is hidden', async () => {
    let list = [aComment(2, { author: 'minji' }), aComment(1)]
    const requests = await below(
      {
        ...member,
        [LIST]: () => ({ body: list }),
        'POST /api/reports': () => {
          list = [list[0]!]
          return { status: 201, body: {} }
        },
      },
      true,
    )
    expect(document.querySelectorAll('[aria-label=Report]')).toHaveLength(1)
    await press(find('button', 'Report'))
    // the form is loaded lazily
    await act(() => import('#web/moderation/report-dialog.tsx').then(() => {}))
    await pass(50)
    await press(document.querySelector('dialog input[value=unkind]')!)
    await press(find('button', 'Send report'))
    await pass(50)
    expect(requests.find(({ call }) => call === 'POST /api/reports')!.body).toMatchObject({
      area: 'news-comment',
      itemId: 1,
      reason: 'unkind',
    })
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })

  test('visitors have no report button', async () => {
    await below({ [LIST]: { body: [aComment(1)] } })
    expect(document.querySelector('[aria-label=Report]')).toBeNull()
  })
})

describe('deleting', () => {
  test('only admins have a delete button', async () => {
    await below({ [LIST]: { body: [aComment(1)] }, 'GET /api/auth/me': { body: MINJI } }, true)
    expect(document.querySelector('[aria-label=Delete]')).toBeNull()
  })

  test('a deleted comment disappears, and the banner says so', async () => {
    let list = [aComment(2), aComment(1)]
    const requests = await below(
      {
        ...admin,
        [LIST]: () => ({ body: list }),
        'DELETE /api/comments/2': () => {
          list = [aComment(1)]
          return { body: { success: true } }
        },
      },
      true,
    )
    await press(find('button', 'Delete'))
    await press(document.querySelector('[role=alertdialog] .danger')!)
    await pass(50)
    expect(banner()).toBe('✓ Comment deleted successfully!')
    expect(document.querySelectorAll('li')).toHaveLength(1)
    expect(document.activeElement?.id).toBe('comments')
    expect(requests.find(({ call }) => call === 'DELETE /api/comments/2')!.bearer).toBe('Bearer token')
    await pass(3_100)
    expect(banner()).toBeNull()
  })

  test('a comment that could not be deleted stays, and the banner shows the reason', async () => {
    await below(
      {
        ...admin,
        [LIST]: { body: [aComment(1)] },
        'DELETE /api/comments/1': { status: 404, body: { message: 'Comment not found' } },
      },
      true,
    )
    await press(find('button', 'Delete'))
    await press(document.querySelector('[role=alertdialog] .danger')!)
    await pass(50)
    expect(banner()).toBe('❌ Failed to delete comment: 404: Comment not found')
    expect(document.querySelectorAll('li')).toHaveLength(1)
  })
})
