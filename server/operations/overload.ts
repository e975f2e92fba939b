// Load shedding: requests beyond what can be answered in time get a 503 at once.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { unavailable } from '#server/http/failures.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { addressKey } from '#server/limits/address.ts'
import { FairQueue } from './fair-queue.ts'

const CHECK_INTERVAL = 100
/** One late tick does not count, only several in a row. */
const CALM = 4
const PANIC = 10
const RELIEF = 0.5
/** Never refused: probes that must not take a busy site for a dead one, and files that pages need. */
const NEVER_REFUSED = new Set(['/healthz', '/readyz', '/metrics', '/assets/*', '/fonts/*'])
/** Stays open for as long as a page does, and costs nothing meanwhile. */
const STREAM = '/api/live'
/** They hash on other threads with their own limit: server/auth/passwords.ts. */
const HASHES = /^\/api\/auth\/(login|register|change-password|reset-password|account)$/

type Bounds = Pick<Env, 'MAX_IN_FLIGHT' | 'MAX_EVENT_LOOP_DELAY' | 'DATABASE_POOL'>

/** How much there is to do right now. */
export class Load {
  /** requests whose answer is being made; not those whose body is still on its way */
  inFlight = 0
  readonly #inFlightOf = new Map<string, number>()
  shed = 0
  /** those who wait for their turn */
  line: { readonly waiting: number } = { waiting: 0 }
  #pressure = 0
  #expected = performance.now() + CHECK_INTERVAL
  readonly #most: number
  readonly #latest: number
  readonly #timer: NodeJS.Timeout

  constructor({ MAX_IN_FLIGHT, MAX_EVENT_LOOP_DELAY }: Omit<Bounds, 'DATABASE_POOL'>) {
    this.#most = MAX_IN_FLIGHT
    this.#latest = MAX_EVENT_LOOP_DELAY
    this.#timer = setInterval(() => this.look(performance.now()), CHECK_INTERVAL).unref()
  }

  begin(caller: string) {
    this.inFlight++
    this.#inFlightOf.set(caller, (this.#inFlightOf.get(caller) ?? 0) + 1)
  }

  end(caller: string) {
    this.inFlight--
    const left = this.#inFlightOf.get(caller)! - 1
    if (left > 0) this.#inFlightOf.set(caller, left)
    else this.#inFlightOf.delete(caller)
  }

  /**
   * The share of a caller's new requests to refuse. Callers with most requests in flight are refused first: one below
   * its fair share is let in even when all places are taken, so there can be twice as many.
   */
  refused(caller: string): number {
    if (this.inFlight < this.#most && this.#pressure <= CALM) return 0
    const known = this.#inFlightOf.get(caller)
    const callers = this.#inFlightOf.size + (known === undefined ? 1 : 0)
    const own = (known ?? 0) + 1
    if (this.inFlight >= this.#most && own > this.#most / callers) return 1
    const average = (this.inFlight + 1) / callers
    return (
      Math.min(1, Math.max(0, (this.#pressure - CALM) / (PANIC - CALM))) * Math.min(1, own / average) ** 2
    )
  }

  /** Measures the event loop's delay by the delay of our own timer. */
  look(now: number) {
    const late = now - this.#expected
    this.#expected = now + CHECK_INTERVAL
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

export function shedOverload(app: FastifyInstance, cache: Pick<ResponseCache, 'peek'>, bounds: Bounds) {
  const load = new Load(bounds)
  app.decorateRequest('inFlightOf', null)
  app.decorateRequest('turnOf', null)
  app.addHook('onClose', async () => load.stop())

  const begin = (request: FastifyRequest) => {
    if (request.inFlightOf !== null || request.routeOptions.url === STREAM) return
    request.inFlightOf = addressKey(request.ip)
    load.begin(request.inFlightOf)
  }
  const end = (request: FastifyRequest) => {
    if (request.inFlightOf === null) return
    load.end(request.inFlightOf)
    request.inFlightOf = null
  }
  // A cached answer costs no more than a refusal.
  const isCached = ({ url }: FastifyRequest) => cache.peek(url) !== undefined

  app.addHook('onRequest', (request, _reply, done) => {
    if (NEVER_REFUSED.has(request.routeOptions.url ?? '')) return done()
    if (load.refused(addressKey(request.ip)) > Math.random() && !isCached(request)) {
      load.shed++
      return done(unavailable('The site is very busy. Please try again in a moment.', retryAfter()))
    }
    begin(request)
    done()
  })
  // While its body arrives, as slowly as the sender likes, a request takes no place.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!NEVER_REFUSED.has(request.routeOptions.url ?? '')) begin(request)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request)
    done(null, payload)
  })
  if (bounds.MAX_EVENT_LOOP_DELAY > 0) queueRequests(app, bounds, load, isCached)
  return load
}

/**
 * Runs as many requests at once as there are database connections: more would only wait for each other. The wait in the
 * queue is bounded. It is fair by member, or by address for visitors, so members behind one address do not wait for
 * each other.
 */
function queueRequests(
  app: FastifyInstance,
  { DATABASE_POOL }: Pick<Bounds, 'DATABASE_POOL'>,
  load: Load,
  isCached: (request: FastifyRequest) => boolean,
) {
  const queue = new FairQueue(Math.max(4, DATABASE_POOL))
  load.line = queue
  const skipsQueue = (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions
    return NEVER_REFUSED.has(url) || url === STREAM || HASHES.test(url) || isForm(request)
  }
  const release = (request: FastifyRequest) => {
    if (request.turnOf === null) return
    queue.release(request.turnOf)
    request.turnOf = null
  }
  app.addHook('preValidation', (request, _reply, done) => {
    if (skipsQueue(request)) return done()
    const caller = callerOf(request)
    if (queue.tryAcquire(caller)) {
      request.turnOf = caller
      return done()
    }
    if (isCached(request)) return done()
    queue.wait(caller, (mayGo) => {
      if (mayGo) {
        request.turnOf = caller
        return done()
      }
      load.shed++
      done(unavailable('The site is very busy. Please try again in a moment.', retryAfter()))
    })
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    release(request)
    done(null, payload)
  })
  // the visitor hung up before the answer was sent
  app.addHook('onResponse', (request, _reply, done) => {
    release(request)
    done()
  })
}

const callerOf = ({ me, ip }: FastifyRequest) => (me ? `member:${me.id}` : addressKey(ip))

/** Its files are read while it is answered, as slowly as they come. */
const isForm = ({ headers }: FastifyRequest) => /^multipart\//i.test(headers['content-type'] ?? '')

/** Not all at the same moment. */
const retryAfter = () => 2 + Math.floor(Math.random() * 4)

declare module 'fastify' {
  interface FastifyRequest {
    /** the address it is counted for while its answer is made */
    inFlightOf: string | null
    /** the caller for whom it holds one of the places of queueRequests() */
    turnOf: string | null
  }
}
