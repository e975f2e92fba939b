// Every screen, one line each: its address, its file, and what it reads.
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { parse } from 'regexparam'
import { matchRoute } from 'wouter'
import * as community from './community/queries.ts'
import * as dramas from './dramas/queries.ts'
import * as home from './home/queries.ts'
import * as learners from './learners/queries.ts'
import * as news from './news/queries.ts'
import * as reviews from './reviews/queries.ts'
import * as tour from './virtual-tour/queries.ts'

export type Params = Record<string, string | undefined>
export interface PageProps {
  params: Params
  /** what the address says behind the question mark, of the names the page declares */
  search: URLSearchParams
}
type Query = { queryKey: readonly unknown[] }
export interface Page {
  path: string
  /** `web/{file}-page.tsx` */
  file: string
  status?: number
  /** names behind the question mark that change the page; all others are dropped before it is rendered or kept */
  search?: readonly string[]
  /** read before the server renders the page and before the browser shows it */
  needs?: (params: Params, search: URLSearchParams) => Query[]
  /** it says in words of its own that it loads: a long wait is spent on it, not on the page before it */
  saysItLoads?: boolean
}

const dramaNeeds = (id: string) => [
  reviews.reviewsOfDrama(id),
  news.articlesNaming(id),
  tour.placesOfDrama(id),
  learners.linesOfDrama(id),
]

export const pages: readonly Page[] = [
  { path: '/', file: 'home/home', needs: () => home.homeNeeds },
  {
    path: '/k-drama',
    file: 'dramas/browse',
    search: ['search', 'categories', 'sort', 'avoid', 'gentle', 'page'],
    needs: (_, search) => dramas.browseNeeds(search),
  },
  {
    path: '/k-drama/platform/:platform',
    file: 'dramas/platform',
    search: ['page'],
    needs: (params, search) => dramas.platformNeeds(params.platform!, search),
  },
  {
    path: '/drama/:id',
    file: 'dramas/detail',
    // what cannot be a drama's number has no reviews to ask for either
    needs: ({ id = '' }) =>
      /^[1-9]\d{0,9}$/.test(id) ? [dramas.oneDrama(id), ...dramaNeeds(id)] : [dramas.oneDrama(id)],
    saysItLoads: true,
  },
  {
    path: '/reviews',
    file: 'reviews/reviews',
    search: ['before'],
    needs: (_, search) => [reviews.publicReviews(reviews.idIn(search, 'before'))],
  },
  {
    path: '/community',
    file: 'community/community',
    search: ['search', 'sort', 'before', 'post'],
    needs: (_, search) => community.communityNeeds(search),
  },
  { path: '/profile', file: 'profile/profile' },
  { path: '/feedback', file: 'forms/feedback' },
  { path: '/contact', file: 'forms/contact' },
  { path: '/experiential-learning', file: 'forms/experiential' },
  { path: '/logos', file: 'logos/logos' },
  {
    path: '/virtual-tour',
    file: 'virtual-tour/tour',
    search: ['place'],
    needs: () => [tour.allPlaces],
    saysItLoads: true,
  },
  { path: '/korean-learners', file: 'learners/learners', needs: () => [learners.lineSources] },
  {
    path: '/k-star',
    file: 'news/news',
    search: ['article', 'page'],
    needs: (_, search) => news.newsNeeds(search),
  },
  { path: '/offline', file: 'offline/offline' },
  { path: '/admin', file: 'admin/admin' },
  { path: '*', file: 'shell/not-found', status: 404 },
]

const modules = import.meta.glob<{ default: ComponentType<PageProps> }>('./*/*-page.tsx')
const ready = new Map<string, ComponentType<PageProps>>()

async function load(page: Page) {
  const module = await modules[`./${page.file}-page.tsx`]!()
  ready.set(page.file, module.default)
  return module
}
const waiting = new Map(pages.map((page) => [page.file, lazy(() => load(page))]))

/** A loaded page renders at once (server, hydration, Back); another one suspends. */
export const screenOf = (page: Page) => ready.get(page.file) ?? waiting.get(page.file)!

export interface Place {
  page: Page
  params: Params
  search: URLSearchParams
  /** the address without names the page does not know: one address for one page */
  address: string
}

/** Made once: every link asks which page it leads to. */
const patterns = new Map(pages.map(({ path }) => [path, parse(path)]))
const patternOf = (path: string) => patterns.get(path)!

// "//elsewhere" is a path of ours that nobody knows, not the front page of another site
const addressed = (url: string) => new URL(url.startsWith('/') ? `http://site${url}` : url, 'http://site')

function shownAt(pathname: string): { page: Page; params: Params } {
  for (const page of pages) {
    const [matches, params] = matchRoute(patternOf, page.path, pathname)
    if (matches) return { page, params }
  }
  throw new Error('the last page matches every address')
}

/** Whether a page of ours stands at this address. */
export const isPage = (url: string) => shownAt(addressed(url).pathname).page.status !== 404

/** Which page an address shows. Only what the page declares remains of its search. */
export function placeOf(url: string): Place {
  const { pathname, searchParams } = addressed(url)
  const { page, params } = shownAt(pathname)
  const search = new URLSearchParams()
  for (const name of page.search ?? []) {
    const value = searchParams.get(name)
    if (value) search.set(name, value)
  }
  return {
    page,
    params: mapParams(params, readable),
    search,
    address: search.size ? `${pathname}?${search}` : pathname,
  }
}

const mapParams = (params: Params, change: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && change(value)]))

/** "Disney%2B" is Disney+, written by whoever was careful. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Loads a page's code and data, for the server, hydration, hover and navigation alike. Data that cannot be read is not
 * an error here: the page says so itself.
 */
export async function prepare(client: QueryClient, url: string): Promise<Place> {
  const place = placeOf(url)
  const needs = place.page.needs?.(place.params, place.search) ?? []
  await Promise.all([load(place.page), ...needs.map((query) => client.prefetchQuery(query))])
  return place
}

/** Milliseconds a page that says so itself may lack its data; shorter than what brings the overlay. */
const PATIENCE_MS = 250

/** What a visitor waits for before one page becomes the next. */
export async function arrival(client: QueryClient, url: string): Promise<unknown> {
  const whole = prepare(client, url)
  const { page } = placeOf(url)
  if (!page.saysItLoads) return whole
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([whole, Promise.all([load(page), patience])])
}
