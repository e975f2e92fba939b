// Registers endpoints of the contract as routes: access, validation, limits, caching. Knows nothing about dramas.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Member } from '#contract/api/auth.ts'
import { type Api, api, type Call } from '#contract/api.ts'
import type { Endpoint, GivesOf, ParamsOf, QueryOf, TakesOf, Topic } from '#contract/endpoint.ts'
import { LARGEST_ID } from '#contract/largest-id.ts'
import { BODY_LIMIT } from '#contract/limits.ts'
import type { TakeTurn } from '#server/limits/turns.ts'
import { check } from './check.ts'
import { Failure, forbidden, unauthorized } from './failures.ts'
import { jsonOf } from './json-of.ts'
import { type Answer, answerOf, type ResponseCache } from './response-cache.ts'
import { sendAnswer } from './send-answer.ts'
import { Streamed } from './streamed.ts'

/** A member with the session they call with. */
export interface Me extends Member {
  sessionId: number
  /** seconds since it was made, by the database's clock */
  accountAge: number
}

interface CallContext<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<Api[C]>
  body: TakesOf<Api[C]>
  me: Api[C] extends { who: 'member' | 'admin' } ? Me : Me | null
  request: FastifyRequest
  reply: FastifyReply
}
type CallResult<C extends Call> =
  | GivesOf<Api[C]>
  | (GivesOf<Api[C]> extends readonly (infer Entry)[] ? Streamed<Entry> : never)
  // text or bytes
  | (string extends GivesOf<Api[C]> ? Readable | Uint8Array : never)
  // a file
  | (GivesOf<Api[C]> extends string ? Buffer : never)
type Handler<C extends Call> = (context: CallContext<C>) => Promise<CallResult<C>> | CallResult<C>
export type Bind = <C extends Call>(call: C, handler: Handler<C>) => void

interface BindWith {
  cache: ResponseCache
  takeTurn: TakeTurn
  /** who calls; on calls open to visitors a stale token is a visitor */
  identify: (request: FastifyRequest, who: 'anyone' | 'member' | 'admin') => Promise<Me | null>
  /** @throws too-many beyond the limit */
  spend: (limit: NonNullable<Endpoint['limit']>, request: FastifyRequest, me: Me | null) => Promise<void>
}

/** Runs a public GET in-process, as a visitor: pages are rendered from these. */
export type FetchInternal = (url: string) => Promise<{ value: unknown; topics: readonly Topic[] }>

function readParams(raw: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      if (!/^id$|Id$/.test(name)) return [name, value]
      const number = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0
      if (number < 1 || number > LARGEST_ID) throw new Failure('not-found', 'Not found')
      return [name, number]
    }),
  )
}

/** The cache key: only declared query names, in their order, so that nobody can fill the memory. */
function keyOf(path: string, query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}
const pathOf = (url: string) => url.split('?', 1)[0]!

export function binder(
  app: FastifyInstance,
  { cache, takeTurn, identify, spend }: BindWith,
): { bind: Bind; fetchInternal: FetchInternal } {
  const internalCalls: { pattern: RegExp; names: string[]; endpoint: Endpoint; handler: Handler<Call> }[] = []

  const bind: Bind = (call, handler) => {
    const endpoint: Endpoint = api[call]
    const [method, path] = call.split(' ') as [Method, string]
    const who = endpoint.who ?? 'anyone'
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')

    const options: RouteShorthandOptions = {
      bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
      schema: {
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.takes && !endpoint.sentAs && { body: endpoint.takes }),
      },
      // before the body is read, so that unauthorized uploads are not read
      onRequest: async (request) => {
        const open = who === 'anyone' && method === 'GET' && !endpoint.personal
        request.me = open ? null : await identify(request, who)
        if (who !== 'anyone' && !request.me) throw unauthorized()
        if (who === 'admin' && !request.me?.isAdmin) throw forbidden()
        if (endpoint.limit) await spend(endpoint.limit, request, request.me)
      },
    }

    app.route({
      ...options,
      method,
      url,
      handler: async (request, reply) => {
        const params = readParams(request.params as Record<string, string>)
        const query = (request.query ?? {}) as Record<string, unknown>
        const run = () =>
          handler({
            params,
            query,
            body: request.body,
            me: request.me,
            request,
            reply,
          } as unknown as CallContext<typeof call>)
        if (endpoint.keep && !request.me) {
          const key = keyOf(pathOf(request.url), endpoint.query ? query : {})
          const compute = async () => json(await run(), endpoint.personal)
          if (!cache.has(key)) await takeTurn(request, reply)
          return sendAnswer(request, reply, await cache.answer(key, endpoint.keep, compute))
        }
        await takeTurn(request, reply)
        const value = await run()
        if (reply.sent) return reply
        if (method === 'GET' && who === 'anyone' && !endpoint.personal)
          return sendAnswer(request, reply, json(value))
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
        if (value instanceof Streamed) return reply.type(JSON_TYPE).send(value.read())
        return reply.code(endpoint.status ?? 200).send(value)
      },
    })

    if (method === 'GET' && who === 'anyone') {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`)
      internalCalls.push({ pattern, names, endpoint, handler: handler as unknown as Handler<Call> })
      // A fixed address comes before one with a parameter, as in Fastify, whichever is bound first.
      internalCalls.sort((a, b) => a.names.length - b.names.length)
    }
  }

  const fetchInternal: FetchInternal = async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://site')
    for (const { pattern, names, endpoint, handler } of internalCalls) {
      const match = pattern.exec(pathname)
      if (!match) continue
      const params = readParams(
        Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1]!)])),
      )
      const query = endpoint.query ? check(endpoint.query, Object.fromEntries(searchParams)) : {}
      const value = await handler({ params, query, body: undefined, me: null } as never)
      return { value, topics: endpoint.keep ?? [] }
    }
    throw new Failure('not-found', 'Not found')
  }

  return { bind, fetchInternal }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const json = (value: unknown, isPersonal?: true): Answer => ({
  ...(value instanceof Streamed
    ? { ...answerOf(200, JSON_TYPE, ''), stream: () => value.read() }
    : answerOf(200, JSON_TYPE, jsonOf(value))),
  ...(isPersonal && { isPersonal }),
})
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

declare module 'fastify' {
  interface FastifyRequest {
    me: Me | null
  }
}
