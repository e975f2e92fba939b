// node-postgres with the edges taken off: no query waits for ever, no dead connection ends the process.
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { DatabaseAway } from './away.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void
type Answer = (error: Error | null, result: unknown) => void

/** A connection that gives up by itself when the database stops answering. */
export class SteadyClient extends pg.Client {
  /** How long one query may take, in milliseconds; Infinity for migrations. */
  patience = Number.POSITIVE_INFINITY
  #gone = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // Without a listener an error event ends the process, and a client in use has none of the pool's.
    this.on('error', () => {
      this.#gone = true
    })
    this.once('end', () => {
      this.#gone = true
    })
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown
    this.query = ((...asked: unknown[]) => this.#watched(ask, asked)) as typeof this.query
  }

  #watched(ask: (...asked: unknown[]) => unknown, asked: unknown[]): unknown {
    const timer = Number.isFinite(this.patience) ? setTimeout(() => this.#giveUp(), this.patience) : undefined
    const last = asked.at(-1)
    if (typeof last === 'function') {
      const answer = last as Answer
      const heard: Answer = (error, result) => {
        clearTimeout(timer)
        answer(error && this.#explain(error), result)
      }
      return ask(...asked.slice(0, -1), heard)
    }
    const result = ask(...asked)
    if (!(result instanceof Promise)) {
      clearTimeout(timer)
      return result
    }
    return result.then(
      (rows) => {
        clearTimeout(timer)
        return rows
      },
      (error: Error) => {
        clearTimeout(timer)
        throw this.#explain(error)
      },
    )
  }

  /** Cuts the connection: every query that waits on it fails, and the pool will not hand it out again. */
  #giveUp() {
    this.connection.stream.destroy(new DatabaseAway(`The database did not answer within ${this.patience} ms`))
  }

  /** An error that the server did not send, on a connection that is gone, means that the database is away. */
  #explain(error: Error): Error {
    if (error instanceof pg.DatabaseError || error instanceof DatabaseAway || !this.#gone) return error
    return new DatabaseAway(`The connection to the database was lost (${error.message})`, { cause: error })
  }
}

/** What is known about the transaction that the current code runs in. */
export type Inside = { open: boolean }
export const insideTransaction = new AsyncLocalStorage<Inside>()

/** The pool of connections. Asking it from inside a transaction is an error at once, where it could wait for ever. */
export class SteadyPool extends pg.Pool {
  readonly #patience: number

  constructor(config: pg.PoolConfig, patience: number) {
    super({ ...config, Client: SteadyClient })
    this.#patience = patience
    this.on('error', () => {}) // an idle connection died; the pool has already dropped it
    this.on('connect', (client) => {
      ;(client as unknown as SteadyClient).patience = patience
    })
    this.on('release', (_error, client) => {
      const steady = client as unknown as SteadyClient & { getTransactionStatus(): string | null }
      steady.patience = patience
      // A connection that comes back in the middle of something must not be handed out again.
      if (steady.getTransactionStatus() !== 'I') steady.end().catch(() => {})
    })
  }

  get patience() {
    return this.#patience
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
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
      throw new DatabaseAway(`No connection to the database (${why})`, { cause: error })
    }
  }
}
