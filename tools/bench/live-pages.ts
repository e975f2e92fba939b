// Many open pages in one process: raw connections that listen to /api/live, and when each of them received of which post.
import { connect, type TcpNetConnectOpts } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** Which pages to open: each at the next of the ports, from an address of its own. */
export interface PagesToOpen {
  ports: number[]
  pages: number
  /** where the addresses of this process begin */
  first: number
}

/** A post, and when it was sent: milliseconds since 1970. */
export interface SentPost {
  id: number
  at: number
}

export interface Received {
  /** how many times it took so many milliseconds, rounded up */
  delays: [ms: number, times: number][]
  lost: number
  doubled: number
  disordered: number
  /** connections that ended before the end */
  broken: number
  /** milliseconds of processor time of this process */
  cpu: number
}

const OPENING_AT_ONCE = 50
const ATTEMPTS = 3

/** Run with fork(): opens pages for the first message, answers "open"; at the next one answers what was received. */
process.once('message', async (toOpen: PagesToOpen) => {
  const pages = Array.from({ length: toOpen.pages }, (_, at) => new Page(at, toOpen.pages))
  const waiting = pages.values()
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async () => {
      for (const page of waiting) await page.open(toOpen)
    }),
  )
  const before = process.cpuUsage()
  process.once('message', (posts: SentPost[]) => {
    const { user, system } = process.cpuUsage(before)
    process.send!(receivedBy(pages, posts, (user + system) / 1_000), () => process.exit(0))
  })
  process.send!('open')
})
process.once('disconnect', () => process.exit(0))

/** For each post, when each page received of it; 0: not yet. */
const arrivals = new Map<number, Float64Array>()
/** Pages get the same bytes one after the other: they are read once. */
let last = { bytes: Buffer.alloc(0), ids: [] as number[] }
/** One for all connections: it is read before the next one is. */
const received = Buffer.alloc(64 * 1024)

interface OnRead {
  buffer: Buffer
  /** @returns whether to go on reading */
  callback: (bytes: number) => boolean
}

class Page {
  broken = false
  doubled = 0
  disordered = 0
  readonly #at: number
  readonly #of: number
  #newest = 0
  #rest = ''

  /** @param of how many pages this process has */
  constructor(at: number, of: number) {
    this.#at = at
    this.#of = of
  }

  async open(toOpen: PagesToOpen) {
    for (let attempt = 1; ; attempt++) {
      const status = await this.#connect(toOpen)
      if (status === 200) return
      if (attempt === ATTEMPTS) throw new Error(`A page could not listen: ${status}`)
      await pause(200 * attempt)
    }
  }

  /** @returns the status; 0 without an answer */
  #connect({ ports, first }: PagesToOpen): Promise<number> {
    const number = first + this.#at
    const port = ports[number % ports.length]!
    // As behind a proxy: every page has an address of its own, so that the site's limits hold for each.
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    return new Promise((resolve) => {
      let isOpen = false
      const socket = connect({
        port,
        host: '127.0.0.1',
        onread: {
          buffer: received,
          callback: (bytes) => {
            if (isOpen) this.#read(received.subarray(0, bytes))
            else {
              const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received.toString('latin1', 0, 20))?.[1])
              isOpen = status === 200
              if (!isOpen) socket.destroy()
              resolve(status)
            }
            return true
          },
        },
      } as TcpNetConnectOpts & { onread: OnRead })
      socket.on('error', () => {})
      socket.once('close', () => {
        this.broken ||= isOpen
        resolve(0)
      })
      socket.write(`GET /api/live HTTP/1.1\r\nHost: site.test\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    })
  }

  #read(bytes: Buffer) {
    if (this.#rest === '' && bytes.equals(last.bytes)) return this.#hear(last.ids)
    const text = this.#rest + bytes.toString('latin1')
    // An event ends with an empty line.
    const end = text.lastIndexOf('\n\n')
    const ids = [...text.slice(0, Math.max(0, end)).matchAll(/"new-(\d+)"/g)].map(([, id]) => Number(id))
    if (this.#rest === '' && end === text.length - 2) last = { bytes: Buffer.from(bytes), ids }
    this.#rest = end < 0 ? text : text.slice(end + 2)
    this.#hear(ids)
  }

  #hear(ids: number[]) {
    const now = performance.timeOrigin + performance.now()
    for (const id of ids) {
      let times = arrivals.get(id)
      if (!times) {
        times = new Float64Array(this.#of)
        arrivals.set(id, times)
      }
      if (times[this.#at] !== 0) this.doubled++
      else times[this.#at] = now
      if (id < this.#newest) this.disordered++
      this.#newest = Math.max(this.#newest, id)
    }
  }
}

function receivedBy(pages: Page[], posts: SentPost[], cpu: number): Received {
  const delays = new Map<number, number>()
  let lost = 0
  for (const { id, at } of posts) {
    const times = arrivals.get(id)
    for (let page = 0; page < pages.length; page++) {
      const arrived = times?.[page] ?? 0
      if (arrived === 0) {
        lost++
        continue
      }
      const ms = Math.max(0, Math.ceil(arrived - at))
      delays.set(ms, (delays.get(ms) ?? 0) + 1)
    }
  }
  const sum = (of: (page: Page) => number) => pages.reduce((total, page) => total + of(page), 0)
  return {
    delays: [...delays],
    lost,
    doubled: sum((page) => page.doubled),
    disordered: sum((page) => page.disordered),
    broken: sum((page) => Number(page.broken)),
    cpu,
  }
}
