// Requests one address after the other, and returns how long the responses took.
import type { ServedSite } from '../../scripts/served-site.ts'
import type { SiteSize } from './fill-database.ts'
import { siteProcessorTime } from './site-processor-time.ts'

interface Figure {
  /** milliseconds */
  p50: number
  p99: number
  /** of the site and its PostgreSQL, for one answer */
  processor: number
  kilobytes: number
}
export type Figures = Map<string, Figure>

interface Target {
  name: string
  path: string
  /** with the session of a member */
  token?: string
  /** a POST with this body; without it a GET */
  body?: () => unknown
  /** measures until something arrives, not until everything has */
  firstByte?: true
}

const suggested = (typed: string) => `/api/dramas/suggested?typed=${encodeURIComponent(typed)}`
const close = (search: string) => `/api/dramas/close?search=${encodeURIComponent(search)}`

export async function targets(site: string, token: string, { posts }: SiteSize): Promise<Target[]> {
  const [drama] = (await (await fetch(`${site}/api/dramas/top-rated?limit=1`)).json()) as { id: number }[]
  const [post] = (await (await fetch(`${site}/api/posts?limit=1`)).json()) as { id: number }[]
  const found = (await (await fetch(`${site}/api/index?search=love`)).json()) as { dramas: { id: number }[] }
  const [inIndex] = found.dramas
  const people = (await (await fetch(`${site}/api/people?search=park`)).json()) as { slug: string }[]
  const sixty = Array.from({ length: 60 }, (_, at) => at + 1).join()
  let number = 0
  return [
    { name: 'home', path: '/' },
    { name: 'browse', path: '/k-drama' },
    { name: 'browse by platform order, page 3', path: '/k-drama?sort=ott&page=3' },
    { name: 'search for a common word', path: '/k-drama?search=love' },
    { name: 'search for a phrase', path: '/k-drama?search=Kim%20Eun-sook' },
    { name: 'search for nothing there is', path: '/k-drama?search=xylophone' },
    { name: 'suggestions: two letters many begin with', path: suggested('my') },
    { name: 'suggestions: four letters', path: suggested('vinc') },
    { name: 'suggestions: initials', path: suggested('ㄴㅇㅇㅈ') },
    { name: 'suggestions: a family name', path: suggested('park bo') },
    { name: 'suggestions: a slip', path: suggested('vincenzzo') },
    { name: 'close matches: Hangul', path: close('나의아저씨') },
    { name: 'close matches: a slip', path: close('vincenzzo') },
    { name: 'close matches: a name turned', path: close('Bo-gum Park') },
    { name: 'search of the index', path: '/api/index?search=love' },
    { name: 'search of the index for a slip', path: '/api/index?search=vincenzzo' },
    { name: 'people found by name', path: '/api/people?search=park' },
    { name: 'a person', path: `/person/${people[0]!.slug}` },
    { name: 'an index drama', path: `/drama/${inIndex!.id}` },
    { name: 'the platforms of a list in a country', path: `/api/where-to-watch?country=DE&ids=${sixty}` },
    { name: 'the countries to choose from', path: '/api/where-to-watch/countries' },
    { name: 'where to watch', path: `/api/dramas/${drama!.id}/see-also/where-to-watch?country=DE` },
    { name: 'a platform in a country', path: '/api/dramas/platform/netflix?country=DE&page=1' },
    {
      name: "the admins' index dramas, most looked for",
      path: '/api/admin/dramas?kind=index&sort=looked-for&page=1',
      token,
    },
    { name: "the admins' dramas, newest", path: '/api/admin/dramas?page=1', token },
    { name: "the admins' dramas, last changed", path: '/api/admin/dramas?sort=changed&page=1', token },
    { name: 'two moods', path: '/k-drama?categories=healing,family' },
    { name: 'a platform', path: '/k-drama/platform/netflix' },
    { name: 'one drama', path: `/drama/${drama!.id}` },
    { name: 'where next from a drama', path: `/api/dramas/${drama!.id}/see-also/dramas` },
    { name: 'community', path: '/community' },
    { name: 'community, top', path: '/community?sort=top' },
    { name: 'community, from the middle', path: `/community?before=${Math.ceil(posts / 2)}` },
    { name: 'community, search', path: '/community?search=rain' },
    { name: 'reviews', path: '/reviews' },
    { name: 'GET /api/posts?limit=20', path: '/api/posts?limit=20' },
    { name: 'GET /api/posts', path: '/api/posts' },
    { name: 'GET /api/watchlist', path: '/api/watchlist', token },
    { name: 'GET /api/watchlist, the first byte', path: '/api/watchlist', token, firstByte: true },
    { name: 'GET /api/watchlist/check', path: `/api/watchlist/check/${drama!.id}`, token },
    {
      name: 'POST a comment',
      path: `/api/posts/${post!.id}/comments`,
      token,
      body: () => ({ content: `A calm evening, number ${++number}` }),
    },
    {
      name: 'POST a vote',
      path: `/api/posts/${post!.id}/vote`,
      token,
      body: () => ({ voteType: ++number % 2 ? 'up' : 'down' }),
    },
  ]
}

/** Each `times` times on one connection, after a warm-up that does not count. */
export async function requestAll(site: ServedSite, all: Target[], times: number): Promise<Figures> {
  const figures: Figures = new Map()
  for (const target of all) {
    const took: number[] = []
    let bytes = 0
    let cost = siteProcessorTime(site)
    for (let turn = -20; turn < times; turn++) {
      if (turn === 0) cost = siteProcessorTime(site)
      const start = performance.now()
      const answer = await ask(site.url, target)
      bytes = answer.bytes
      if (turn >= 0) took.push((target.firstByte ? answer.firstByte : performance.now()) - start)
    }
    const processor = cost() / times
    took.sort((a, b) => a - b)
    const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!
    figures.set(target.name, { p50: at(0.5), p99: at(0.99), processor, kilobytes: bytes / 1024 })
  }
  return figures
}

async function ask(
  url: string,
  { path, token, body }: Target,
): Promise<{ firstByte: number; bytes: number }> {
  const answer = await fetch(url + path, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body()) }),
  })
  let bytes = 0
  let firstByte = 0
  for await (const piece of answer.body ?? []) {
    firstByte ||= performance.now()
    bytes += piece.byteLength
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return { firstByte, bytes }
}
