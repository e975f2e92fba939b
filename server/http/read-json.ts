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
      if (!error && keysWritten(text) !== keysOf(value))
        return done(new Failure('invalid', 'The body has the same field twice'))
      done(error, value)
    })
  })
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD') request.body = {}
  })
}

/** How many names of fields stand in a text that is valid JSON. */
function keysWritten(text: string): number {
  let count = 0
  for (let start = text.indexOf('"'); start !== -1; ) {
    let end = text.indexOf('"', start + 1)
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
    let next = end + 1
    while (isBlank(text.charCodeAt(next))) next++
    if (text[next] === ':') count++
    start = text.indexOf('"', next)
  }
  return count
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote - 1
  while (text[before] === '\\') before--
  return (quote - before) % 2 === 0
}

const isBlank = (code: number) => code === 32 || code === 9 || code === 10 || code === 13

/** How many fields were understood. Not by recursion: the sender decides how deep it goes. */
function keysOf(value: unknown): number {
  let count = 0
  const waiting: unknown[] = [value]
  while (waiting.length) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    const inside = Object.values(one)
    if (!Array.isArray(one)) count += inside.length
    for (const each of inside) if (typeof each === 'object') waiting.push(each)
  }
  return count
}
