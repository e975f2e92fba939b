// Requests one address after the other, and returns how long the responses took.
import { setTimeout as pause } from 'node:timers/promises'
import type { ServedSite } from '../../scripts/served-site.ts'
import { type SiteSize, TOKEN } from './fill-database.ts'
import { memoryOfProcess, ownMemoryOfProcess } from './memory.ts'
import { siteProcessorTime } from './site-processor-time.ts'

interface Figure {
  /** milliseconds */
  p50: number
  p99: number
  /** of the site and its PostgreSQL, for one answer */
  processor: number
  kilobytes: number
  /** what the large site may take: milliseconds, and whether no more than a few times the time of the small one */
  limit?: number | undefined
  isCompared: boolean
}
export interface Figures {
  answers: Map<string, Figure>
  /** megabytes of the process, by the time when it was measured */
  memory: Map<string, number>
}

interface Target {
  name: string
  path: string | (() => string)
  /** with the session of a member */
  token?: string
  /** a POST with this body; without it a GET */
  body?: () => unknown
  /** measures until something arrives, not until everything has */
  firstByte?: true
  limit?: number
  isCompared?: true
}

/** A page or list that visitors wait for. */
const VISITORS = { limit: 30, isCompared: true } as const
const ADMINS = { limit: 50, token: TOKEN } as const

const searched = (text: string) => `/k-drama?search=${encodeURIComponent(text)}`
/** More texts than the site remembers, so that each is searched for anew. */
const searchedInTurn = (...texts: string[]) => {
  let turn = 0
  return () => searched(texts[turn++ % texts.length]!)
}
const WORDS = 'love life family home friends mother father city school work night years'.split(' ')
const IN_TEXTS = WORDS.map((word) => `her ${word}`)
const NAMES = [
  ...['Kim Eun-sook', 'Park Bo-gum', 'Lee Min-ho', 'Kim Go-eun', 'Park Eun-bin', 'Lee Woo-jung'],
  ...['Hong Jung-eun', 'Kim Tae-ri', 'Shin Won-ho', 'Park Hae-young', 'Jung Hae-in', 'Seo Hyun-jin'],
]

const suggested = (typed: string) => `/api/dramas/suggested?typed=${encodeURIComponent(typed)}`
const close = (search: string) => `/api/dramas/close?search=${encodeURIComponent(search)}`

async function targets(site: string, { posts }: SiteSize): Promise<Target[]> {
  const [drama] = (await (await fetch(`${site}/api/dramas/top-rated?limit=1`)).json()) as { id: number }[]
  const [post] = (await (await fetch(`${site}/api/posts?limit=1`)).json()) as { id: number }[]
  const found = (await (await fetch(`${site}/api/index?search=love`)).json()) as { dramas: { id: number }[] }
  const [inIndex] = found.dramas
  const people = (await (await fetch(`${site}/api/people?search=park`)).json()) as { slug: string }[]
  const sixty = Array.from({ length: 60 }, (_, at) => at + 1).join()
  let number = 0
  return [
    { name: 'home', path: '/', ...VISITORS },
    { name: 'browse', path: '/k-drama', ...VISITORS },
    { name: 'browse by platform order, page 3', path: '/k-drama?sort=ott&page=3', ...VISITORS },
    { name: 'two moods', path: '/k-drama?categories=healing,family', ...VISITORS },
    { name: 'a platform', path: '/k-drama/platform/netflix', ...VISITORS },
    { name: 'a platform in a country', path: '/api/dramas/platform/netflix?country=DE&page=1', ...VISITORS },
    { name: 'search: a common word', path: searchedInTurn(...WORDS), ...VISITORS },
    { name: 'search: two words, a name', path: searchedInTurn(...NAMES), ...VISITORS },
    { name: 'search: two words in texts', path: searchedInTurn(...IN_TEXTS), ...VISITORS },
    { name: 'search: no results', path: searched('xylophone'), ...VISITORS },
    { name: 'index search', path: '/api/index?search=love', ...VISITORS },
    { name: 'index search: a slip', path: '/api/index?search=vincenzzo', ...VISITORS },
    { name: 'suggestions: two letters many begin with', path: suggested('my'), ...VISITORS },
    { name: 'suggestions: four letters', path: suggested('vinc'), ...VISITORS },
    { name: 'suggestions: initials', path: suggested('ㄴㅇㅇㅈ'), ...VISITORS },
    { name: 'suggestions: a family name', path: suggested('park bo'), ...VISITORS },
    { name: 'suggestions: a slip', path: suggested('vincenzzo'), ...VISITORS },
    { name: 'close matches: Hangul', path: close('나의아저씨'), ...VISITORS },
    { name: 'close matches: a slip', path: close('vincenzzo'), ...VISITORS },
    { name: 'close matches: a name turned', path: close('Bo-gum Park'), ...VISITORS },
    { name: 'one drama', path: `/drama/${drama!.id}`, ...VISITORS },
    { name: 'where next from a drama', path: `/api/dramas/${drama!.id}/see-also/dramas` },
    { name: 'an index drama', path: `/drama/${inIndex!.id}`, ...VISITORS },
    { name: 'people found by name', path: '/api/people?search=park', ...VISITORS },
    { name: 'the person with most dramas', path: `/person/${people[0]!.slug}` },
    { name: 'the platforms of a list in a country', path: `/api/where-to-watch?country=DE&ids=${sixty}` },
    { name: 'the countries to choose from', path: '/api/where-to-watch/countries' },
    { name: 'where to watch', path: `/api/dramas/${drama!.id}/see-also/where-to-watch?country=DE` },
    { name: 'community', path: '/community', ...VISITORS },
    { name: 'community, top', path: '/community?sort=top', ...VISITORS },
    { name: 'community, from the middle', path: `/community?before=${Math.ceil(posts / 2)}`, ...VISITORS },
    { name: 'community, search', path: '/community?search=rain', ...VISITORS },
    { name: 'reviews', path: '/reviews', ...VISITORS },
    { name: 'GET /api/posts?limit=20', path: '/api/posts?limit=20' },
    { name: 'GET /api/posts, 1,000 of them', path: '/api/posts' },
    { name: 'a watchlist, its first byte', path: '/api/watchlist', limit: 30, token: TOKEN, firstByte: true },
    { name: 'a watchlist, whole', path: '/api/watchlist', token: TOKEN },
    { name: 'GET /api/watchlist/check', path: `/api/watchlist/check/${drama!.id}`, token: TOKEN },
    ...adminLists,
    {
      name: 'POST a comment',
      path: `/api/posts/${post!.id}/comments`,
      token: TOKEN,
      body: () => ({ content: `A calm evening, number ${++number}` }),
    },
    {
      name: 'POST a vote',
      path: `/api/posts/${post!.id}/vote`,
      token: TOKEN,
      body: () => ({ voteType: ++number % 2 ? 'up' : 'down' }),
    },
  ]
}

const DRAMAS = '/api/admin/dramas'
const PLACES = '/api/admin/virtual-tour-locations'
const adminLists: Target[] = [
  { name: 'admins: dramas, newest', path: `${DRAMAS}?page=1`, ...ADMINS },
  { name: 'admins: dramas, last changed, page 100', path: `${DRAMAS}?sort=changed&page=100`, ...ADMINS },
  { name: 'admins: dramas that have words', path: `${DRAMAS}?search=heal+kim&page=1`, ...ADMINS },
  { name: 'admins: how many have words', path: `${DRAMAS}/count?search=heal+kim`, ...ADMINS },
  { name: 'admins: dramas not popular', path: `${DRAMAS}?kind=not-popular&page=1`, ...ADMINS },
  {
    name: 'admins: index dramas, most looked for',
    path: `${DRAMAS}?kind=index&sort=looked-for&page=1`,
    ...ADMINS,
  },
  { name: 'admins: articles', path: '/api/admin/news?sort=newest&page=1', ...ADMINS },
  { name: 'admins: articles that have words', path: '/api/admin/news?search=love+rain&page=1', ...ADMINS },
  { name: 'admins: how many articles', path: '/api/admin/news/count', ...ADMINS },
  { name: 'admins: places', path: `${PLACES}?page=1`, ...ADMINS },
  { name: 'admins: places that have a word', path: `${PLACES}?search=harbor&page=1`, ...ADMINS },
  { name: 'admins: members', path: '/api/admin/users?page=1&limit=20', ...ADMINS },
  { name: 'admins: members by name', path: '/api/admin/users?sort=username&page=1&limit=20', ...ADMINS },
  {
    name: 'admins: members that have letters',
    path: '/api/admin/users?search=der777&page=1&limit=20',
    ...ADMINS,
  },
  { name: 'admins: how many members', path: '/api/admin/users/count', ...ADMINS },
]

/** Measures everything on a site that has just started. */
export async function measureSite(
  site: ServedSite,
  size: SiteSize,
  times: number,
  idle = IDLE,
): Promise<Figures> {
  await warmedUp(site)
  const memory = new Map([['before the requests', memoryOfProcess(site.pid)]])
  const answers = await requestAll(site, await targets(site.url, size), times)
  memory.set('after all requests', memoryOfProcess(site.pid))
  memory.set('after all requests, without the program of Node', ownMemoryOfProcess(site.pid))
  await pause(idle)
  memory.set('two quiet minutes later', memoryOfProcess(site.pid))
  return { answers, memory }
}

/** Waits for what a start reads in the background. On a busy machine that outlasts a connection, and is asked for again. */
async function warmedUp({ url, log }: ServedSite) {
  for (let turn = 1; ; turn++) {
    const answer = await fetch(`${url}/api/people?search=park`).catch(() => null)
    if (answer?.ok) break
    if (turn === TRIES) throw new Error(`The site does not answer. It printed:\n${log()}`)
    await pause(1_000)
  }
  await pause(SETTLED)
}

const TRIES = 10
const SETTLED = 5_000
const IDLE = 125_000

/** Each `times` times on one connection, after a warm-up that does not count. */
async function requestAll(site: ServedSite, all: Target[], times: number): Promise<Figures['answers']> {
  const figures: Figures['answers'] = new Map()
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
    const { limit, isCompared = false } = target
    figures.set(target.name, {
      p50: at(0.5),
      p99: at(0.99),
      processor,
      kilobytes: bytes / 1024,
      limit,
      isCompared,
    })
  }
  return figures
}

async function ask(
  url: string,
  { path: address, token, body }: Target,
): Promise<{ firstByte: number; bytes: number }> {
  const path = typeof address === 'string' ? address : address()
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
