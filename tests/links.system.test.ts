// Follows every link of the site from the home page: none is dead, and every page is reached.
import { statSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINES_PAGE } from '#contract/learners.ts'
import { quotes } from '#contract/quotes.ts'
import { allLines, furtherLines } from '#server/learners/lines.ts'
import { research } from '#server/seed/comfort/index.ts'
import { places } from '#server/seed/places.ts'
import { aSeededSite, type TestSite } from './site.ts'

/** Names of the cast and filters lead to endless lists: only some of each kind are followed. */
const OF_EACH_LIST = 25
const LISTS = [/^\/k-drama\?.*search=/, /^\/k-drama\?.*(avoid|gentle)=/, /^\/k-drama\?.*categories=/]

interface Seen {
  status: number
  type: string
  /** the target of a redirect */
  to: string | undefined
  links: string[]
  /** those of its content, without header and footer, that lead to another page of the site */
  onward: string[]
  names: Set<string>
}

let site: TestSite
const seen = new Map<string, Seen>()
/** a page with the link */
const from = new Map<string, string>()

beforeAll(async () => {
  site = await aSeededSite({}, { pages: true })
  await somebodyWrites()
  await follow('/')
  // More than a thousand pages take minutes on a busy machine.
}, 900_000)
afterAll(() => site.close())

/** Adds what a new site lacks: reviews, a list, and a comment on a post. */
async function somebodyWrites() {
  const minji = await site.signUp()
  for (const title of ['Goblin', 'our blues', 'A Drama Nobody Has Heard Of'])
    await minji.post('/api/kdrama-notes', { title, content: 'Quiet, and then the sea.', isPublic: true })
  await minji.post('/api/lists', { title: 'Rainy days' })
  await minji.put('/api/lists/1/dramas/1', {})
  await minji.put('/api/lists/1', { visibility: 'public' })
  await minji.put('/api/public-page', { isOn: true, inSearch: true, lists: true })
  const post = (await minji.post('/api/posts', { title: 'An evening', content: 'Which one first?' })).json()
  await minji.post(`/api/posts/${post.id}/comments`, { content: 'The short one.' })
}

async function follow(start: string) {
  const lists = new Map<RegExp, number>()
  const waiting = [start]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address)) continue
    const list = LISTS.find((kind) => kind.test(address!))
    if (list) {
      const looked = lists.get(list) ?? 0
      if (looked >= OF_EACH_LIST) continue
      lists.set(list, looked + 1)
    }
    const page = await look(address)
    seen.set(address, page)
    for (const link of [...page.links, ...(page.to ? [page.to] : [])]) {
      const [next = ''] = link.split('#')
      if (!next.startsWith('/') || seen.has(next)) continue
      if (!from.has(next)) from.set(next, address)
      waiting.push(next)
    }
  }
}

async function look(address: string): Promise<Seen> {
  // Files that the build puts beside the pages.
  if (statSync(`public${address}`, { throwIfNoEntry: false })?.isFile())
    return { status: 200, type: 'file', to: undefined, links: [], onward: [], names: new Set() }
  const answer = await site.visitor.get(address)
  const type = String(answer.headers['content-type'] ?? '')
  const to = answer.statusCode >= 300 && answer.statusCode < 400 ? String(answer.headers.location) : undefined
  const isPage = type.startsWith('text/html')
  return {
    status: answer.statusCode,
    type,
    to,
    links: isPage ? linksIn(answer.body) : [],
    onward: isPage ? onwardIn(answer.body, address) : [],
    names: new Set(isPage ? [...answer.body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!) : []),
  }
}

/** Links, forms with GET, and addresses in the head (feeds). Art is drawn on demand and has its own tests. */
const linksIn = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g),
      ...html.matchAll(/<form\s[^>]*?action="([^"]*)"/g),
      ...html.matchAll(/<link\s[^>]*?rel="alternate"[^>]*?href="([^"]*)"/g),
    ].map((match) => match[1]!.replaceAll('&amp;', '&')),
  ),
]

const onwardIn = (html: string, address: string) =>
  linksIn(/<main.*<\/main>/s.exec(html)?.[0] ?? '').filter(
    (link) => /^\/(?!api\/|logos\/)/.test(link) && link !== address,
  )

/** About whoever is signed in; without a script there is only the way to sign in. */
const PERSONAL = /^\/(profile|diary|admin)/

const reached = (pattern: RegExp) => [...seen.keys()].filter((address) => pattern.test(address))

test('no link of the site is dead', () => {
  const dead = [...seen]
    .filter(([, { status, to }]) => status !== 200 && !to)
    .map(([address, { status }]) => `${status} ${address} on ${from.get(address)}`)
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(250)
})

/** Where a visitor may end up without a link of ours, beside every page that is linked. */
const LOST = [
  '/no-such-page',
  '/offline',
  '/drama/999999',
  '/k-drama?search=zzzqqq',
  '/k-drama?categories=zzz',
  '/k-drama?page=999',
  '/k-drama/platform/nothing',
  '/k-star?article=999999',
  '/k-star?page=999',
  '/community?search=zzzqqq',
  '/community?post=999999',
  '/reviews?review=999999',
  '/reviews?before=1',
  '/virtual-tour?place=999999',
  '/list/999999',
  '/lists?before=1',
  '/members/nobody',
]
test('no page is a dead end: its content leads to another one', async () => {
  const lost = await Promise.all(LOST.map(async (address) => [address, await look(address)] as const))
  const ends = [...seen, ...lost]
    .filter(
      ([address, { type, onward }]) =>
        /^text\/html/.test(type) && !PERSONAL.test(address) && onward.length === 0,
    )
    .map(([address]) => address)
  expect(ends).toEqual([])
})

test('no link is empty, and every fragment exists on its page', () => {
  const lost: string[] = []
  for (const [address, { links }] of seen)
    for (const link of links) {
      const [page, name] = link.split('#')
      if (link === '' || link === '#' || /undefined|null|NaN/.test(link)) lost.push(`“${link}” on ${address}`)
      // What a member has is shown by scripts.
      const target = PERSONAL.test(page || address) ? undefined : seen.get(page || address)
      if (name && target && !target.names.has(name)) lost.push(`“${link}” on ${address}`)
    }
  expect([...new Set(lost)]).toEqual([])
})

test('links to other sites are complete https addresses', () => {
  const away = new Set(
    [...seen.values()].flatMap(({ links }) => links.filter((link) => !/^[/#?]/.test(link))),
  )
  expect(away.size).toBeGreaterThan(5)
  // The comfort guide, the tour and the lines of Korean cite some pages that have no TLS.
  const citing = [...research.values(), ...places, ...allLines.map(({ source }) => ({ sources: [source] }))]
  const cited = new Set(citing.flatMap(({ sources }) => sources.map(({ url }) => url)))
  for (const link of away)
    expect(link).toMatch(cited.has(link) ? /^https?:\/\/[\w.-]+\.[a-z]+\// : /^https:\/\/[\w.-]+\//)
})

test('every page is reached from the home page by links alone', async () => {
  const ids = async (path: string) =>
    (await site.visitor.json<{ id: number }[]>(path)).map(({ id }) => id).sort((a, b) => a - b)
  const idsIn = (pattern: RegExp) =>
    [...new Set(reached(pattern).map((address) => Number(/\d+$/.exec(address)![0])))].sort((a, b) => a - b)
  expect(idsIn(/^\/drama\/\d+$/)).toEqual(await ids('/api/dramas'))
  expect(idsIn(/^\/virtual-tour\?place=\d+$/)).toEqual(await ids('/api/virtual-tour-locations'))
  expect(idsIn(/^\/k-star\?article=\d+$/)).toEqual(await ids('/api/news'))
  expect(idsIn(/^\/community\?post=\d+$/)).toEqual(await ids('/api/posts'))
  expect(idsIn(/^\/reviews\?review=\d+$/).length).toBeGreaterThanOrEqual(2)
  expect(reached(/^\/lists?(\/1)?$/).length).toBe(2)
  expect(reached(/^\/members\/[^?]+$/)).toHaveLength(1)
  expect(reached(/^\/korean-learners\?line=/).length).toBe(quotes.length)
  // Every drama with further lines leads to them, and each page of their list is a link.
  const dramas = new Set(furtherLines.map(({ drama }) => drama))
  expect(reached(/^\/korean-learners\?drama=/).length).toBe(dramas.size)
  expect(reached(/^\/korean-learners\?part=/).length).toBe(Math.ceil(furtherLines.length / LINES_PAGE) - 1)
})

test('every page of the sitemap is one of them', async () => {
  const { body } = await site.visitor.get('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
    const { pathname, search } = new URL(match[1]!.replaceAll('&amp;', '&'))
    return pathname + search
  })
  expect(listed.length).toBeGreaterThan(200)
  expect(listed.filter((address) => !seen.has(address))).toEqual([])
})
