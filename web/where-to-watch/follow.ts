// Lists show the platforms of the country the visitor has chosen. Loaded after hydration, on sites that know them.
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import { PLATFORMS_AT_ONCE } from '#contract/where-to-watch.ts'
import { chosenCountry, whenCountryChanges } from './country.ts'
import { platformsIn } from './queries.ts'

/** Longer lists are not drawn as they are. */
const LONGEST_LIST = 5 * PLATFORMS_AT_ONCE
/** Admins edit what they see: their lists stay. */
const FOLLOWING = /^\/api\/(?!admin\/|where-to-watch)/

type Platforms = ReadonlyMap<number, string[]>
type Listed = Pick<Drama, 'id' | 'streamingPlatforms'>

interface Followed {
  /** the answer in the query cache, with the platforms of the country */
  shown: unknown
  /** the answer as it came */
  original: unknown
  country: string | null
}

const clients = new WeakSet<QueryClient>()

/** Replaces the platforms in every list of the query cache, and in every list that comes. */
export function follow(client: QueryClient): void {
  if (clients.has(client)) return
  clients.add(client)
  const cache = client.getQueryCache()
  const followed = new Map<string, Followed>()
  let isWriting = false

  async function show(query: Query) {
    const url = String(query.queryKey[0])
    const answer: unknown = query.state.data
    // The page of a drama says where to watch it by itself.
    if (isWriting || !FOLLOWING.test(url) || isDrama(answer)) return
    const country = chosenCountry()
    const before = followed.get(url)
    const known: Followed =
      before && before.shown === answer ? before : { shown: answer, original: answer, country: null }
    if (known.country === country) return
    const ids = [...new Set(dramasIn(known.original).map(({ id }) => id))]
    if (ids.length === 0 || ids.length > LONGEST_LIST) return
    const platforms = await platformsOf(client, country, ids)
    // It has been loaded again, or another country was chosen: that has been followed, too.
    if (query.state.data !== answer || chosenCountry() !== country) return
    isWriting = true
    client.setQueryData(query.queryKey, withPlatforms(known.original, platforms), {
      updatedAt: query.state.dataUpdatedAt,
    })
    isWriting = false
    followed.set(url, { shown: query.state.data, original: known.original, country })
  }
  const showAll = () => {
    for (const query of cache.getAll()) void show(query)
  }
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void show(event.query)
  })
  whenCountryChanges(showAll)
  showAll()
}

/** Of none where there is no country, and where they could not be loaded: the list stays as it came. */
async function platformsOf(client: QueryClient, country: string | null, ids: number[]): Promise<Platforms> {
  if (!country) return new Map()
  const parts = []
  for (let at = 0; at < ids.length; at += PLATFORMS_AT_ONCE)
    parts.push(client.fetchQuery(platformsIn(country, ids.slice(at, at + PLATFORMS_AT_ONCE))).catch(() => []))
  return new Map((await Promise.all(parts)).flat().map(({ dramaId, platforms }) => [dramaId, platforms]))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isDrama = (value: unknown): value is Listed => isObject(value) && 'streamingPlatforms' in value

/** Of a list, or of an answer with several lists. */
function dramasIn(value: unknown): Listed[] {
  if (isDrama(value)) return [value]
  return isObject(value) ? Object.values(value).flatMap(dramasIn) : []
}

function withPlatforms(value: unknown, platforms: Platforms): unknown {
  if (isDrama(value)) {
    const streamingPlatforms = platforms.get(value.id)
    return streamingPlatforms ? { ...value, streamingPlatforms } : value
  }
  if (Array.isArray(value)) return value.map((one) => withPlatforms(one, platforms))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPlatforms(one, platforms)]))
}
