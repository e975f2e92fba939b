// What pages and calls cost beside a bare server that sends the same bytes: cached, made anew, searched for the first time.
import { indexDramasIn, readIndexFiles } from '#server/seed/index/read-index.ts'
import type { SeededData } from '../../scripts/served-site.ts'
import { interleave, median, type Pace, type Round, type Work } from './rounds.ts'
import { type Server, serveBare, serveMeasured } from './servers.ts'
import { compared, HEADING, type Line, shareOf, timesBare } from './table.ts'

interface Row {
  name: string
  path: string
  goal: string
  nextPath?: () => string
}

const CACHED = '<= 1.15'
const ANEW: Record<string, { before: string; goal: string }> = {
  home: { before: '117 to 148 x', goal: '<= 40' },
  browse: { before: '334 to 340 x', goal: '<= 75' },
  drama: { before: '154 to 187 x', goal: '<= 40' },
  dramas: { before: '270 to 286 x', goal: '<= 60' },
}

/** The addresses that are measured, under the names of ANEW. */
export async function addressesOf(site: string): Promise<Record<string, string>> {
  const dramas: { id: number }[] = await (await fetch(`${site}/api/dramas/top-rated`)).json()
  return { home: '/', browse: '/k-drama', drama: `/drama/${dramas[0]?.id}`, dramas: '/api/dramas' }
}

const rowsOf = (addresses: Record<string, string>, goalOf: (name: string) => string): Row[] =>
  Object.entries(addresses).map(([name, path]) => ({ name: `${name} ${path}`, path, goal: goalOf(name) }))

export async function printCached(data: SeededData, pace: Pace): Promise<Line[]> {
  const plainly = await beside({}, data, async (site, addresses, bare) => {
    console.log(`\nCached answers\n${HEADING}`)
    return print(
      rowsOf(addresses, () => CACHED),
      site,
      bare,
      pace,
    )
  })
  // As visitors get them: npm start logs each answer.
  const logged = await beside({ LOG_LEVEL: 'info' }, data, async (site, addresses, bare) => {
    console.log(`\nThe same with a line in the log for each answer\n${HEADING}`)
    return print(
      rowsOf(addresses, () => ''),
      site,
      bare,
      pace,
    )
  })
  const all = (compared: Compared[], figure: (one: Compared) => string) => compared.map(figure).join('; ')
  return [
    {
      what: 'cached: home; browse; one drama; /api/dramas, x bare',
      ...{ before: '1.5 to 2.3 x', now: all(plainly, multiple), goal: '<= 1.15 x' },
    },
    {
      what: 'the same in answers a second, share of bare',
      ...{ before: '0.64 to 0.76', now: all(plainly, share), goal: '>= 0.90' },
    },
    {
      what: 'cached, with a line in the log for each answer',
      ...{ before: '', now: all(logged, multiple), goal: '' },
    },
  ]
}

/** The bare server sends what a visitor gets: the compressed bytes of the site with its cache. */
export async function printAnew(data: SeededData, pace: Pace): Promise<Line[]> {
  return beside({}, data, async (_, addresses, bare) => {
    const site = await serveMeasured({ PAGE_CACHE: 'off' }, data)
    try {
      console.log(`\nMade anew for each request (PAGE_CACHE=off)\n${HEADING}`)
      const rows = rowsOf(addresses, (name) => ANEW[name]!.goal)
      const measured = await print(rows, site, bare, pace)
      return Object.keys(addresses).map((name, at) => {
        const { before, goal } = ANEW[name]!
        return {
          what: `${rows[at]!.name} made anew`,
          before,
          now: multiple(measured[at]!),
          goal: `${goal} x`,
        }
      })
    } finally {
      await site.stop()
    }
  })
}

/** Each request has another text. The cache is on, and has none of them. */
export async function printSearches(data: SeededData, pace: Pace): Promise<Line[]> {
  const { page, call } = await newSearches()
  return beside({}, data, async (site) => {
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
      const measured = await print(rows, site, bare, pace)
      return rows.map(({ name, goal }, at) => ({
        what: `a new ${name}`,
        before: '6 to 15 ms',
        now: `${multiple(measured[at]!)}, ${median(measured[at]!.site.map(({ p50 }) => p50)).toFixed(1)} ms`,
        goal: `${goal} x`,
      }))
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

interface Compared {
  site: Round[]
  bare: Round[]
}

const multiple = ({ site, bare }: Compared) => timesBare(site, bare)
const share = ({ site, bare }: Compared) => shareOf(site, bare)

async function print(rows: Row[], site: Server, bare: Server, pace: Pace): Promise<Compared[]> {
  const measured: Compared[] = []
  for (const { name, path, nextPath, goal } of rows) {
    const work: Work = { server: site, path, ...(nextPath && { nextPath }) }
    const [ours, theirs] = await interleave([work, { server: bare, path }], pace)
    console.log(compared(name, goal, ours!, theirs!))
    measured.push({ site: ours!, bare: theirs! })
  }
  return measured
}

/** Starts the site, and a bare server with its answers; stops both afterwards. */
async function beside<Result>(
  settings: Record<string, string>,
  data: SeededData,
  measure: (site: Server, addresses: Record<string, string>, bare: Server) => Promise<Result>,
): Promise<Result> {
  const site = await serveMeasured(settings, data)
  try {
    const addresses = await addressesOf(site.url)
    const bare = await serveBare(site.url, Object.values(addresses))
    try {
      return await measure(site, addresses, bare)
    } finally {
      await bare.stop()
    }
  } finally {
    await site.stop()
  }
}

/** @returns addresses of searches, each for another text: as a page and as JSON */
export async function newSearches() {
  const text = await newTexts()
  return {
    page: () => `/k-drama?search=${text()}`,
    call: () => `/api/dramas/sorted?page=1&search=${text()}`,
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
