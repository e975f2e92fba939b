// What a PostgreSQL server does by itself and the embedded one does not: checkpoints, vacuum, statistics.
import type { PGlite } from '@electric-sql/pglite'
import type { Sessions } from './sessions.ts'

/** Milliseconds. */
export type Maintenance = { checkpointEvery: number; vacuumEvery: number }

export const everyDay: Maintenance = { checkpointEvery: 60_000, vacuumEvery: 60 * 60_000 }

/** What the housekeeper knows of the traffic. */
export type Traffic = {
  sessions: Sessions
  /** Counts up with everything that reached the disk. */
  writes(): number
  /** Runs a task when it is its turn, between the messages of clients. */
  inTurn(task: () => Promise<void>): void
}

const QUIET = 2_000

/** Starts the timers; they die with the thread. */
export function keepHouse(engine: PGlite, traffic: Traffic, { checkpointEvery, vacuumEvery }: Maintenance) {
  let checkpointed = -1
  let vacuumed = -1

  const checkpoint = async () => {
    if (traffic.writes() === checkpointed) return
    if (!traffic.sessions.isIdle()) return again(checkpoint)
    await engine.exec('checkpoint')
    checkpointed = traffic.writes()
  }

  // Table by table, so that a visitor waits for one table at most; in busy hours only when long overdue.
  const vacuum = (since: number) => async () => {
    if (traffic.writes() === vacuumed) return
    const overdue = Date.now() - since > vacuumEvery
    if (!traffic.sessions.isIdle() || (traffic.sessions.quietFor() < QUIET && !overdue))
      return again(vacuum(since))
    const { rows } = await engine.query<{ name: string }>(TABLES)
    for (const { name } of rows) traffic.inTurn(() => vacuumOne(name))
    traffic.inTurn(async () => {
      vacuumed = traffic.writes() // its own writes included, or it would find something to do for ever
    })
  }

  const vacuumOne = async (name: string): Promise<void> => {
    if (!traffic.sessions.isIdle()) return again(() => vacuumOne(name))
    await engine.exec(`vacuum (analyze) ${name}`)
  }

  const again = (task: () => Promise<void>) => {
    setTimeout(() => traffic.inTurn(task), 1_000)
  }

  setInterval(() => traffic.inTurn(checkpoint), checkpointEvery)
  setTimeout(() => traffic.inTurn(vacuum(Date.now())), Math.min(vacuumEvery, 2 * checkpointEvery))
  setInterval(() => traffic.inTurn(vacuum(Date.now())), vacuumEvery)
}

// The tables of the site first; the catalogue too, so that its transaction numbers never grow too old.
const TABLES = `
  select quote_ident(nspname) || '.' || quote_ident(relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm') and relpersistence = 'p' and nspname <> 'information_schema'
  order by nspname = 'pg_catalog', relname`
