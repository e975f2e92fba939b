// A site where Sora has a public page and Minji reads it, for tests: new members for each test, and what they do.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OwnList } from '#contract/api/lists.ts'
import type { ActivityEntry, OwnPublicPage, PublicPage } from '#contract/api/public-pages.ts'
import type { Review } from '#contract/api/reviews.ts'
import { putDramas } from './dramas.ts'
import { aSite, type Person, type SignedIn, type TestSite } from './site.ts'

interface On {
  site: TestSite
  /** has a page */
  sora: SignedIn
  /** reads it */
  minji: SignedIn
  admin: SignedIn
  /** of three dramas: Rain, Tea, Sea */
  ids: number[]
}

export const ALL = { isOn: true, watching: true, ratings: true, reviews: true, lists: true, year: true }

/** "ratings Rain 8", "reviews Rain", "lists Rainy days" */
export const inWords = (entries: ActivityEntry[]) =>
  entries.map((one) => {
    if (one.kind === 'ratings') return `ratings ${one.drama.title} ${one.rating}`
    return one.kind === 'reviews' ? `reviews ${one.review.title}` : `lists ${one.list.title}`
  })
/** What withEverything() makes, in words and sorted. */
export const EVERYTHING = ['lists Rainy days', 'ratings Rain 8', 'reviews Rain']

/** Call it once in a file: it starts the site before the tests. */
export function memberPages() {
  const on = {} as On
  beforeAll(async () => {
    on.site = await aSite()
    on.admin = await on.site.signUp({ isAdmin: true })
    const dramas = await putDramas(on.site.db, [{ title: 'Rain' }, { title: 'Tea' }, { title: 'Sea' }])
    on.ids = dramas.map(({ id }) => id)
  })
  afterAll(() => on.site.close())
  beforeEach(async () => {
    on.sora = await on.site.signUp()
    on.minji = await on.site.signUp()
  })

  const url = (of = on.sora) => `/api/members/${encodeURIComponent(of.member.username)}`
  const show = (switches: Partial<OwnPublicPage>, by = on.sora) => by.put('/api/public-page', switches)
  const rate = (at: number, ownRating = 8, by = on.sora) =>
    by.post(`/api/watchlist/${on.ids[at]}`, { ownRating })
  const review = async (more: object = {}) => {
    const body = { title: 'Rain', content: 'Soft', isPublic: true, ...more }
    return (await on.sora.post('/api/kdrama-notes', body)).json<Review>()
  }
  const aList = async (visibility = 'public') => {
    const { id } = (await on.sora.post('/api/lists', { title: 'Rainy days' })).json<OwnList>()
    await on.sora.put(`/api/lists/${id}/dramas/${on.ids[0]}`, {})
    await on.sora.put(`/api/lists/${id}`, { visibility })
    return id
  }
  return {
    ...{ on, url, show, rate, review, aList },
    page: (by: Person = on.site.visitor) => by.json<PublicPage>(url()),
    activity: (query = '') => on.site.visitor.json<ActivityEntry[]>(`${url()}/activity${query}`),
    follow: (of = on.sora, by = on.minji) => by.put(`${url(of)}/follow`),
    feed: () => on.minji.json<ActivityEntry[]>('/api/following/activity'),
    async withEverything() {
      await rate(0)
      await review()
      await aList()
      await show(ALL)
    },
  }
}
