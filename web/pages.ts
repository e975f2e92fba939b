// What every page reads, its code, and how both are loaded before it is shown. Which pages there are: addresses.ts.
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { type Page, type Params, type Place, pages, placeOf } from './addresses.ts'
import * as community from './community/queries.ts'
import * as dramas from './dramas/queries.ts'
import * as forms from './forms/queries.ts'
import * as home from './home/queries.ts'
import * as learners from './learners/queries.ts'
import * as news from './news/queries.ts'
import * as reviews from './reviews/queries.ts'
import * as tour from './virtual-tour/queries.ts'

export interface PageProps {
  params: Params
  /** what the address says behind the question mark, of the names the page declares */
  search: URLSearchParams
}
type Query = { queryKey: readonly unknown[] }
type File = (typeof pages)[number]['file']
type Needs = (params: Params, search: URLSearchParams) => Query[]

const dramaNeeds = (id: string) => [
  reviews.reviewsOfDrama(id),
  news.articlesNaming(id),
  tour.placesOfDrama(id),
  learners.linesOfDrama(id),
]

/** Read before the server renders a page and before the browser shows it. */
const needs: Partial<Record<File, Needs>> = {
  'home/home': () => home.homeNeeds,
  'dramas/browse': (_, search) => dramas.browseNeeds(search),
  'dramas/platform': (params, search) => dramas.platformNeeds(params.platform!, search),
  // what cannot be a drama's number has no reviews to ask for either
  'dramas/detail': ({ id = '' }) =>
    /^[1-9]\d{0,9}$/.test(id) ? [dramas.oneDrama(id), ...dramaNeeds(id)] : [dramas.oneDrama(id)],
  'reviews/reviews': (_, search) => reviews.reviewsNeeds(search),
  'community/community': (_, search) => community.communityNeeds(search),
  'virtual-tour/tour': () => [tour.allPlaces],
  'learners/learners': () => [learners.lineSources],
  'forms/experiential': () => [forms.travelText],
  'news/news': (_, search) => news.newsNeeds(search),
}

interface PageModule {
  default: ComponentType<PageProps>
  /** what the page turns out to need once its data is read */
  furtherNeeds?: (client: QueryClient, params: Params, search: URLSearchParams) => Query[]
}
const modules = import.meta.glob<PageModule>('./*/*-page.tsx')
const ready = new Map<string, ComponentType<PageProps>>()

async function load(page: Page) {
  const module = await modules[`./${page.file}-page.tsx`]!()
  ready.set(page.file, module.default)
  return module
}
const waiting = new Map(pages.map((page: Page) => [page.file, lazy(() => load(page))]))

/** A loaded page renders at once (server, hydration, Back); another one suspends. */
export const screenOf = (page: Page) => ready.get(page.file) ?? waiting.get(page.file)!

/**
 * Loads a page's code and data, for the server, hydration, hover and navigation alike. Data that cannot be read is not
 * an error here: the page says so itself.
 */
export async function prepare(client: QueryClient, url: string): Promise<Place> {
  const place = placeOf(url)
  const queries = needs[place.page.file as File]?.(place.params, place.search) ?? []
  const [{ furtherNeeds }] = await Promise.all([
    load(place.page),
    ...queries.map((query) => client.prefetchQuery(query)),
  ])
  const further = furtherNeeds?.(client, place.params, place.search) ?? []
  await Promise.all(further.map((query) => client.prefetchQuery(query)))
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
