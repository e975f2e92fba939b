// What pages and calls cost beside a bare server that sends the same bytes: cached, made anew, searched for the first time.
import { indexDramasIn, readIndexFiles } from '#server/seed/index/read-index.ts'
import type { SeededData } from '../../scripts/served-site.ts'
import { interleave, median, multiplesOf, type Pace } from './rounds.ts'
import { type Server, serveBare, serveMeasured } from './servers.ts'
import type { Line } from './table.ts'

/** The addresses that are measured. */
export async function addressesOf(site: string) {
  const dramas: { id: number }[] = await (await fetch(`${site}/api/dramas/top-rated`)).json()
  return { home: '/', browse: '/k-drama', drama: `/drama/${dramas[0]?.id}`, dramas: '/api/dramas' }
}

export async function cached(data: SeededData, pace: Pace): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  const addresses = await addressesOf(site.url)
  const bare = await serveBare(site.url, Object.values(addresses))
  try {
    const lines: Line[] = []
    for (const [name, path] of Object.entries(addresses))
      lines.push(await compare(`${name}, cached`, '<= 2 x', [site, bare], [path], pace))
    return lines
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

/** The bare server sends what a visitor gets: the compressed bytes of the site with its cache. */
export async function anew(data: SeededData, pace: Pace): Promise<Line[]> {
  const [cachedSite, site] = [await serveMeasured({}, data), await serveMeasured({ PAGE_CACHE: 'off' }, data)]
  const addresses = await addressesOf(site.url)
  const searches = await newSearches()
  const bare = await serveBare(cachedSite.url, [...Object.values(addresses), searches[0]!])
  await cachedSite.stop()
  try {
    const lines: Line[] = []
    for (const [name, path] of Object.entries(addresses)) {
      const goal = name === 'browse' ? '<= 100 x' : '<= 60 x'
      lines.push(await compare(`${name}, made anew`, goal, [site, bare], [path], pace))
    }
    lines.push(await compare('page of a new search', '<= 100 x', [site, bare], searches, pace))
    return lines
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

/** @param paths asked for in turn; of the bare server only the first */
async function compare(what: string, goal: string, servers: [Server, Server], paths: string[], pace: Pace) {
  let turn = 0
  const [ours, theirs] = await interleave(
    [
      { server: servers[0], next: () => ({ path: paths[turn++ % paths.length]! }) },
      { server: servers[1], next: () => ({ path: paths[0]! }) },
    ],
    pace,
  )
  const known = multiplesOf(ours!, theirs!)
  const ms = median(ours!.map(({ p50 }) => p50)).toFixed(2)
  const multiple = known.length > 0 ? `${median(known).toFixed(1)} x` : 'unknown'
  return { what: `${what} (CPU beside bare)`, now: `${multiple}, p50 ${ms} ms`, goal }
}

/** Titles and people of the index. */
async function newSearches(): Promise<string[]> {
  const entries = indexDramasIn((await readIndexFiles()).facts)
  const texts = new Set(entries.flatMap(({ title, cast }) => [title, ...cast.slice(0, 1)]))
  return [...texts].map((text) => `/k-drama?search=${encodeURIComponent(text)}`)
}
