// What pages and calls cost beside a bare server that sends the same bytes: cached, made anew, searched for the first time.
import { indexDramasIn, readIndexFiles } from '#server/seed/index/read-index.ts'
import type { SeededData } from '../../scripts/served-site.ts'
import { interleave, type Pace, type Work } from './rounds.ts'
import { type Server, serveBare, serveMeasured } from './servers.ts'
import { compared, HEADING } from './table.ts'

interface Row {
  name: string
  path: string
  goal: string
  nextPath?: () => string
}

const CACHED = '<= 1.15'
const ANEW: Record<string, string> = { home: '<= 40', browse: '<= 75', drama: '<= 40', dramas: '<= 60' }

/** The addresses that are measured, under the names of ANEW. */
export async function addressesOf(site: string): Promise<Record<string, string>> {
  const dramas: { id: number }[] = await (await fetch(`${site}/api/dramas/top-rated`)).json()
  return { home: '/', browse: '/k-drama', drama: `/drama/${dramas[0]?.id}`, dramas: '/api/dramas' }
}

const rowsOf = (addresses: Record<string, string>, goalOf: (name: string) => string): Row[] =>
  Object.entries(addresses).map(([name, path]) => ({ name: `${name} ${path}`, path, goal: goalOf(name) }))

export async function printCached(data: SeededData, pace: Pace): Promise<void> {
  await beside({}, data, async (site, addresses, bare) => {
    console.log(`\nCached answers\n${HEADING}`)
    await print(
      rowsOf(addresses, () => CACHED),
      site,
      bare,
      pace,
    )
  })
  // As visitors get them: npm start logs each answer.
  await beside({ LOG_LEVEL: 'info' }, data, async (site, addresses, bare) => {
    console.log(`\nThe same with a line in the log for each answer\n${HEADING}`)
    await print(
      rowsOf(addresses, () => ''),
      site,
      bare,
      pace,
    )
  })
}

/** The bare server sends what a visitor gets: the compressed bytes of the site with its cache. */
export async function printAnew(data: SeededData, pace: Pace): Promise<void> {
  await beside({}, data, async (_, addresses, bare) => {
    const site = await serveMeasured({ PAGE_CACHE: 'off' }, data)
    try {
      console.log(`\nMade anew for each request (PAGE_CACHE=off)\n${HEADING}`)
      await print(
        rowsOf(addresses, (name) => ANEW[name]!),
        site,
        bare,
        pace,
      )
    } finally {
      await site.stop()
    }
  })
}

/** Each request has another text. The cache is on, and has none of them. */
export async function printSearches(data: SeededData, pace: Pace): Promise<void> {
  const text = await newTexts()
  const page = () => `/k-drama?search=${text()}`
  const call = () => `/api/dramas/sorted?page=1&search=${text()}`
  await beside({}, data, async (site) => {
    const rows: Row[] = [
      { name: 'search, page', path: page(), nextPath: page, goal: '<= 100' },
      { name: 'search, JSON', path: call(), nextPath: call, goal: '<= 100' },
    ]
    const bare = await serveBare(
      site.url,
      rows.map(({ path }) => path),
    )
    try {
      console.log(`\nSearches never seen before\n${HEADING}`)
      await print(rows, site, bare, pace)
    } finally {
      await bare.stop()
    }
  })
}

/** Another system that runs on this machine, in place of the bare server: a page of it beside our browse page. */
export async function printPeer(data: SeededData, pace: Pace, page: URL, pid: number): Promise<void> {
  const peer: Server = { url: page.origin, pid, stop: async () => {} }
  for (const [name, settings] of [
    ['browse, cached', {}],
    ['browse, made anew', { PAGE_CACHE: 'off' }],
  ] as const) {
    const site = await serveMeasured(settings, data)
    try {
      const works = [
        { server: site, path: '/k-drama' },
        { server: peer, path: page.pathname + page.search },
      ]
      const [ours, theirs] = await interleave(works, pace)
      console.log(`\nBeside ${page.href}, in the columns of the bare server\n${HEADING}`)
      console.log(compared(name, '', ours!, theirs!))
    } finally {
      await site.stop()
    }
  }
}

async function print(rows: Row[], site: Server, bare: Server, pace: Pace) {
  for (const { name, path, nextPath, goal } of rows) {
    const work: Work = { server: site, path, ...(nextPath && { nextPath }) }
    const [ours, theirs] = await interleave([work, { server: bare, path }], pace)
    console.log(compared(name, goal, ours!, theirs!))
  }
}

/** Starts the site, and a bare server with its answers; stops both afterwards. */
async function beside(
  settings: Record<string, string>,
  data: SeededData,
  measure: (site: Server, addresses: Record<string, string>, bare: Server) => Promise<void>,
) {
  const site = await serveMeasured(settings, data)
  try {
    const addresses = await addressesOf(site.url)
    const bare = await serveBare(site.url, Object.values(addresses))
    try {
      await measure(site, addresses, bare)
    } finally {
      await bare.stop()
    }
  } finally {
    await site.stop()
  }
}

/** @returns titles and people of the index, in turn; a word more each time around, so that none comes twice */
async function newTexts(): Promise<() => string> {
  const entries = indexDramasIn((await readIndexFiles()).facts)
  const texts = [...new Set(entries.flatMap(({ title, cast }) => [title, ...cast.slice(0, 1)]))]
  let at = 0
  return () => {
    const round = Math.floor(at / texts.length)
    const text = texts[at++ % texts.length]!
    return encodeURIComponent(round === 0 ? text : `${text} ${round}`)
  }
}
