// The page's event stream of changes: open while somebody listens, closed while the page is hidden.
import type { Topic } from '#contract/endpoint.ts'

/** The changed ids of a topic; null: unknown, refetch. */
export type News = readonly string[] | null
export type Listener = (news: News) => void

/** Browsers allow few connections per site, so a hidden page closes its own after this time. */
const HIDDEN_MS = 15_000
/** All clients get an event at once: each refetches after a random delay in this range. */
const SPREAD_MS = [100, 900] as const
/** Delays before retrying a refused stream: the first and the longest. */
const RETRY_MS = [30_000, 600_000] as const

const listeners = new Map<Topic, Set<Listener>>()
let source: EventSource | null = null
let hiddenTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
let retryDelay: number = RETRY_MS[0]
/** The stream was closed, so changes may have been missed. */
let wasDisconnected = false

/** @returns the function that stops listening */
export function listen(topic: Topic, listener: Listener): () => void {
  if (listeners.size === 0) watchPage()
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener))
  open()
  return () => {
    const remaining = listeners.get(topic)
    remaining?.delete(listener)
    if (remaining?.size === 0) listeners.delete(topic)
    if (listeners.size > 0) return
    unwatchPage()
    close()
    // The data may be shown again later, and changes until then are missed.
    wasDisconnected = true
  }
}

function open() {
  if (source || listeners.size === 0 || document.hidden || typeof EventSource === 'undefined') return
  clearTimeout(retryTimer)
  // The server tells what has changed since the page was loaded. After a break everything is refetched instead.
  const age = Math.min(86_400, Math.ceil(performance.now() / 1_000) || 1)
  const stream = new EventSource(wasDisconnected ? '/api/live' : `/api/live?age=${age}`)
  source = stream
  stream.onopen = () => {
    retryDelay = RETRY_MS[0]
    if (wasDisconnected) notifyAll()
    wasDisconnected = false
  }
  stream.onmessage = ({ data }) => collect(data)
  stream.onerror = () => {
    wasDisconnected = true
    if (stream.readyState !== EventSource.CLOSED) return // the browser reconnects by itself
    close()
    retryTimer = setTimeout(open, retryDelay * (0.5 + Math.random() / 2))
    retryDelay = Math.min(retryDelay * 2, RETRY_MS[1])
  }
}

function close() {
  clearTimeout(hiddenTimer)
  clearTimeout(retryTimer)
  source?.close()
  source = null
}

const queued = new Map<Topic, Set<string> | null>()
let flushTimer: ReturnType<typeof setTimeout> | undefined

function collect(data: string) {
  let changes: Partial<Record<Topic, string[] | null>>
  try {
    changes = JSON.parse(data)
  } catch {
    return // from another release
  }
  for (const [topic, ids] of Object.entries(changes) as [Topic, string[] | null][]) {
    const known = queued.get(topic)
    if (ids === null || known === null) queued.set(topic, null)
    else queued.set(topic, new Set([...(known ?? []), ...ids]))
  }
  const [least, most] = SPREAD_MS
  if (flushTimer === undefined) flushTimer = setTimeout(flush, least + Math.random() * (most - least))
}

function flush() {
  flushTimer = undefined
  const news = [...queued]
  queued.clear()
  for (const [topic, ids] of news)
    for (const listener of listeners.get(topic) ?? []) listener(ids && [...ids])
}

function notifyAll() {
  for (const topicListeners of listeners.values()) for (const listener of topicListeners) listener(null)
}

function onVisibility() {
  clearTimeout(hiddenTimer)
  if (!document.hidden) return open()
  hiddenTimer = setTimeout(disconnect, HIDDEN_MS)
}

function disconnect() {
  if (source) wasDisconnected = true
  close()
}

function watchPage() {
  document.addEventListener('visibilitychange', onVisibility)
  // a page in the back/forward cache must not hold a connection
  addEventListener('pagehide', disconnect)
  addEventListener('pageshow', open)
}

function unwatchPage() {
  document.removeEventListener('visibilitychange', onVisibility)
  removeEventListener('pagehide', disconnect)
  removeEventListener('pageshow', open)
}
