// What a PostgreSQL server does by itself and the embedded one does not: checkpoints, vacuum, statistics.
import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Sessions } from './sessions.ts'

/** Milliseconds. */
export type Maintenance = { checkpointEvery: number; vacuumEvery: number }

export const everyDay: Maintenance = { checkpointEvery: 60_000, vacuumEvery: 60 * 60_000 }

/** What the housekeeper knows of the traffic. */
type Traffic = {
  sessions: Sessions
  /** Counts up with everything that reached the disk. */
  writes(): number
  /** Runs a task when it is its turn, between the messages of clients. */
  inTurn(task: () => Promise<void>): void
}

const QUIET = 2_000
const AGAIN = 1_000

/** Begins to keep house; its timers die with the thread. */
export function keepHouse(engine: PGlite, traffic: Traffic, { checkpointEvery, vacuumEvery }: Maintenance) {
  let checkpointed = -1
  let vacuumed = -1

  const checkpoint = async () => {
    await engine.exec('checkpoint')
    checkpointed = traffic.writes()
  }

  /** Runs a task when it is its turn and the moment suits, and ends when it is done. */
  const when = async (suits: () => boolean, task: () => Promise<void>) => {
    const attempt = () =>
      new Promise<boolean>((resolve) => {
        traffic.inTurn(async () => {
          const now = suits()
          if (now) await task()
          resolve(now)
        })
      })
    while (!(await attempt())) await setTimeout(AGAIN)
  }
  const isIdle = () => traffic.sessions.isIdle()

  // Table by table, so that a visitor waits for one table at most; in busy hours only when long overdue.
  const vacuum = async () => {
    const due = Date.now()
    const isQuiet = () => traffic.sessions.quietFor() >= QUIET || Date.now() - due > vacuumEvery
    let names: string[] = []
    await when(
      () => isIdle() && isQuiet(),
      async () => {
        names = (await engine.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
      },
    )
    for (const name of names)
      await when(isIdle, async () => void (await engine.exec(`vacuum (analyze) ${name}`)))
    // With its own writes and their checkpoint, or it would find something to do for ever.
    await when(isIdle, async () => {
      await checkpoint()
      vacuumed = traffic.writes()
    })
  }

  // One round after the other: a slow machine must not gather rounds.
  const checkpoints = async () => {
    for (;;) {
      await setTimeout(checkpointEvery)
      if (traffic.writes() !== checkpointed) await when(isIdle, checkpoint)
    }
  }
  const vacuums = async () => {
    await setTimeout(Math.min(vacuumEvery, 2 * checkpointEvery))
    for (;;) {
      if (traffic.writes() !== vacuumed) await vacuum()
      await setTimeout(vacuumEvery)
    }
  }
  checkpoints()
  vacuums()
}

// The tables of the site first; the catalogue too, so that its transaction numbers never grow too old.
const TABLES = `
  select quote_ident(nspname) || '.' || quote_ident(relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm') and relpersistence = 'p' and nspname <> 'information_schema'
  order by nspname = 'pg_catalog', relname`
