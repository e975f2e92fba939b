// More than can be answered in time is refused at once: a quick "later" for some keeps the site quick for the others.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { unavailable } from '#server/http/failures.ts'
import type { Kept } from '#server/http/kept.ts'
import { Turns } from './turns.ts'

const LOOK_EVERY = 100
/** One late moment proves nothing: only several in a row count. */
const CALM = 4
const PANIC = 10
const RELIEF = 0.5
/** Asked by machines that must not mistake a busy site for a dead one, and files a page cannot do without. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics', '/assets/*', '/fonts/*'])
/** Stays open for as long as a page does, and costs nothing meanwhile. */
const STAYS_OPEN = '/api/live'
/** Made on other threads, in a line of their own: server/auth/passwords.ts. */
const HASHES = /^\/api\/auth\/(login|register|change-password|reset-password|account)$/

type Bounds = Pick<Env, 'MAX_IN_FLIGHT' | 'MAX_EVENT_LOOP_DELAY' | 'DATABASE_POOL'>

/** How much there is to do right now. */
export class Load {
  /** requests whose answer is being made; not those whose body is still on its way */
  inFlight = 0
  shed = 0
  /** those who wait for their turn */
  line: { readonly waiting: number } = { waiting: 0 }
  #pressure = 0
  #expected = performance.now() + LOOK_EVERY
  readonly #most: number
  readonly #latest: number
  readonly #timer: NodeJS.Timeout

  constructor({ MAX_IN_FLIGHT, MAX_EVENT_LOOP_DELAY }: Omit<Bounds, 'DATABASE_POOL'>) {
    this.#most = MAX_IN_FLIGHT
    this.#latest = MAX_EVENT_LOOP_DELAY
    this.#timer = setInterval(() => this.look(performance.now()), LOOK_EVERY).unref()
  }

  /** The share of new requests that has to come back later. */
  get refused(): number {
    if (this.inFlight >= this.#most) return 1
    return Math.min(1, Math.max(0, (this.#pressure - CALM) / (PANIC - CALM)))
  }

  /** Our own timer is as late as everything else that waits. */
  look(now: number) {
    const late = now - this.#expected
    this.#expected = now + LOOK_EVERY
    if (this.#latest === 0) return
    this.#pressure =
      late > this.#latest
        ? Math.min(PANIC, this.#pressure + Math.min(2, late / this.#latest))
        : Math.max(0, this.#pressure - RELIEF)
  }

  stop() {
    clearInterval(this.#timer)
  }
}

export function shedOverload(app: FastifyInstance, kept: Pick<Kept, 'peek'>, bounds: Bounds) {
  const load = new Load(bounds)
  app.decorateRequest('isInFlight', false)
  app.decorateRequest('hasTurn', false)
  app.addHook('onClose', async () => load.stop())

  const begin = (request: FastifyRequest) => {
    if (request.isInFlight || request.routeOptions.url === STAYS_OPEN) return
    request.isInFlight = true
    load.inFlight++
  }
  const end = (request: FastifyRequest) => {
    if (!request.isInFlight) return
    request.isInFlight = false
    load.inFlight--
  }
  // A cached answer costs no more than a refusal.
  const isKept = ({ url }: FastifyRequest) =>
    kept.peek(url) !== undefined || kept.peek(`page:${url}`) !== undefined

  app.addHook('onRequest', (request, _reply, done) => {
    if (ALWAYS.has(request.routeOptions.url ?? '')) return done()
    if (load.refused > Math.random() && !isKept(request)) {
      load.shed++
      return done(unavailable('The site is very busy. Please try again in a moment.', comeBackIn()))
    }
    begin(request)
    done()
  })
  // A body comes as slowly as its sender likes: meanwhile it takes no place from others.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!ALWAYS.has(request.routeOptions.url ?? '')) begin(request)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })
  if (bounds.MAX_EVENT_LOOP_DELAY > 0) inTurns(app, bounds, load, isKept)
  return load
}

/**
 * As many answers are made at once as there are connections to the database: more would only be late together.
 * Waiting for a turn is bounded, so every request that is let in is answered in time.
 */
function inTurns(
  app: FastifyInstance,
  { DATABASE_POOL }: Pick<Bounds, 'DATABASE_POOL'>,
  load: Load,
  isKept: (request: FastifyRequest) => boolean,
) {
  const turns = new Turns(Math.max(4, DATABASE_POOL))
  load.line = turns
  const goesAnyway = (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions
    return ALWAYS.has(url) || url === STAYS_OPEN || HASHES.test(url) || isForm(request)
  }
  const giveBack = (request: FastifyRequest) => {
    if (!request.hasTurn) return
    request.hasTurn = false
    turns.leave()
  }
  app.addHook('preValidation', (request, _reply, done) => {
    if (goesAnyway(request)) return done()
    if (turns.isFree && turns.waiting === 0) {
      turns.take()
      request.hasTurn = true
      return done()
    }
    if (isKept(request)) return done()
    turns.wait((mayGo) => {
      request.hasTurn = mayGo
      if (mayGo) return done()
      load.shed++
      done(unavailable('The site is very busy. Please try again in a moment.', comeBackIn()))
    })
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    giveBack(request)
    done(null, payload)
  })
  // the visitor hung up before the answer was sent
  app.addHook('onResponse', (request, _reply, done) => {
    giveBack(request)
    done()
  })
}

/** Its files are read while it is answered, as slowly as they come. */
const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

/** Not all at the same moment. */
const comeBackIn = () => 2 + Math.floor(Math.random() * 4)

declare module 'fastify' {
  interface FastifyRequest {
    isInFlight: boolean
    /** holds one of the places of inTurns() */
    hasTurn: boolean
  }
}
