// Opens the admin area: a fake server with two of everything, and a freshly opened admin page.
import { beforeEach, vi } from 'vitest'
import { DEFAULT_BROWSE } from '#contract/browse.ts'
import { DRAMA } from '#contract/content/drama.ts'
import { defaultsOf } from '#contract/content/fields.ts'
import { DEFAULT_HELP } from '#contract/help.ts'
import { DEFAULT_HOME } from '#contract/home.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { fill, freshPage } from '#tests/fresh-page.tsx'
import { settle } from '#tests/render.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/admin')
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollTo = () => {}
})

const ADMIN = { ...MINJI, isAdmin: true }
export const HOME = { ...DEFAULT_HOME, heroTitle: 'Shimpyo', version: 4 }
const BROWSE = { ...DEFAULT_BROWSE, featured: ['romance'], version: 1 }
const art = {
  ...{ poster: '/art/p.webp', tall: '/art/t.webp', hero: '/art/h.webp', share: '/art/s.jpg' },
  ...{ cover: '/art/c.webp', mood: 'dusk' },
}
const NOW = '2026-11-14T10:00:00.000Z'
export const aDrama = (id: number, more: object = {}) => ({
  ...defaultsOf(DRAMA, { name: '', year: 2020 }),
  id,
  title: `Drama ${id}`,
  description: 'x'.repeat(130),
  episodes: 16,
  rating: '8.6/10',
  genre: 'Comedy',
  categories: ['healing'],
  imageUrl: art.poster,
  uploadedImage: null,
  isPopular: id === 1,
  art,
  updatedAt: NOW,
  createdAt: NOW,
  version: 1,
  ...more,
})
export const anArticle = (id: number, more: object = {}) => ({
  id,
  title: `Article ${id}`,
  content: 'y'.repeat(110),
  celebrity: 'IU',
  imageUrl: art.cover,
  publishedAt: NOW,
  updatedAt: NOW,
  createdAt: NOW,
  views: 1234,
  version: 1,
  art,
  ...more,
})

/** @param tab the value of `tab=` in the address, and what follows it */
export async function adminArea(tab: string, answers: Parameters<typeof fakeServer>[0] = {}, member = ADMIN) {
  history.replaceState(null, '', tab ? `/admin?tab=${tab}` : '/admin')
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({
    'GET /api/auth/me': { body: member },
    'GET /api/admin/home-content': { body: HOME },
    'GET /api/admin/k-drama-content': { body: BROWSE },
    'GET /api/admin/page-text/help': { body: { text: DEFAULT_HELP, version: 1 } },
    'GET /api/admin/page-text/travel': { body: { text: '', version: 1 } },
    'GET /api/admin/dramas': { body: [aDrama(2), aDrama(1)] },
    'GET /api/admin/dramas/count': { body: { count: 2, all: 2 } },
    'GET /api/admin/dramas/1': { body: aDrama(1) },
    'GET /api/admin/news': { body: [anArticle(2, { publishedAt: null }), anArticle(1)] },
    'GET /api/admin/news/count': { body: { count: 2, all: 2 } },
    'GET /api/admin/news/celebrities': { body: [] },
    'GET /api/admin/virtual-tour-locations': { body: [] },
    'GET /api/admin/virtual-tour-locations/count': { body: { count: 0, all: 0 } },
    ...answers,
  })
  await show()
  await settle()
  return requests
}
export const show = () =>
  freshPage(async () => {
    await Promise.all([
      import('#web/admin/admin-area.tsx'),
      import('#web/admin/home/home-tab.tsx'),
      import('#web/admin/dramas/dramas-tab.tsx'),
      import('#web/admin/news/news-tab.tsx'),
      import('#web/admin/places/places-tab.tsx'),
      import('#web/admin/members/members-tab.tsx'),
      import('#web/admin/dramas/drama-form.tsx'),
      import('#web/admin/news/news-form.tsx'),
    ])
    const { default: AdminPage } = await import('#web/admin/admin-page.tsx')
    return <AdminPage />
  })

export const panel = () => document.querySelector('[role=tabpanel]:not([hidden])')!
export const text = () => panel().textContent ?? ''
export const inPanel = (words: string) =>
  [...panel().querySelectorAll('button')].find((button) => button.textContent === words)!
export const writes = (requests: RecordedRequest[]) => requests.filter(({ call }) => !call.startsWith('GET'))
export const banner = () => document.querySelector('.banner > div')?.textContent ?? null
export const typedIn = (name: string) => panel().querySelector<HTMLInputElement>(`[name=${name}]`)!.value
/** What the form of a drama requires. */
export const TYPED_DRAMA = { title: 'T', description: 'D', genre: 'G', rating: '8', categories: 'healing' }
export const fillAll = async (fields: object) => {
  for (const [name, value] of Object.entries(fields)) await fill(name, value)
}
