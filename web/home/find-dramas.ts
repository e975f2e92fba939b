// Finds dramas by words or moods. The server searches: the whole catalogue would be 67 KB to fetch first.
import type { QueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import type { Found } from '#contract/api/search.ts'
import { avoided } from '#web/dramas/avoided.ts'
import { count, popularSix, recommended, searched } from '#web/dramas/queries.ts'

export function findWords(client: QueryClient, search: string): Promise<Found> {
  // Who searches for a title gets it, however heavy; the card says so.
  const { avoid, avoidMentions } = avoided() ?? {}
  return client.ensureQueryData(
    searched({ avoid, avoidMentions, search, sort: 'ranking', page: 1, index: 1 }),
  )
}

/** The first recommendations and their total. */
export interface Recommendations {
  dramas: Drama[]
  total: number
}

export async function findMoods(client: QueryClient, chosen: readonly string[]): Promise<Recommendations> {
  const categories = chosen.join(',')
  const [dramas, { count: total }] = await Promise.all([
    client.ensureQueryData(recommended({ ...avoided(), categories, page: 1 })),
    client.ensureQueryData(count({ ...avoided(), categories })),
  ])
  return { dramas, total }
}

export const popular = (client: QueryClient) => client.ensureQueryData(popularSix)
