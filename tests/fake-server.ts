// For page tests: a fetch that answers like the server and records every request.
import { afterEach, vi } from 'vitest'
import type { Member } from '#contract/api/auth.ts'

export interface RecordedRequest {
  call: string
  bearer: string | null
  body: Record<string, unknown>
}
type Answer = { status?: number; body?: unknown } | Promise<{ status?: number; body?: unknown }> | 'no answer'

export const MINJI: Member = {
  id: 7,
  username: 'minji',
  email: 'minji.han@example.com',
  isAdmin: false,
  createdAt: '2025-03-04T05:06:07.000Z',
}

/** `answers['GET /api/auth/me']` is the response, whatever the query string; every other call gets a 404. */
export function fakeServer(
  answers: Record<string, Answer | ((request: RecordedRequest) => Answer)>,
): RecordedRequest[] {
  const requests: RecordedRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const request = {
      call: `${init.method ?? 'GET'} ${url}`,
      bearer: headers.get('authorization'),
      body: bodyOf(init.body),
    }
    requests.push(request)
    const found = answers[request.call] ??
      answers[request.call.split('?')[0]!] ?? {
        status: 404,
        body: { message: 'There is nothing at this address' },
      }
    const answer = await (typeof found === 'function' ? found(request) : found)
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? {}, { status: answer.status ?? 200 })
  })
  return requests
}

const bodyOf = (body: RequestInit['body']): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : JSON.parse((body as string) ?? '{}')

afterEach(() => void vi.unstubAllGlobals())
