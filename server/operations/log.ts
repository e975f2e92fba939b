// The logger: JSON lines with UTC times, without personal data.
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'
import pg from 'pg'
import pino from 'pino'

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** What the site logs with. Without a stream the lines go to the standard output, a few at a time. */
export function logOptions(level: string, stream?: { write(line: string): void }): LogOptions {
  return {
    level,
    stream: stream ?? standardOutput(),
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), bindings: () => ({}) },
    serializers: { err: describeError, req: describeRequest, reason: withoutSecrets },
  }
}

/** Written in blocks, so that a busy second costs a few writes; a slow reader makes us drop lines, not stop. */
function standardOutput() {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4_096,
    maxLength: 8_388_608,
    periodicFlush: 500,
  })
  process.once('exit', () => {
    try {
      output.flushSync()
    } catch {
      // nothing was ever written, or nobody reads any more
    }
  })
  return output
}

interface Described {
  [more: string]: unknown
  type: string
  message: string
  code?: string
  sql?: string
  table?: string
  constraint?: string
  stack: string
  cause?: Described
  errors?: Described[]
}

/** An error without the values it met: never the parameters of a query, never an address. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(error), stack: '' }
  const { code } = error as NodeJS.ErrnoException
  return {
    type: error.constructor.name || error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(error instanceof DrizzleQueryError && { sql: error.query.slice(0, 1_000) }),
    ...(error instanceof pg.DatabaseError && {
      ...(error.table && { table: error.table }),
      ...(error.constraint && { constraint: error.constraint }),
    }),
    stack: framesOf(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, 3).map(describeError) }),
  }
}

/** Messages about the server's own state are safe; all others can quote user input. */
const SAFE_CLASSES = /^(08|25|40|42|53|55|57|58|F0|XX)/

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return 'A query failed'
  if (error instanceof pg.DatabaseError && !SAFE_CLASSES.test(error.code ?? ''))
    return `The database refused a value (${error.code})`
  return withoutSecrets(error.message)
}

/** The places, without the words in front of them, which repeat the message. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at .+(:\d+:\d+\)?|<anonymous>\)?)$/.test(line))
    .join('\n')
}

/** Masks addresses and long tokens in texts of others (mail servers, libraries). */
export function withoutSecrets(text: unknown): string {
  return String(text)
    .slice(0, 500)
    .replaceAll(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '[address]')
    .replaceAll(/[\w-]{40,}/g, '[long]')
}

/** The known parts of a path: words and numbers. Masks searches, tokens and addresses. */
export function readablePath(url: string): string {
  const path = url.split('?', 1)[0]!.slice(0, 300)
  return path
    .split('/')
    .map((part) => (/^([a-z-]{0,30}|\d{1,10})$/i.test(part) ? part : '…'))
    .join('/')
}

function describeRequest(request: { method?: string; url?: string }) {
  return { method: request.method, path: readablePath(request.url ?? '') }
}

/** Whether lines of a level are written at all: making them costs. */
export function isLevelEnabled(log: FastifyBaseLogger, level: 'debug' | 'info'): boolean {
  const least = pino.levels.values[log.level] // unknown: silent, or no log at all
  return least !== undefined && pino.levels.values[level]! >= least
}
