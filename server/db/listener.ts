// The connection that LISTENs for changes: it reconnects by itself, and calls onReset when it may have missed some.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectAlone } from './connect-alone.ts'
import type { Hosts } from './hosts.ts'

const CHANNEL = 'changes'

/** Asks on the connection that listens; without an answer in time the connection is replaced. */
type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>

type Listening = {
  onPayload(payload: string): void
  onReset(): void
  /** A connection listens from now on; for one that replaces another, onReset follows. */
  onConnect?(ask: Ask): void
  onDisconnect?(): void
  /** It did not answer in time, or could not be reached again. */
  onUnreachable?(): void
}

export type Listener = { isListening(): boolean; close(): Promise<void> }

const FIRST_PAUSE = 100
/** An instance that does not hear of changes is not ready. Proxies leave it out after about three checks of a second. */
const LONGEST_PAUSE = 1_000
/** A connection that died silently (a pulled cable) is noticed only when it is used. */
const PROBE_EVERY = 10_000
const PROBE_WITHIN = 4_000

/** Resolves once it listens; a connection lost later is replaced in the background until close(). */
export async function listen(hosts: Hosts, listening: Listening): Promise<Listener> {
  const { onPayload, onReset } = listening
  let client: pg.Client | null = null
  let closed = false

  async function connect() {
    const next = await connectAlone(hosts, {
      keepAlive: true,
      connectionTimeoutMillis: PROBE_WITHIN,
      query_timeout: PROBE_WITHIN,
      application_name: 'shimpyo changes',
    })
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    try {
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    const ask: Ask = async (text) => {
      try {
        return (await next.query(text)).rows
      } catch (error) {
        if (client === next && !closed) listening.onUnreachable?.()
        cut(next)
        throw error
      }
    }
    const probe = setInterval(() => ask('select 1').catch(() => {}), PROBE_EVERY)
    probe.unref()
    next.once('end', () => {
      clearInterval(probe)
      client = null
      listening.onDisconnect?.()
      if (!closed) reconnect()
    })
    listening.onConnect?.(ask)
  }

  async function reconnect() {
    for (let wait = FIRST_PAUSE; !closed; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false })
      if (closed) return
      try {
        await connect()
      } catch {
        listening.onUnreachable?.()
        continue
      }
      if (closed) return client?.end()
      onReset()
      return
    }
  }

  await connect()
  return {
    isListening: () => client != null,
    async close() {
      closed = true
      await client?.end()
    },
  }
}

/** end() would wait for an answer that may never come. */
const cut = (client: pg.Client) => client.connection.stream.destroy()
