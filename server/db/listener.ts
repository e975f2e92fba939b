// The connection that LISTENs for changes: it reconnects by itself, and calls onReset when it may have missed some.
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { connectAlone } from './connect-alone.ts'

const CHANNEL = 'changes'

type Listening = {
  onPayload(payload: string): void
  onReset(): void
}

export type Listener = { isListening(): boolean; close(): Promise<void> }

const FIRST_PAUSE = 100
/** An instance that does not hear of changes is not ready. Proxies leave it out after about three checks of a second. */
const LONGEST_PAUSE = 1_000
/** A connection that died silently (a pulled cable) is noticed only when it is used. */
const PROBE_EVERY = 10_000
const PROBE_WITHIN = 4_000

/** Resolves once it listens; a connection lost later is replaced in the background until close(). */
export async function listen(url: string, { onPayload, onReset }: Listening): Promise<Listener> {
  let client: pg.Client | null = null
  let closed = false

  async function connect() {
    const next = await connectAlone(url, {
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
    const probe = setInterval(() => next.query('select 1').catch(() => cut(next)), PROBE_EVERY)
    probe.unref()
    next.once('end', () => {
      clearInterval(probe)
      client = null
      if (!closed) reconnect()
    })
  }

  async function reconnect() {
    for (let wait = FIRST_PAUSE; !closed; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      await pause(wait * (0.5 + Math.random() / 2), undefined, { ref: false })
      if (closed) return
      try {
        await connect()
      } catch {
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
