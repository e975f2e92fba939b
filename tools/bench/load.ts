// Loads an address with autocannon: keep-alive connections that send the next request as soon as a response has arrived.
import autocannon from 'autocannon'

export interface Load {
  url: URL
  connections: number
  /** How long, or how many answers: then no request is under way at the end, and each one measured was answered. */
  until: { seconds: number } | { answers: number }
  /** Makes the path of each request, for addresses that nobody has asked for before. */
  nextPath?: () => string
  /** POST instead of GET: a new body for each request, sent by a member. */
  write?: { token?: string; body: () => unknown }
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

/** How often autocannon looks whether it is done, in milliseconds. */
const LOOK_EVERY = 20

/** Throws when a response is an error. */
export function load({ url, connections, until, nextPath, write }: Load): Promise<Measured> {
  const waits: number[] = []
  const start = performance.now()
  let last = start
  let failure: string | undefined
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: url.href,
        connections,
        ...('answers' in until ? { amount: until.answers } : { duration: until.seconds }),
        sampleInt: LOOK_EVERY,
        method: write ? 'POST' : 'GET',
        headers: {
          ...REQUEST_HEADERS,
          ...(write && { 'content-type': 'application/json' }),
          ...(write?.token && { authorization: `Bearer ${write.token}` }),
        },
        requests: [
          ...(nextPath
            ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, path: nextPath() }) }]
            : []),
          ...(write
            ? [
                {
                  setupRequest: (request: autocannon.Request) => ({
                    ...request,
                    body: JSON.stringify(write.body()),
                  }),
                },
              ]
            : []),
          ...(nextPath || write ? [] : [{}]),
        ],
      },
      (error) => {
        if (error || failure) reject(error ?? new Error(`${url.href}: ${failure}`))
        else resolve(summaryOf(waits, (last - start) / 1000))
      },
    )
    const fail = (why: string) => {
      failure ??= why
      run.stop()
    }
    run.on('response', (_client, status, _bytes, ms) => {
      if (status !== 200 && status !== 201) return fail(`an answer was ${status}, not 200 or 201`)
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
