// Finds dramas by words or moods. The server searches: the whole catalogue would be 67 KB to fetch first.
import type { QueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import { avoided } from '#web/dramas/avoided.ts'
import { count, foundInIndex, popularSix, recommended, searchesIndex, sorted } from '#web/dramas/queries.ts'

/** The first results and their total. */
export interface Found {
  dramas: Drama[]
  total: number
  /** of the index, which stand in their own part */
  inIndex?: number
}

export async function findWords(client: QueryClient, term: string): Promise<Found> {
  // Who searches for a title gets it, however heavy; the card says so.
  const { avoid, avoidMentions } = avoided() ?? {}
  const search = { avoid, avoidMentions, search: term }
  const [found, inIndex] = await Promise.all([
    first(client, sorted({ ...search, sort: 'ranking', page: 1 }), count(search)),
    searchesIndex(search)
      ? client.ensureQueryData(foundInIndex({ search: term, index: 1 })).then(({ total }) => total, none)
      : 0,
  ])
  return { ...found, inIndex }
}

/** Its own part of the page says that it failed. */
const none = () => 0

export function findMoods(client: QueryClient, chosen: readonly string[]): Promise<Found> {
  const categories = chosen.join(',')
  return first(
    client,
    recommended({ ...avoided(), categories, page: 1 }),
    count({ ...avoided(), categories }),
  )
}

export const popular = (client: QueryClient) => client.ensureQueryData(popularSix)

async function first(
  client: QueryClient,
  page: ReturnType<typeof sorted> | ReturnType<typeof recommended>,
  all: ReturnType<typeof count>,
): Promise<Found> {
  const [dramas, found] = await Promise.all([client.ensureQueryData(page), client.ensureQueryData(all)])
  return { dramas, total: found.count }
}
