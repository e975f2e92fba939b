// Finds dramas by words or moods: in the browser if the catalogue is small, otherwise on the server.
import type { QueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import { recommend, search } from '#contract/search.ts'
import { count, popularSix, ranked, recommended, sorted } from '#web/dramas/queries.ts'

export { nothingFound, recommendationsReady } from './result-messages.ts'

/** The largest catalogue searched in the browser: about 100 KB to fetch. */
const FEW = 300

/** The first results and their total. */
export interface Found {
  dramas: Drama[]
  total: number
}

const areFew = async (client: QueryClient) => (await client.ensureQueryData(count({}))).count <= FEW

/** Prefetches while the visitor is still typing or choosing. */
export async function warm(client: QueryClient): Promise<void> {
  if (await areFew(client)) await client.prefetchQuery(ranked)
}

export async function findWords(client: QueryClient, term: string): Promise<Found> {
  if (await areFew(client)) {
    const dramas = search(await client.ensureQueryData(ranked), term)
    return { dramas, total: dramas.length }
  }
  return first(client, sorted({ sort: 'ranking', search: term, page: 1 }), count({ search: term }))
}

export async function findMoods(client: QueryClient, chosen: readonly string[]): Promise<Found> {
  if (await areFew(client)) {
    const fits = recommend(await client.ensureQueryData(ranked), chosen)
    return { dramas: fits.map(({ drama }) => drama), total: fits.length }
  }
  const categories = chosen.join(',')
  return first(client, recommended({ categories, page: 1 }), count({ categories }))
}

export const popular = (client: QueryClient) => client.ensureQueryData(popularSix)

async function first(
  client: QueryClient,
  page: ReturnType<typeof sorted> | ReturnType<typeof recommended>,
  all: ReturnType<typeof count>,
): Promise<Found> {
  const [dramas, found] = await Promise.all([
    client.ensureQueryData(page as ReturnType<typeof sorted>),
    client.ensureQueryData(all),
  ])
  return { dramas, total: found.count }
}
