// JSON bodies, read strictly: programs differ in which of two equal field names counts, so a body with both is refused.
import type { FastifyInstance } from 'fastify'
import { Failure } from './failures.ts'

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
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
  })
}

/** A text in JSON, and the colon that makes it a field name. Valid JSON is read without ever going back. */
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

/** How many field names are written in valid JSON. */
function keysWritten(json: string): number {
  let count = 0
  for (const [, colon] of json.matchAll(TEXT)) if (colon) count++
  return count
}

/** How many fields were parsed. Not by recursion: the sender decides how deep it goes. */
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
