// Answers what is cached before Fastify sees the request: its router and hooks cost more than sending the bytes.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { type Encoding, hasTag, preferredEncoding } from '#server/http/conditional.ts'
import { type Answer, headersOf, type ResponseCache, sharedHeadersOf } from '#server/http/response-cache.ts'
import { securityHeadersOf } from '#server/http/security-headers.ts'
import { REQUEST_ID, type RequestLog, requestIds } from './request-log.ts'

interface Parts {
  env: Env
  cache: Pick<ResponseCache, 'ready'>
  log: RequestLog
  /** what is sent then closes its connection, which is left to Fastify */
  isShuttingDown: () => boolean
}

/**
 * Only plain GETs of cached answers that were sent once before. Everything else goes to Fastify, which sends the same
 * headers: HEAD, bodies, tokens and cookies where an answer may be personal, what has to be compressed first.
 */
export function answerFromCache(app: FastifyInstance, { env, cache, log, isShuttingDown }: Parts) {
  const common = Object.entries(securityHeadersOf(env)).flat()
  const newId = requestIds(env)
  const heads = new WeakMap<Answer, Partial<Record<Encoding | 'unchanged', string[]>>>()

  /** Names and values in turn. The last is the request id, set for each response anew. */
  const headOf = (answer: Answer, kind: Encoding | 'unchanged', bytes: number): string[] => {
    let known = heads.get(answer)
    if (!known) {
      known = {}
      heads.set(answer, known)
    }
    known[kind] ??= [
      ...common,
      ...Object.entries(kind === 'unchanged' ? sharedHeadersOf(answer) : headersOf(answer, kind)).flat(),
      ...(kind === 'unchanged' ? [] : ['content-length', String(bytes)]),
      REQUEST_ID,
      '',
    ]
    return known[kind]
  }

  const send = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false
    const { headers } = request
    const answer = cache.ready(request.url!)
    if (answer?.route === undefined || isShuttingDown()) return false
    if (hasBody(headers) || (answer.isPersonal && mayBeSignedIn(headers))) return false
    const start = log.isRead ? performance.now() : 0
    const isKnown = hasTag(headers['if-none-match'], answer.etag)
    const encoding = answer.encode ? preferredEncoding(headers['accept-encoding']) : 'identity'
    const body = answer.bytes[encoding]
    if (!isKnown && !body) return false
    const id = newId(request)
    const head = headOf(answer, isKnown ? 'unchanged' : encoding, body?.length ?? 0)
    head[head.length - 1] = id
    if (log.isRead) record(request, response, id, answer.route, start)
    if (isKnown) response.writeHead(304, head).end()
    else response.writeHead(200, head).end(body)
    return true
  }

  const record = (
    { url, headers, socket }: IncomingMessage,
    response: ServerResponse,
    id: string,
    route: string,
    start: number,
  ) =>
    response.on('close', () => {
      const answered = { id, method: 'GET', url: url!, status: response.statusCode, route }
      log.record({ ...answered, ms: performance.now() - start }, () => ({
        ip: clientOf(socket.remoteAddress, headers['x-forwarded-for'], env.TRUST_PROXY),
      }))
    })

  const [route] = app.server.listeners('request') as RequestListener[]
  app.server.off('request', route!)
  app.server.on('request', (request, response) => {
    if (!send(request, response)) route!(request, response)
  })
}

const hasBody = (headers: IncomingMessage['headers']) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

const mayBeSignedIn = (headers: IncomingMessage['headers']) =>
  headers.authorization !== undefined || headers.cookie !== undefined

/** As Fastify reads it: the address that the last trusted proxy saw. */
function clientOf(peer: string | undefined, forwarded: string | string[] | undefined, proxies: number) {
  if (proxies === 0 || !forwarded) return peer
  const chain = [peer, ...String(forwarded).split(',').reverse()]
  return chain[Math.min(proxies, chain.length - 1)]?.trim()
}
