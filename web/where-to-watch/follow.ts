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
  /** the list in the query cache, with the platforms of the country */
  shown: unknown
  /** the list as it came */
  original: readonly unknown[]
  country: string | null
}

const clients = new WeakSet<QueryClient>()

/** Replaces the platforms of every list in the query cache, and of every list that comes. */
export function follow(client: QueryClient): void {
  if (clients.has(client)) return
  clients.add(client)
  const cache = client.getQueryCache()
  const followed = new Map<string, Followed>()
  let isWriting = false

  async function show(query: Query) {
    const url = String(query.queryKey[0])
    const list: unknown = query.state.data
    if (isWriting || !FOLLOWING.test(url) || !Array.isArray(list) || list.length > LONGEST_LIST) return
    const country = chosenCountry()
    const before = followed.get(url)
    const known = before?.shown === list ? before : { shown: list, original: list, country: null }
    if (known.country === country) return
    const ids = known.original.flatMap((entry) => dramaOf(entry)?.id ?? [])
    if (ids.length === 0) return
    const platforms = await platformsOf(client, country, ids)
    // It has been loaded again, or another country was chosen: that has been followed, too.
    if (query.state.data !== list || chosenCountry() !== country) return
    isWriting = true
    client.setQueryData(
      query.queryKey,
      known.original.map((entry) => withPlatforms(entry, platforms)),
      { updatedAt: query.state.dataUpdatedAt },
    )
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

/** The drama that an entry of a list is, or holds. */
function dramaOf(entry: unknown): Listed | null {
  if (typeof entry !== 'object' || entry === null) return null
  if ('streamingPlatforms' in entry) return entry as Listed
  return 'drama' in entry ? dramaOf(entry.drama) : null
}

function withPlatforms(entry: unknown, platforms: Platforms): unknown {
  const drama = dramaOf(entry)
  const streamingPlatforms = drama && platforms.get(drama.id)
  if (!streamingPlatforms) return entry
  const following = { ...drama, streamingPlatforms }
  return drama === entry ? following : { ...(entry as object), drama: following }
}
