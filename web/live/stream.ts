// The one stream of changes of a page: opened when somebody listens, closed while nobody looks at the page.
import type { Topic } from '#contract/endpoint.ts'

/** What of the topic changed; null: it is not known, so look again. */
export type News = readonly string[] | null
export type Listener = (news: News) => void

/** Browsers keep few connections to one site: a page that has been hidden for so long closes its own. */
const HIDDEN_MS = 15_000
/** Everybody hears at the same moment; they look again one after the other. */
const SPREAD_MS = [100, 900] as const
/** When the site has no room for streams, it is asked again later, and then still later. */
const RETRY_MS = [30_000, 600_000] as const

const listeners = new Map<Topic, Set<Listener>>()
let source: EventSource | null = null
let hiddenTimer: ReturnType<typeof setTimeout> | undefined
let retryTimer: ReturnType<typeof setTimeout> | undefined
let retryDelay: number = RETRY_MS[0]
/** The stream was away, and something may have happened meanwhile. */
let wasDisconnected = false

/** @returns how to stop listening */
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
    // What is shown now may be shown again later, and nobody heard what happened in between.
    wasDisconnected = true
  }
}

function open() {
  if (source || listeners.size === 0 || document.hidden || typeof EventSource === 'undefined') return
  clearTimeout(retryTimer)
  const stream = new EventSource('/api/live')
  source = stream
  stream.onopen = () => {
    retryDelay = RETRY_MS[0]
    if (wasDisconnected) notifyAll()
    wasDisconnected = false
  }
  stream.onmessage = ({ data }) => collect(data)
  stream.onerror = () => {
    wasDisconnected = true
    if (stream.readyState !== EventSource.CLOSED) return // the browser comes back by itself
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
    return // not of this version of the site
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
  // a page that may be shown again as it was left must not hold a connection
  addEventListener('pagehide', disconnect)
  addEventListener('pageshow', open)
}

function unwatchPage() {
  document.removeEventListener('visibilitychange', onVisibility)
  removeEventListener('pagehide', disconnect)
  removeEventListener('pageshow', open)
}
