// The entry of server rendering: an address in, HTML out. It never sees the request, so everybody gets the same bytes.
import { renderToString } from 'react-dom/server'
import { Document } from './document.tsx'
import { loadPage } from './load-page.ts'
import { dehydrateQueries, makeQueryClient, type PageData, type Reader } from './query.ts'
import { FailedPage } from './shell/failed.tsx'
import type { SiteFacts } from './site-facts.tsx'

export { pages } from './pages.ts'
export { routeOf } from './route.ts'

interface Rendered {
  status: number
  html: string
  /** the page's file, to find its scripts */
  file: string
  /** where the page is now, with the status 308 */
  location?: string
}

/** What the browser needs for hydration. */
export interface BrowserData {
  /** the rendered address: before hydration, Back may have led elsewhere */
  address: string
  facts: SiteFacts
  data: PageData
}

/** @param tags the styles and scripts for the head of a page */
export async function render(
  address: string,
  read: Reader,
  facts: SiteFacts,
  tags: (file: string) => string,
): Promise<Rendered> {
  const client = makeQueryClient(read)
  const { page } = await loadPage(client, address, facts)
  const errors = client
    .getQueryCache()
    .getAll()
    .map((query) => query.state.error)
    .filter((error) => error !== null)
  const worst = errors.map(statusOf).sort((a, b) => b - a)[0]
  const body = renderToString(<Document client={client} facts={facts} address={address} />)
  const data: BrowserData = { address, facts, data: dehydrateQueries(client) }
  const script = `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
  const head = body.indexOf('</head>')
  // Only pages that exist have a canonical link.
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body.slice(0, head)) ?? []
  const location = canonical?.slice(facts.url.length)
  if (page.moves && location && location !== address)
    return { status: 308, html: '', file: page.file, location }
  const status = worst ?? (canonical ? 200 : 404)
  const html = `<!doctype html>${body.slice(0, head)}${tags(page.file)}${body.slice(head, -HTML_END.length)}${script}${HTML_END}`
  return { status, html, file: page.file }
}

/** For a page that could not be made. @param styles what belongs into its head */
export function renderFailure(address: string, words: string, { name }: SiteFacts, styles: string): string {
  const html = renderToString(
    <FailedPage siteName={name} address={address}>
      {words}
    </FailedPage>,
  )
  return `<!doctype html>${html.replace('</head>', () => `${styles}</head>`)}`
}

/** How every document ends. */
const HTML_END = '</body></html>'

/** The reader's errors come from another module graph, so instanceof fails; their status identifies them. */
const statusOf = (error: Error) =>
  'status' in error && typeof error.status === 'number' ? error.status : 500
