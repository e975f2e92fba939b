// What so many readers and writers cost: processor time from measured costs, and which limit is reached first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds of processor time. */
interface Cost {
  site: number
  database: number
}
const WORK = ['idle', 'cached', 'made', 'write', 'personal', 'notification', 'notify', 'delivery'] as const
export type Costs = Record<(typeof WORK)[number], Cost>

/** Each with where its figure came from. */
export const measuredCosts = (): Costs =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8'))

/** What happens in a second, on all instances together. */
export interface Traffic {
  /** visitors' requests that reach an instance */
  reads: number
  /** the share of them that asks for what changes with each write, and for how many different addresses */
  changing: number
  addresses: number
  writes: number
  /** requests of members that are never cached */
  personal: number
  /** pages that listen for changes */
  live: number
}

/** Seconds after which an instance makes anew what lacks a change of another one: server/http/response-cache.ts. */
const REMADE_AFTER = 1
/** Events an instance sends at most in a second with thousands of open pages: server/live/streams.ts. */
const MOST_EVENTS = 2.5
/** Times a page refetches at most in a second: web/live/stream.ts waits for 0.1 to 0.9 s. */
const MOST_REFETCHES = 1.2

/** Answers that are made anew in a second, on all instances. */
export function madeAnew({ reads, changing, addresses, writes }: Traffic, instances: number): number {
  const readsOfOne = (reads * changing) / addresses / instances
  if (readsOfOne === 0 || writes === 0) return 0
  // It lives until the first own write, or for a second after the first write of another instance.
  const [own, others] = [writes / instances, (writes * (instances - 1)) / instances]
  const lasts = (1 - Math.exp(-own * REMADE_AFTER)) / own + Math.exp(-own * REMADE_AFTER) / (own + others)
  // Then it waits for someone to ask.
  return (addresses * instances) / (lasts + 1 / (2 * readsOfOne))
}

/** What open pages ask for after an event. */
export function refetches({ live, writes }: Traffic): number {
  return live * Math.min(writes, MOST_REFETCHES)
}

/** Milliseconds of processor time in a second: all instances together, and the primary. */
export function processorTime(traffic: Traffic, instances: number, costs: Costs): Cost {
  const reads = traffic.reads + refetches(traffic)
  const events = Math.min(traffic.writes, MOST_EVENTS)
  // It has to be current, so every instance makes the list and the post anew for each event.
  const forPages = traffic.live > 0 ? instances * events * 2 : 0
  const made = Math.min(reads, madeAnew(traffic, instances) + forPages)
  const times: Record<(typeof WORK)[number], number> = {
    idle: instances,
    cached: reads - made,
    made,
    write: traffic.writes,
    personal: traffic.personal,
    notification: traffic.writes * (instances - 1),
    notify: traffic.writes,
    delivery: traffic.live * events,
  }
  const sum = (of: keyof Cost) => WORK.reduce((total, work) => total + times[work] * costs[work][of], 0)
  // What notifying costs PostgreSQL is part of the write; it matters because commits wait for each other.
  return { site: sum('site'), database: sum('database') - times.notify * costs.notify.database }
}

export interface Size {
  readers: number
  writes: number
  /** the share of requests that a CDN answers */
  cdn: number
  replicas: number
}

/** A reader opens two pages a minute, each with 1.5 requests; one in five looks at a page that is live. */
const trafficOf = ({ readers, writes, cdn }: Size): Traffic => ({
  reads: readers * (2 / 60) * 1.5 * (1 - cdn),
  changing: 0.3,
  // More writes are spread over more posts, of which the lists and the twenty newest are read.
  addresses: 25,
  writes,
  personal: (readers * 0.05 * 2) / 60,
  live: readers * 0.2,
})

/** How busy a processor may be, and what one server of a database has. */
const BUSY = 0.6
const DATABASE_CORES = 16
const POOL = 10
/** Open pages of one instance: a hundred megabytes. */
const PAGES = 5_000
const MOST_CONNECTIONS = 500

export interface Outcome {
  instances: number
  /** shares: above 1 it is too much */
  primary: number
  notify: number
  connections: number
  refetches: number
  first: string
}

/** As many instances as the load needs, each of one processor; each one more costs notifications on all. */
export function outcomeOf(size: Size, costs: Costs): Outcome {
  const traffic = trafficOf(size)
  let instances = Math.max(1, Math.ceil(traffic.live / PAGES))
  let time = processorTime(traffic, instances, costs)
  while (instances < 2_000 && time.site > instances * BUSY * 1_000) {
    instances = Math.max(instances + 1, Math.min(2_000, Math.ceil(time.site / (BUSY * 1_000))))
    time = processorTime(traffic, instances, costs)
  }
  const onPrimary = traffic.writes * costs.write.database + traffic.personal * costs.personal.database
  // Replicas take what is made for visitors, and replay every write for a third of what it cost.
  const visitors = time.database - onPrimary
  const primary = (onPrimary + (size.replicas > 0 ? 0 : visitors)) / (DATABASE_CORES * BUSY * 1_000)
  const notify = (traffic.writes * costs.notify.database) / 1_000
  const connections = (instances * (POOL + 1)) / MOST_CONNECTIONS
  const limits: [string, number][] = [
    ['the primary', primary],
    ['notifications, one after the other', notify],
    ['connections to the primary', connections],
    ['notifications on every instance', (traffic.writes * costs.notification.site) / (BUSY * 1_000)],
  ]
  const [name, share] = limits.reduce((most, one) => (one[1] > most[1] ? one : most))
  return {
    ...{ instances, primary, notify, connections, refetches: refetches(traffic) },
    first: `${name} (${Math.round(share * 100)} %)`,
  }
}
