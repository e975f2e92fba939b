// The one stream of changes of a page: opened when somebody listens, closed while nobody looks at the page.
import type { Topic } from '#contract/endpoint.ts'

/** What of the topic changed; null: it is not known, so look again. */
export type News = readonly string[] | null
export type Hear = (news: News) => void

/** Browsers keep few connections to one site: a page that has been hidden for so long closes its own. */
const HIDDEN_MS = 15_000
/** Everybody hears at the same moment; they look again one after the other. */
const SPREAD_MS = [100, 900] as const
/** When the site has no room for streams, it is asked again later, and then still later. */
const KNOCK_MS = [30_000, 600_000] as const

const hearers = new Map<Topic, Set<Hear>>()
let source: EventSource | null = null
let hidden: ReturnType<typeof setTimeout> | undefined
let knock: ReturnType<typeof setTimeout> | undefined
let patience: number = KNOCK_MS[0]
/** The stream was away, and something may have happened meanwhile. */
let wasAway = false

/** @returns how to stop listening */
export function listen(topic: Topic, hear: Hear): () => void {
  if (hearers.size === 0) watchPage()
  hearers.set(topic, (hearers.get(topic) ?? new Set()).add(hear))
  open()
  return () => {
    const left = hearers.get(topic)
    left?.delete(hear)
    if (left?.size === 0) hearers.delete(topic)
    if (hearers.size > 0) return
    unwatchPage()
    close()
    // What is shown now may be shown again later, and nobody heard what happened in between.
    wasAway = true
  }
}

function open() {
  if (source || hearers.size === 0 || document.hidden || typeof EventSource === 'undefined') return
  clearTimeout(knock)
  const mine = new EventSource('/api/live')
  source = mine
  mine.onopen = () => {
    patience = KNOCK_MS[0]
    if (wasAway) tellAll()
    wasAway = false
  }
  mine.onmessage = ({ data }) => collect(data)
  mine.onerror = () => {
    wasAway = true
    if (mine.readyState !== EventSource.CLOSED) return // the browser comes back by itself
    close()
    knock = setTimeout(open, patience * (0.5 + Math.random() / 2))
    patience = Math.min(patience * 2, KNOCK_MS[1])
  }
}

function close() {
  clearTimeout(hidden)
  clearTimeout(knock)
  source?.close()
  source = null
}

const waiting = new Map<Topic, Set<string> | null>()
let turn: ReturnType<typeof setTimeout> | undefined

function collect(data: string) {
  let told: Partial<Record<Topic, string[] | null>>
  try {
    told = JSON.parse(data)
  } catch {
    return // not of this version of the site
  }
  for (const [topic, ids] of Object.entries(told) as [Topic, string[] | null][]) {
    const known = waiting.get(topic)
    if (ids === null || known === null) waiting.set(topic, null)
    else waiting.set(topic, new Set([...(known ?? []), ...ids]))
  }
  const [least, most] = SPREAD_MS
  if (turn === undefined) turn = setTimeout(tell, least + Math.random() * (most - least))
}

function tell() {
  turn = undefined
  const news = [...waiting]
  waiting.clear()
  for (const [topic, ids] of news) for (const hear of hearers.get(topic) ?? []) hear(ids && [...ids])
}

function tellAll() {
  for (const hears of hearers.values()) for (const hear of hears) hear(null)
}

function onVisibility() {
  clearTimeout(hidden)
  if (!document.hidden) return open()
  hidden = setTimeout(leave, HIDDEN_MS)
}

function leave() {
  if (source) wasAway = true
  close()
}

function watchPage() {
  document.addEventListener('visibilitychange', onVisibility)
  // a page that may be shown again as it was left must not hold a connection
  addEventListener('pagehide', leave)
  addEventListener('pageshow', open)
}

function unwatchPage() {
  document.removeEventListener('visibilitychange', onVisibility)
  removeEventListener('pagehide', leave)
  removeEventListener('pageshow', open)
}
