// A server that answers as TMDB documents its search, details, seasons and watch providers, for tests.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

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

/** A drama as its search lists it. Texts and pictures are theirs, and never ours to show. */
export const aShow = (over: object = {}) => ({
  adult: false,
  backdrop_path: '/a-picture-of-theirs.jpg',
  genre_ids: [18],
  id: 900001,
  origin_country: ['KR'],
  original_language: 'ko',
  original_name: '느린 버스',
  overview: 'A text of theirs.',
  popularity: 10.5,
  poster_path: '/another-picture.jpg',
  first_air_date: '2024-03-02',
  name: 'The Slow Bus Home',
  vote_average: 8.443,
  vote_count: 226,
  ...over,
})

export class TmdbServer {
  readonly requests: URL[] = []
  /** their Authorization headers */
  readonly authorizations: (string | undefined)[] = []
  /** what the next requests meet; afterwards it answers as usual */
  readonly failures: Answer[] = []
  /** what its search lists */
  readonly shows: unknown[] = []
  pages = 1
  /** by the id of the drama */
  readonly details = new Map<number, unknown>()
  /** by their address below /t/p: "/w780/poster.jpg" */
  readonly pictures = new Map<string, Buffer | Answer>()
  /** by the id of the drama: what `results` of its watch providers holds */
  readonly providers = new Map<number, unknown>()
  /** by the id of the drama and its season: "900001/1" */
  readonly seasons = new Map<string, unknown>()
  readonly #server: Server = createServer((request, response) => this.#answer(request, response))

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/3`
  }

  get pictureUrl(): string {
    return this.url.replace('/3', '/t/p')
  }

  /** The paths asked for, in order. */
  get paths(): string[] {
    return this.requests.map(({ pathname }) => pathname.replace('/3', ''))
  }

  hasShow(id: number, over: object = {}) {
    this.shows.push(aShow({ id, ...over }))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => void this.#server.close(() => done()))
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url!, 'http://tmdb')
    this.requests.push(url)
    this.authorizations.push(request.headers.authorization)
    const failure = this.failures.shift()
    if (failure) return failure(request, response)
    if (url.pathname.startsWith('/t/p/')) return this.#answerPicture(url.pathname.slice(4), request, response)
    const isAllowed = url.searchParams.get('api_key') === TMDB_KEY || request.headers.authorization
    if (!isAllowed) return send(response, 401, { status_code: 7 })
    if (url.pathname === '/3/search/tv') {
      const year = url.searchParams.get('first_air_date_year')
      const results = this.shows.filter((show) => !year || yearIn(show) === year)
      return send(response, 200, {
        page: 1,
        results,
        total_pages: this.pages,
        total_results: results.length,
      })
    }
    const [, season] = /^\/3\/tv\/(\d+\/season\/\d+)$/.exec(url.pathname) ?? []
    if (season) {
      const key = season.replace('/season', '')
      return this.seasons.has(key)
        ? send(response, 200, this.seasons.get(key))
        : send(response, 404, NOT_FOUND)
    }
    const [, digits, part] = /^\/3\/tv\/(\d+)(\/watch\/providers)?$/.exec(url.pathname) ?? []
    const id = Number(digits)
    const found = part ? this.providers : this.details
    if (!found.has(id)) return send(response, 404, NOT_FOUND)
    send(response, 200, part ? { id, results: found.get(id) } : found.get(id))
  }

  #answerPicture(path: string, request: IncomingMessage, response: ServerResponse) {
    const picture = this.pictures.get(path)
    if (typeof picture === 'function') return picture(request, response)
    if (!picture) return send(response, 404, '<h1>File not Found</h1>', { 'content-type': 'text/html' })
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  }
}

const yearIn = (show: unknown) => (show as Partial<ReturnType<typeof aShow>>).first_air_date?.slice(0, 4)
