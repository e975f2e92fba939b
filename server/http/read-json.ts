// Reads JSON bodies strictly: a body with a duplicate field name is refused, because programs differ in which one counts.
import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'

/**
 * How the address of a call ends that stops a kind of email. Mail programs send it a form (RFC 8058); no other call
 * reads one, because a page of another site could send it.
 */
const STOPS_EMAIL = '/stop/:token'

/** An empty body counts as `{}`; forms of other sites (text/plain) are not read at all. */
export function readBodies(app: FastifyInstance) {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, {})
    parse(request, text, (error, value) => {
      if (!error && keysWritten(text) !== keysParsed(value))
        return done(new Failure('invalid', 'The body has the same field twice'))
      done(error, value)
    })
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    ({ routeOptions }, _body, done) =>
      routeOptions.url?.endsWith(STOPS_EMAIL)
        ? done(null, {})
        : done(new Failure('wrong-type', 'The content type must be application/json')),
  )
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
  })
}

/** A JSON string, and the colon that makes it a field name. No backtracking on valid JSON. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

/** How many field names are written in valid JSON. */
function keysWritten(json: string): number {
  let count = 0
  for (const [, colon] of json.matchAll(TEXT)) if (colon) count++
  return count
}

/** Counts the parsed fields. No recursion: the sender decides the depth. */
function keysParsed(value: unknown): number {
  let count = 0
  const queue: unknown[] = [value]
  while (queue.length) {
    const next = queue.pop()
    if (typeof next !== 'object' || next === null) continue
    const inside = Object.values(next)
    if (!Array.isArray(next)) count += inside.length
    for (const each of inside) if (typeof each === 'object') queue.push(each)
  }
  return count
}
