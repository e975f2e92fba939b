// A server that answers as TMDB documents its search and watch providers, for tests.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Show {
  id: number
  name: string
  original_name: string
  first_air_date: string
  origin_country: string[]
}

/** The key of the tests' sites. */
export const TMDB_KEY = '0123456789abcdef0123456789abcdef'

const NOT_FOUND = {
  success: false,
  status_code: 34,
  status_message: 'The resource you requested could not be found.',
}

const send = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A failure in place of the next answer. */
export const failsWith =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    send(response, status, body, headers)

/** A service as TMDB lists it. */
export const service = (provider_name: string, display_priority = 1) => ({
  logo_path: '/logo.jpg',
  provider_id: display_priority,
  provider_name,
  display_priority,
})

export class TmdbServer {
  readonly requests: URL[] = []
  /** what the next requests meet; afterwards it answers as usual */
  readonly failures: Answer[] = []
  shows: Show[] = []
  pages = 1
  /** by the id of the drama: what `results` of its watch providers holds */
  readonly providers = new Map<number, unknown>()
  readonly #server: Server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/3`
  }

  /** The paths asked for, in order. */
  get paths(): string[] {
    return this.requests.map(({ pathname }) => pathname.replace('/3', ''))
  }

  hasShow(id: number, over: Partial<Show> = {}) {
    this.shows.push({
      id,
      name: 'The Slow Bus Home',
      original_name: '느린 버스',
      first_air_date: '2024-03-02',
      origin_country: ['KR'],
      ...over,
    })
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => void this.#server.close(() => done()))
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, 'http://tmdb')
    this.requests.push(url)
    const failure = this.failures.shift()
    if (failure) return failure(request, response)
    if (url.searchParams.get('api_key') !== TMDB_KEY) return send(response, 401, { status_code: 7 })
    if (url.pathname === '/3/search/tv') {
      const year = url.searchParams.get('first_air_date_year')
      const results = this.shows.filter((show) => !year || show.first_air_date.startsWith(year))
      return send(response, 200, {
        page: 1,
        results,
        total_pages: this.pages,
        total_results: results.length,
      })
    }
    const id = Number(/^\/3\/tv\/(\d+)\/watch\/providers$/.exec(url.pathname)?.[1])
    if (!this.providers.has(id)) return send(response, 404, NOT_FOUND)
    send(response, 200, { id, results: this.providers.get(id) })
  }
}
