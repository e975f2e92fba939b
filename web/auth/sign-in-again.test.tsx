// The redirect to sign in after "401: Unauthorized": one notice, one redirect.
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { fill, freshPage, notice } from '#tests/fresh-page.tsx'
import { press, settle } from '#tests/render.tsx'

const navigateFully = vi.hoisted(() => vi.fn())
vi.mock('#web/full-navigation.ts', () => ({ navigateFully }))

beforeEach(() => {
  navigateFully.mockReset()
  localStorage.setItem('auth_token', 'good')
  history.replaceState(null, '', '/community?post=3')
})

const UNAUTHORIZED = { status: 401, body: { message: 'Unauthorized' } }

/** A page with a text box that posts, built like those of the site. */
const posting = () =>
  freshPage(async () => {
    const { useMutation } = await import('@tanstack/react-query')
    const { send } = await import('#web/api.ts')
    const { useDraft } = await import('#web/drafts/use-draft.ts')
    const { toast } = await import('#web/ui/toast.ts')
    function Posting() {
      const draft = useDraft({ key: 'post:new', initial: '' })
      const post = useMutation({
        mutationFn: () => send('PUT /api/auth/profile', {}, { username: draft.value }),
        onSuccess: () => draft.clear(),
        onError: () =>
          toast({ title: 'Error', description: 'Failed to create post', variant: 'destructive' }),
      })
      return (
        <form>
          <input name="post" value={draft.value} onChange={({ target }) => draft.set(target.value)} />
          <button type="button" onClick={() => post.mutate()}>
            Post
          </button>
        </form>
      )
    }
    return <Posting />
  })

const later = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

test('a write that fails with "401: Unauthorized" shows one notice and goes to sign in after half a second', async () => {
  fakeServer({ 'GET /api/auth/me': { body: MINJI }, 'PUT /api/auth/profile': UNAUTHORIZED })
  await posting()
  await fill('post', 'In the middle of it')
  await press(document.querySelector('button')!)
  await settle()
  expect(notice()).toBe('UnauthorizedYou are logged out. Logging in again...')
  expect(navigateFully).not.toHaveBeenCalled()
  await later(520)
  expect(navigateFully).toHaveBeenCalledExactlyOnceWith('/api/login')
})

test('the token of an ended session is removed with the first refused call, one that replaced it is not', async () => {
  fakeServer({ 'GET /api/auth/me': { body: MINJI }, 'GET /api/watchlist/summary': UNAUTHORIZED })
  const { readInBrowser } = await import('#web/api.ts')
  await readInBrowser('/api/watchlist/summary').catch(() => {})
  expect(localStorage.getItem('auth_token')).toBeNull()
  localStorage.setItem('auth_token', 'old')
  const refused = readInBrowser('/api/watchlist/summary').catch(() => {})
  localStorage.setItem('auth_token', 'of another tab')
  await refused
  expect(localStorage.getItem('auth_token')).toBe('of another tab')
})

test('any other failure is left to the page', async () => {
  fakeServer({
    'GET /api/auth/me': { body: MINJI },
    'PUT /api/auth/profile': { status: 401, body: { message: 'Invalid email or password' } },
  })
  await posting()
  await press(document.querySelector('button')!)
  await later(520)
  expect(notice()).toBe('ErrorFailed to create post')
  expect(navigateFully).not.toHaveBeenCalled()
})

test('several writes that fail at once make one notice and one redirect', async () => {
  fakeServer({ 'GET /api/auth/me': { body: MINJI }, 'PUT /api/auth/profile': UNAUTHORIZED })
  await posting()
  const { send } = await import('#web/api.ts')
  const write = () => send('PUT /api/auth/profile', {}, { username: 'a' }).catch(() => {})
  await act(async () => void (await Promise.all([write(), write(), write()])))
  await later(520)
  expect(navigateFully).toHaveBeenCalledOnce()
})

test('closing the dialog clears the return path', async () => {
  const { saveReturnPath, takeReturnPath } = await import('./before-sign-in.ts')
  saveReturnPath()
  history.replaceState(null, '', '/?auth=login')
  fakeServer({ 'GET /api/auth/me': UNAUTHORIZED })
  await freshPage()
  await settle()
  await press(document.querySelector('dialog [aria-label=Close]')!)
  expect(takeReturnPath()).toBeNull()
})

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'nobody is led to %s',
  async (path) => {
    sessionStorage.setItem('return_to', JSON.stringify({ path, at: Date.now() }))
    const { takeReturnPath } = await import('./before-sign-in.ts')
    expect(takeReturnPath()).toBeNull()
  },
)
