// Loads a page: its code, and the data its entry in pages.ts needs.
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { type Page, type Params, pages, type Query } from './pages.ts'
import { type Route, routeOf } from './route.ts'
import type { SiteFacts } from './site-facts.tsx'

export interface PageProps {
  params: Params
  /** the query string, with only the names the page declares */
  query: URLSearchParams
}

interface PageModule {
  default: ComponentType<PageProps>
  /** queries that depend on the first ones; `site` is there on the server alone */
  furtherNeeds?: (
    client: QueryClient,
    params: Params,
    query: URLSearchParams,
    site?: SiteFacts,
  ) => readonly Query[]
}
const modules = import.meta.glob<PageModule>('./*/*-page.tsx')
const loaded = new Map<string, ComponentType<PageProps>>()

async function loadCode({ file }: Page) {
  const module = await modules[`./${file}-page.tsx`]!()
  loaded.set(file, module.default)
  return module
}
const suspending = new Map(pages.map((page: Page) => [page.file, lazy(() => loadCode(page))]))

/** A loaded page renders at once (server, hydration, Back); any other one suspends. */
export const componentOf = ({ file }: Page) => loaded.get(file) ?? suspending.get(file)!

/**
 * Loads a page's code and data in parallel, for the server, hydration, hover and navigation. A failed query is no
 * error here: the page shows it.
 */
export async function loadPage(client: QueryClient, url: string, site?: SiteFacts): Promise<Route> {
  const route = routeOf(url)
  const { page, params, query } = route
  const fetchAll = (queries: readonly Query[] = []) =>
    Promise.all(queries.map((one) => client.prefetchQuery(one)))
  const [{ furtherNeeds }] = await Promise.all([loadCode(page), fetchAll(page.needs?.(params, query))])
  await fetchAll(furtherNeeds?.(client, params, query, site))
  return route
}

/** Milliseconds to wait for the data of a page with its own loading state; shorter than the delay of the overlay. */
const DATA_WAIT_MS = 250

/** What a navigation waits for before the new page is shown. */
export async function untilShowable(client: QueryClient, url: string): Promise<unknown> {
  const everything = loadPage(client, url)
  const { page } = routeOf(url)
  if (!page.ownLoading) return everything
  const dataWait = new Promise((resolve) => setTimeout(resolve, DATA_WAIT_MS))
  return Promise.race([everything, Promise.all([loadCode(page), dataWait])])
}
