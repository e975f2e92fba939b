// Loads a page: its code, and the data that its entry in pages.ts says it needs.
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { type Page, type Params, pages, type Query } from './pages.ts'
import { type Route, routeOf } from './route.ts'

export interface PageProps {
  params: Params
  /** what the address says behind the question mark, of the names the page declares */
  query: URLSearchParams
}

interface PageModule {
  default: ComponentType<PageProps>
  /** what the page turns out to need once its data is read */
  furtherNeeds?: (client: QueryClient, params: Params, query: URLSearchParams) => readonly Query[]
}
const modules = import.meta.glob<PageModule>('./*/*-page.tsx')
const loaded = new Map<string, ComponentType<PageProps>>()

async function loadCode({ file }: Page) {
  const module = await modules[`./${file}-page.tsx`]!()
  loaded.set(file, module.default)
  return module
}
const suspending = new Map(pages.map((page: Page) => [page.file, lazy(() => loadCode(page))]))

/** A loaded page renders at once (server, hydration, Back); another one suspends. */
export const componentOf = ({ file }: Page) => loaded.get(file) ?? suspending.get(file)!

/**
 * Loads a page's code and data side by side, for the server, hydration, hover and navigation alike. Data that cannot be
 * read is not an error here: the page says so itself.
 */
export async function loadPage(client: QueryClient, url: string): Promise<Route> {
  const route = routeOf(url)
  const { page, params, query } = route
  const fetchAll = (queries: readonly Query[] = []) =>
    Promise.all(queries.map((one) => client.prefetchQuery(one)))
  const [{ furtherNeeds }] = await Promise.all([loadCode(page), fetchAll(page.needs?.(params, query))])
  await fetchAll(furtherNeeds?.(client, params, query))
  return route
}

/** Milliseconds a page that says so itself may lack its data; shorter than what brings the overlay. */
const PATIENCE_MS = 250

/** What a visitor waits for before one page becomes the next. */
export async function untilShowable(client: QueryClient, url: string): Promise<unknown> {
  const everything = loadPage(client, url)
  const { page } = routeOf(url)
  if (!page.ownLoading) return everything
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([everything, Promise.all([loadCode(page), patience])])
}
