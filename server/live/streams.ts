// The open event streams of this instance: sends changes to all, a few times a second at most.
import type { ServerResponse } from 'node:http'
import type { Topic } from '#contract/endpoint.ts'

/** Only changes of public topics are sent. */
const PUBLIC_TOPICS: readonly Topic[] = ['community', 'news', 'news-comments']

/** Keep-alive, so that proxies and our idle timeout do not close quiet streams. */
const HEARTBEAT_MS = 20_000
/** Changes within this time are sent as one event: at least, at most, and for each open page, whose write takes 4 µs. */
const TOGETHER_MS = { least: 150, most: 500, perStream: 0.08 }
/** With more ids than this, the event says only "refetch". */
const MOST_IDS = 50
/** Bytes that a slow reader may have pending; beyond, the stream is closed. */
const MOST_WAITING = 64 * 1024
/** When a stream breaks, readers reconnect after a random time between these two, not all at once. */
const COME_BACK_MS = [2_000, 6_000] as const

/** A page that opens its stream later than this after it was loaded is told to refetch. */
const RECENT_MS = 60_000
/** What a page shows may be this much older than the page: it took time to be made, or its instance was notified late. */
const LATE_MS = 5_000

type News = Partial<Record<Topic, string[] | null>>

export class Streams {
  readonly #open = new Map<ServerResponse, string>()
  readonly #perAddress = new Map<string, number>()
  #news: News = {}
  /** What was sent of late, and when. */
  #sent: { at: number; news: News }[] = []
  readonly #began = performance.now()
  #timer: NodeJS.Timeout | undefined
  readonly #heartbeat = setInterval(() => this.#send(':\n\n'), HEARTBEAT_MS).unref()

  get size() {
    return this.#open.size
  }
  from(address: string): number {
    return this.#perAddress.get(address) ?? 0
  }

  /**
   * Takes over a response whose head has been written.
   * @param age seconds since its page was loaded: what has changed meanwhile is sent at once
   */
  add(response: ServerResponse, address: string, age?: number) {
    this.#open.set(response, address)
    this.#perAddress.set(address, this.from(address) + 1)
    response.once('close', () => this.#drop(response))
    const [least, most] = COME_BACK_MS
    response.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`)
    const missed = age === undefined ? {} : this.#since(performance.now() - age * 1_000)
    if (Object.keys(missed).length > 0) response.write(eventOf(missed))
  }

  /** @param loaded when a page was */
  #since(loaded: number): News {
    const missed: News = {}
    const isKnown = loaded >= Math.max(this.#began, performance.now() - RECENT_MS)
    const sent = this.#sent.filter(({ at }) => at >= loaded - LATE_MS)
    for (const topic of PUBLIC_TOPICS)
      if (!isKnown) missed[topic] = null
      else for (const { news } of sent) addNews(missed, topic, news[topic])
    return missed
  }

  /** @param id null: it is not known what */
  tell(topic: Topic, id: string | null) {
    if (!PUBLIC_TOPICS.includes(topic)) return
    addNews(this.#news, topic, id === null ? null : [id])
    const { least, most, perStream } = TOGETHER_MS
    const wait = Math.min(most, Math.max(least, this.size * perStream))
    this.#timer ??= setTimeout(() => this.#flush(), wait).unref()
  }

  /** Changes may have been missed: tell every page to refetch. */
  tellAll() {
    for (const topic of PUBLIC_TOPICS) this.tell(topic, null)
  }

  close() {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#timer)
    for (const response of this.#open.keys()) response.end()
    this.#open.clear()
  }

  #flush() {
    this.#timer = undefined
    const news = this.#news
    const now = performance.now()
    this.#news = {}
    this.#sent = [...this.#sent.filter(({ at }) => at > now - RECENT_MS - LATE_MS), { at: now, news }]
    this.#send(eventOf(news))
  }

  /** The same bytes for all: nothing is encoded for each. */
  #send(text: string) {
    const bytes = Buffer.from(text)
    for (const response of this.#open.keys()) {
      if (response.writableLength > MOST_WAITING) response.destroy()
      else response.write(bytes)
    }
  }

  #drop(response: ServerResponse) {
    const address = this.#open.get(response)
    if (address === undefined) return
    this.#open.delete(response)
    const left = this.from(address) - 1
    if (left > 0) this.#perAddress.set(address, left)
    else this.#perAddress.delete(address)
  }
}

const eventOf = (news: News) => `data: ${JSON.stringify(news)}\n\n`

/** @param ids null: it is not known which */
function addNews(news: News, topic: Topic, ids: readonly string[] | null | undefined) {
  if (ids === undefined) return
  const all = ids && news[topic] !== null ? [...new Set([...(news[topic] ?? []), ...ids])] : null
  news[topic] = all && all.length > MOST_IDS ? null : all
}
