// Sends answers: in the encoding that the visitor prefers, 304 to those who have it, and cached ones before anything else is done.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, hasTag, preferredEncoding } from './conditional.ts'
import type { Answer, ResponseCache } from './response-cache.ts'

/** Call it before the hooks that cached answers do not need: those that read cookies and bodies, or know who calls. */
export function answerFromCache(app: FastifyInstance, cache: ResponseCache) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const answer = cache.get(request.url)
    if (!answer || (answer.isPersonal && mayBeSignedIn(request))) return
    return sendAnswer(request, reply, answer)
  })
}

const mayBeSignedIn = ({ headers }: FastifyRequest) =>
  headers.authorization !== undefined || headers.cookie !== undefined

/** Its headers in an encoding, apart from those of every response. */
const headersOf = (answer: Answer, encoding: Encoding): Record<string, string> => ({
  ...sharedHeadersOf(answer),
  'content-type': answer.type,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
})

/** Those that a 304 has too. */
const sharedHeadersOf = ({ etag, isPersonal, headers }: Answer): Record<string, string> => ({
  etag,
  vary: isPersonal ? 'accept-encoding, authorization, cookie' : 'accept-encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
  ...headers,
})

/** Sends an answer in the encoding the visitor prefers, or 304 when they have it. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (answer.stream) {
    reply.header('cache-control', 'no-cache').type(answer.type)
    return reply.send(answer.stream())
  }
  if (answer.status === 200 && hasTag(request.headers['if-none-match'], answer.etag))
    return reply.headers(sharedHeadersOf(answer)).code(304).send()
  const encoding = answer.encode ? preferredEncoding(request.headers['accept-encoding']) : 'identity'
  const body = answer.bytes[encoding] ?? (await answer.encode!(encoding))
  return reply.headers(headersOf(answer, encoding)).code(answer.status).send(body)
}
