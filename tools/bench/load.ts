// Loads a server with autocannon: keep-alive connections that send the next request as soon as an answer has arrived.
import autocannon from 'autocannon'

export interface Call {
  path: string
  /** makes it a POST, or the given method */
  body?: unknown
  method?: 'PUT' | 'POST'
  token?: string
}

export interface Load {
  url: string
  connections: number
  /** by number of answers, no request is under way at the end, and each one measured was answered */
  until: { seconds: number } | { answers: number }
  next: () => Call
}

export interface Measured {
  perSecond: number
  answers: number
  /** milliseconds */
  p50: number
  p99: number
}

/** The headers of a browser that change the answer. */
export const REQUEST_HEADERS = { accept: '*/*', 'accept-encoding': 'br' }

/** How often autocannon checks whether it is done, in milliseconds. */
const INTERVAL = 20

/** Throws when an answer is an error. */
export function load({ url, connections, until, next }: Load): Promise<Measured> {
  const waits: number[] = []
  const start = performance.now()
  let last = start
  let failure: string | undefined
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const { path, body, method = body === undefined ? 'GET' : 'POST', token } = next()
    const headers = {
      ...REQUEST_HEADERS,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return { ...request, path, method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  }
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        ...{ url, connections, sampleInt: INTERVAL, requests: [{ setupRequest }] },
        ...('answers' in until ? { amount: until.answers } : { duration: until.seconds }),
      },
      (error) => {
        if (error || failure) reject(error ?? new Error(failure))
        else resolve(summaryOf(waits, (last - start) / 1000))
      },
    )
    const fail = (why: string) => {
      failure ??= why
      run.stop()
    }
    run.on('response', (_client, status, _bytes, ms) => {
      if (status !== 200 && status !== 201) return fail(`An answer was ${status}: ${next().path}`)
      waits.push(ms)
      last = performance.now()
    })
    run.on('reqError', (error) => fail(String(error)))
  })
}

function summaryOf(waits: number[], seconds: number): Measured {
  waits.sort((a, b) => a - b)
  const at = (share: number) =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
  return { perSecond: waits.length / seconds, answers: waits.length, p50: at(0.5), p99: at(0.99) }
}
