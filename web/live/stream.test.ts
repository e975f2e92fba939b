// @vitest-environment jsdom
// The page's event stream: one for all listeners, closed while the page is hidden, and optional.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class PretendSource extends EventTarget {
  static readonly CLOSED = 2
  static all: PretendSource[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    PretendSource.all.push(this)
  }
  close() {
    this.readyState = PretendSource.CLOSED
  }
}
const sources = () => PretendSource.all
const open = () => sources().filter((source) => source.readyState !== PretendSource.CLOSED)
const say = (news: object) => open()[0]!.onmessage!({ data: JSON.stringify(news) })

let listen: typeof import('./stream.ts').listen
const stops: (() => void)[] = []
const hears = (topic: 'community' | 'news' = 'community') => {
  const received: (readonly string[] | null)[] = []
  const stop = listen(topic, (news) => received.push(news))
  stops.push(stop)
  return { received, stop }
}
const look = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', PretendSource)
  PretendSource.all = []
  vi.resetModules()
  ;({ listen } = await import('./stream.ts'))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  look(false)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all listeners share one stream, which is closed after the last one', () => {
  const [first, second] = [hears(), hears('news')]
  expect(sources()).toHaveLength(1)
  first.stop()
  expect(open()).toHaveLength(1)
  second.stop()
  expect(open()).toHaveLength(0)
})

test('listeners get their own topic; changes within a moment are batched without duplicates', () => {
  const [community, news] = [hears(), hears('news')]
  say({ community: ['votes-1', 'new-2'] })
  say({ community: ['votes-1', 'votes-3'], news: null })
  expect(community.received).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(community.received).toEqual([['votes-1', 'new-2', 'votes-3']])
  expect(news.received).toEqual([null])
})

test('a page says how old it is when it opens the stream, because it may have missed something until then', () => {
  vi.advanceTimersByTime(6_500)
  hears().stop()
  expect(sources()[0]!.url).toBe(`/api/live?age=${Math.ceil(performance.now() / 1_000)}`)
  hears()
  expect(sources()[1]!.url, 'everything is refetched').toBe('/api/live')
})

test('after a reconnect listeners are told to refetch', () => {
  const { received } = hears()
  const [stream] = sources()
  stream!.onopen!()
  expect(received).toEqual([])
  stream!.readyState = 0
  stream!.onerror!()
  stream!.readyState = 1
  stream!.onopen!()
  expect(received).toEqual([null])
})

test('when the server refuses the stream, it is retried with growing delays', () => {
  hears()
  for (const [least, most] of [
    [15_000, 30_000],
    [30_000, 60_000],
  ] as const) {
    const before = sources().length
    sources().at(-1)!.readyState = PretendSource.CLOSED
    sources().at(-1)!.onerror!()
    vi.advanceTimersByTime(least - 1)
    expect(sources()).toHaveLength(before)
    vi.advanceTimersByTime(most - least + 1)
    expect(sources()).toHaveLength(before + 1)
  }
})

test('a hidden tab closes its connection and refetches when it is visible again', () => {
  const { received } = hears()
  look(true)
  vi.advanceTimersByTime(14_000)
  expect(open()).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(open()).toHaveLength(0)
  look(false)
  expect(open()).toHaveLength(1)
  open()[0]!.onopen!()
  expect(received).toEqual([null])
})

test('a listener that comes back is told to refetch', () => {
  hears().stop()
  const { received } = hears()
  open()[0]!.onopen!()
  expect(received).toEqual([null])
})

test('hiding the tab briefly keeps the connection', () => {
  const { received } = hears()
  look(true)
  vi.advanceTimersByTime(5_000)
  look(false)
  vi.advanceTimersByTime(60_000)
  expect(sources()).toHaveLength(1)
  expect(received).toEqual([])
})

test('events of another release are ignored', () => {
  const { received } = hears()
  open()[0]!.onmessage!({ data: 'not json' })
  vi.advanceTimersByTime(1_000)
  expect(received).toEqual([])
})

test('a browser without EventSource works without live changes', () => {
  vi.stubGlobal('EventSource', undefined)
  expect(() => hears()).not.toThrow()
})
