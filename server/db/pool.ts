// The connection pool: node-postgres with timeouts for every query, and with errors of dead connections handled.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { DatabaseUnavailable } from './query-errors.ts'

type Done = (error: Error | null, result: unknown) => void
type GotClient = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

/** Called after every query: its text (without values), how long it took, its error. */
type OnAnswer = (text: string, ms: number, error: unknown) => void

/** A connection that is closed when a query times out. */
class WatchedClient extends pg.Client {
  /** Milliseconds for one query, from asking to the whole answer. */
  answerWithin = Number.POSITIVE_INFINITY
  onAnswer: OnAnswer | undefined
  #isLost = false
  #isUnreplicated = false

  constructor(config: pg.ClientConfig) {
    super(config)
    // Without a listener an error event ends the process, and a client in use has none of the pool's.
    this.on('error', () => {})
    // A commit whose wait for its standby is cancelled counts as done for PostgreSQL, with a warning. If the standby
    // becomes the primary, nobody has it.
    this.on('notice', ({ routine }) => {
      if (routine === 'SyncRepWaitForLSN') this.#isUnreplicated = true
    })
    this.once('end', () => {
      this.#isLost = true
    })
    const ask = super.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((...args: unknown[]) => this.#watch(ask, args)) as typeof this.query
  }

  /** The pool passes an error of the connection on to the waiting query: turn it into DatabaseUnavailable here. */
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'error') return super.emit(event, ...args)
    this.#isLost = true
    return super.emit('error', this.#explain(args[0] as Error))
  }

  /** True between BEGIN and its end, and while an answer is on its way. */
  isBusy(): boolean {
    return (this as unknown as { getTransactionStatus(): string | null }).getTransactionStatus() !== 'I'
  }

  #watch(ask: (...args: unknown[]) => unknown, args: unknown[]): unknown {
    const timer = this.#cutAfter(this.answerWithin)
    const start = performance.now()
    const settled = (error?: unknown) => {
      clearTimeout(timer)
      this.onAnswer?.(textOf(args[0]), performance.now() - start, error)
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        const why = error ? this.#explain(error) : this.#unreplicated()
        settled(why)
        ;(last as Done)(why, result)
      }
      return ask(...args.slice(0, -1), done)
    }
    const result = ask(...args)
    if (!(result instanceof Promise)) {
      clearTimeout(timer) // a stream of rows: its reader watches the time
      return result
    }
    return result.then(
      (answer) => {
        const why = this.#unreplicated()
        settled(why)
        if (why) throw why
        return answer
      },
      (error: Error) => {
        const why = this.#explain(error)
        settled(why)
        throw why
      },
    )
  }

  /** Why what was answered must not be acknowledged: it may exist on this server alone. Cuts the connection to it. */
  #unreplicated(): Error | null {
    if (!this.#isUnreplicated) return null
    const why = new DatabaseUnavailable('The database did not replicate a commit')
    this.connection.stream.destroy(why)
    return why
  }

  /** Cuts the connection: every query that waits on it fails, and the pool will not hand it out again. */
  #cutAfter(ms: number): NodeJS.Timeout | undefined {
    if (!Number.isFinite(ms)) return undefined
    const why = `The database did not answer within ${ms} ms`
    return setTimeout(() => this.connection.stream.destroy(new DatabaseUnavailable(why)), ms)
  }

  /** On a lost connection, an error that the server did not send means that the database is unavailable. */
  #explain(error: Error): Error {
    // The queries of a connection that broke may hear of it before its own events do.
    const isLost = this.#isLost || this.connection.stream.destroyed
    if (error instanceof pg.DatabaseError || error instanceof DatabaseUnavailable || !isLost) return error
    return new DatabaseUnavailable(`The connection to the database was lost (${error.message})`, {
      cause: error,
    })
  }
}

/** What is known about the transaction that the current code runs in. */
export const insideTransaction = new AsyncLocalStorage<{ open: boolean }>()

/** The connection pool. Using it inside a transaction throws at once: it could wait forever for a second connection. */
export class ReconnectingPool extends pg.Pool {
  onAnswer: OnAnswer | undefined

  /** @param answerWithin milliseconds for one query */
  constructor(config: pg.PoolConfig, answerWithin: number) {
    const options = {
      ...config,
      Client: WatchedClient as unknown as new () => pg.ClientBase,
      async onConnect(client: pg.ClientBase) {
        watched(client).answerWithin = answerWithin
        await config.onConnect?.(client)
      },
    }
    super(options)
    this.on('error', () => {}) // an idle connection died; the pool has already dropped it
    this.on('connect', (client) => {
      watched(client).onAnswer = (...answer) => this.onAnswer?.(...answer)
    })
    this.on('release', (_error, client) => {
      watched(client).answerWithin = answerWithin
      // A connection that comes back in the middle of something must not be handed out again.
      if (watched(client).isBusy())
        watched(client)
          .end()
          .catch(() => {})
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: GotClient): void
  override connect(callback?: GotClient): Promise<pg.PoolClient> | undefined {
    const client = this.#next()
    if (!callback) return client
    client.then(
      (got) => callback(undefined, got, got.release.bind(got)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #next(): Promise<pg.PoolClient> {
    if (insideTransaction.getStore()?.open) {
      throw new Error(
        'Inside a transaction every query goes through tx: db would wait for a second connection',
      )
    }
    try {
      return await super.connect()
    } catch (error) {
      const why =
        error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
      throw new DatabaseUnavailable(`No connection to the database (${why})`, { cause: error })
    }
  }
}

/** Every connection of a ReconnectingPool is one. */
export const watched = (client: pg.ClientBase) => client as unknown as WatchedClient

/** For long work inside of a transaction: none of it is timed. */
export async function withoutTimeouts(client: pg.ClientBase) {
  watched(client).answerWithin = Number.POSITIVE_INFINITY
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
