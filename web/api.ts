// Calls the API with fetch. The types come from the contract; at run time only the paths are needed.
import type { Api, Call } from '#contract/api.ts'
import type { GivesOf, ParamsOf, SendsOf } from '#contract/endpoint.ts'
import { ApiError, at, isUnauthorized, type Reader } from './query.ts'
import { store, stored } from './stored.ts'
import { withSearch } from './with-search.ts'

export const TOKEN_KEY = 'auth_token'

/** Returns null when storage is switched off: nobody is signed in then. */
export const storedToken = (): string | null => stored(TOKEN_KEY)

/** Saves or removes the token. Without storage the session lives in the cookie until the page is closed. */
export const storeToken = (token: string | null): void => store(TOKEN_KEY, token)

/** A token does not outlive its session. Other tabs notice the removal; a newer token of theirs stays. */
export function removeEndedToken(token: string | null): void {
  if (token !== null && storedToken() === token) storeToken(null)
}

let answerEndedSession = () => {}

/** Sets what happens when a write fails with "401: Unauthorized". */
export function whenSessionHasEnded(answer: () => void): void {
  answerEndedSession = answer
}

/** Turns a response that is not OK into an ApiError. */
async function failed(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  try {
    const body = JSON.parse(text)
    if (typeof body?.message === 'string') return new ApiError(response.status, body.message, body)
  } catch {
    // not JSON: use the raw text
  }
  return new ApiError(response.status, text || response.statusText)
}

async function request(url: string, { headers, ...init }: RequestInit = {}) {
  const token = storedToken()
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  try {
    const response = await fetch(url, {
      credentials: 'include',
      ...init,
      headers: { ...authorization, ...headers },
    })
    if (!response.ok) throw await failed(response)
    return await response.json()
  } catch (error) {
    if (isUnauthorized(error)) removeEndedToken(token)
    if (error instanceof ApiError) throw error
    // no response, a cut-off one, or the HTML of a Wi-Fi portal
    throw new ApiError(0, 'Could not reach the site. Please check your connection and try again.')
  }
}

export const readInBrowser: Reader = (url) => request(url)

type Path<C extends Call> = C extends `${string} ${infer P}` ? P : never
type Args<C extends Call> = keyof ParamsOf<C> extends never ? [] : [params: ParamsOf<C>]
type Gets = Extract<Call, `GET ${string}`>
type Writes = Exclude<Call, Gets>

const fill = (path: string, params: Record<string, string | number>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))

/** The query of a GET: `query('GET /api/dramas/{id}', { id })`; with `search`, its query string in that order. */
export function query<C extends Gets>(
  call: C,
  ...[params, search]: [...Args<C>, search?: Record<string, string | number | undefined>]
) {
  const hasParams = call.includes('{')
  const path = fill(call.slice(4) as Path<C>, hasParams ? (params as Record<string, string | number>) : {})
  const names = (hasParams ? search : params) as Record<string, string | number | undefined> | undefined
  return at<GivesOf<Api[C]>>(withSearch(path, names ?? {}))
}

interface SendOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** the request finishes even if the page is closed */
  keepalive?: boolean
  /** an ended session is expected: do not ask to sign in again */
  mayBeSignedOut?: boolean
  /** milliseconds to show this form's own message before the visitor is sent to sign in */
  ownWordsFor?: number
}

/** Makes a write: `send('POST /api/posts/{id}/vote', { id }, { voteType: 'up' })`. @throws ApiError */
export async function send<C extends Writes>(
  call: C,
  params: ParamsOf<C>,
  body?: SendsOf<Api[C]> | FormData,
  options: SendOptions = {},
): Promise<GivesOf<Api[C]>> {
  const [method, path] = (call as string).split(' ') as [string, string]
  const isForm = body instanceof FormData
  const headers = {
    ...(isForm ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  }
  try {
    return await request(fill(path, params as Record<string, string | number>), {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body ?? {}),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
    })
  } catch (error) {
    if (isUnauthorized(error) && !options.mayBeSignedOut) {
      if (options.ownWordsFor) setTimeout(answerEndedSession, options.ownWordsFor)
      else answerEndedSession()
    }
    throw error
  }
}
