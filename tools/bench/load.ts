// A cheap load generator: keep-alive connections that send the next request as soon as a response has arrived.
import { connect, type Socket } from 'node:net'

export interface Load {
  url: URL
  connections: number
  seconds: number
  /** POST instead of GET: a new body for each request, sent by a member. */
  write?: { token: string; body: () => unknown }
}

export interface Measured {
  perSecond: number
  answers: number
  /** milliseconds */
  p50: number
  p99: number
}

/** The headers of a browser that change the response. */
export const REQUEST_HEADERS = { accept: '*/*', 'accept-encoding': 'br' }

/** Requests one address on all connections until the time is over. Throws when a response is an error. */
export async function load({ url, connections, seconds, write }: Load): Promise<Measured> {
  const reading = requestFor(url)
  const request = () => (write ? writingTo(url, write.token, write.body()) : reading)
  const waits: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const sockets: Socket[] = []
  try {
    await Promise.all(
      Array.from({ length: connections }, () => keepAsking(url, request, end, waits, sockets)),
    )
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  const took = (performance.now() - start) / 1000
  waits.sort((a, b) => a - b)
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
  return { perSecond: waits.length / took, answers: waits.length, p50: at(0.5), p99: at(0.99) }
}

const requestFor = (url: URL) => head('GET', url, REQUEST_HEADERS)

function writingTo(url: URL, token: string, body: unknown): Buffer {
  const bytes = Buffer.from(JSON.stringify(body))
  const headers = {
    ...REQUEST_HEADERS,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(bytes.length),
  }
  return Buffer.concat([head('POST', url, headers), bytes])
}

function head(method: string, url: URL, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
}

function keepAsking(
  url: URL,
  request: () => Buffer,
  end: number,
  waits: number[],
  sockets: Socket[],
): Promise<void> {
  return new Promise((done, failed) => {
    const socket = connect(Number(url.port), url.hostname)
    sockets.push(socket)
    let sentAt = 0
    const ask = () => {
      sentAt = performance.now()
      socket.write(request())
    }
    const read = answerReader(() => {
      const now = performance.now()
      waits.push(now - sentAt)
      if (now < end) ask()
      else done()
    })
    socket.setNoDelay(true)
    // A server that no longer answers must not block the benchmark.
    socket.setTimeout(10_000, () => failed(new Error(`${url.href}: no answer for ten seconds`)))
    socket.on('connect', ask)
    socket.on('error', failed)
    socket.on('close', () => failed(new Error(`${url.href}: the connection was closed`)))
    socket.on('data', (bytes) => {
      try {
        read(bytes)
      } catch (error) {
        failed(error)
      }
    })
  })
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** Counts complete responses in a stream of bytes. Each needs a Content-Length: the site and the bare server send one. */
export function answerReader(onAnswer: () => void): (bytes: Buffer) => void {
  let head: Buffer = Buffer.alloc(0)
  let bodyLeft = 0
  return (bytes) => {
    let rest = bytes
    while (rest.length > 0) {
      if (bodyLeft === 0) {
        const soFar = head.length > 0 ? Buffer.concat([head, rest]) : rest
        const end = soFar.indexOf(END_OF_HEAD)
        if (end < 0) {
          head = soFar
          return
        }
        bodyLeft = bodyLength(soFar.toString('latin1', 0, end))
        rest = soFar.subarray(end + END_OF_HEAD.length)
        head = Buffer.alloc(0)
      }
      const taken = Math.min(bodyLeft, rest.length)
      bodyLeft -= taken
      rest = rest.subarray(taken)
      if (bodyLeft === 0) onAnswer()
    }
  }
}

function bodyLength(head: string): number {
  const status = head.slice(9, 12)
  if (status !== '200' && status !== '201') throw new Error(`an answer was ${status}, not 200 or 201`)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (!length) throw new Error('an answer had no Content-Length')
  return Number(length)
}
