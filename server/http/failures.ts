// Failures thrown by features, and the error handler that turns them into HTTP responses.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FailureBody } from '#contract/api/failure.ts'
import { FAILURES, type FailureName, UNAUTHORIZED } from '#contract/failure.ts'
import { isDatabaseUnavailable } from '#server/db/query-errors.ts'
import { coarseAddress } from '#server/limits/address.ts'

export class Failure extends Error {
  readonly failure: FailureName
  readonly more: Pick<FailureBody, 'issues' | 'current'>
  readonly retryAfter: number | undefined
  constructor(failure: FailureName, message: string, more: Failure['more'] = {}, retryAfter?: number) {
    super(message)
    this.failure = failure
    this.more = more
    this.retryAfter = retryAfter
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const notFound = (what: string) => new Failure('not-found', `${capital(what)} not found`)
export const unauthorized = () => new Failure('unauthorized', UNAUTHORIZED)
export const forbidden = (message = 'You are not allowed to do this') => new Failure('forbidden', message)
export const conflict = (message: string, current?: unknown) =>
  new Failure('conflict', message, current === undefined ? {} : { current })
export const invalid = (path: string, message: string) =>
  new Failure('invalid', message, { issues: [{ path, message }] })
export const tooMany = (retryAfter: number) =>
  new Failure('too-many', 'Too many requests. Please wait a moment and try again.', {}, retryAfter)
export const unavailable = (message: string, retryAfter: number) =>
  new Failure('unavailable', message, {}, retryAfter)

const BUSY = 'The site is very busy. Please try again in a moment.'

/** Error codes of exhausted resources: files, connections or threads. */
const OUT_OF_DESCRIPTORS = new Set(['EMFILE', 'ENFILE', 'ERR_WORKER_INIT_FAILED'])

function isOutOfDescriptors(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (OUT_OF_DESCRIPTORS.has((at as NodeJS.ErrnoException).code ?? '')) return true
  return false
}

/** Our messages for errors of Fastify. */
const OWN_WORDS: Record<string, [FailureName, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'This is too large. Up to 1 MB can be sent.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong-type', 'The content type must be application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', 'The body does not match its Content-Length'],
}

function translate(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  const own = OWN_WORDS[error.code]
  if (own) return new Failure(...own)
  if (isOutOfDescriptors(error)) return unavailable(BUSY, 5)
  if (isDatabaseUnavailable(error))
    return unavailable('The site is temporarily unavailable. Please try again in a moment.', 5)
  const status = error.statusCode ?? 500
  if (status === 413) return new Failure('too-large', 'This is too large')
  if (status === 415) return new Failure('wrong-type', 'Unsupported content type')
  if (status >= 400 && status < 500) return new Failure('invalid', 'Invalid request')
  if (status === 503) return unavailable(BUSY, 5)
  return new Failure('broken', 'Something went wrong on our side. Please try again later.')
}

const OF_THE_FILE = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
  'last-modified',
]

/** Sets the status and headers of the answer. @returns what it says */
export function failed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FailureBody {
  const failure = translate(error)
  const status = FAILURES[failure.failure]
  const body: FailureBody = { message: failure.message, ...failure.more }
  if (status >= 500) {
    body.requestId = request.id
    request.log.error({ err: error }, 'request failed')
  }
  if (status === 403) {
    const address = coarseAddress(request.ip)
    request.log.info(
      { memberId: request.me?.id ?? null, address, route: request.routeOptions.url },
      'refused',
    )
  }
  // They were meant for the file that could not be opened.
  for (const name of OF_THE_FILE) reply.removeHeader(name)
  if (failure.retryAfter) reply.header('retry-after', Math.ceil(failure.retryAfter))
  reply.code(status).header('cache-control', 'no-store')
  return body
}

export function failures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    reply.type('application/json; charset=utf-8').send(failed(error, request, reply)),
  )
}
