// What a service worker has around it, as far as ours uses it.

interface Lasting {
  /** the browser keeps the worker running for so long */
  waitUntil: (work: Promise<unknown>) => void
}

export interface Fetching extends Lasting {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface Told extends Lasting {
  data: unknown
}

interface Heard {
  install: Lasting
  activate: Lasting
  fetch: Fetching
  message: Told
}

export interface WorkerScope {
  addEventListener: <Name extends keyof Heard>(name: Name, hear: (event: Heard[Name]) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { disable: () => Promise<void> } }
}

/** What a page tells the worker after it was shown. */
export interface WasRead {
  /** its address, without the site's */
  page: string
  /** files it was made of, as paths: some came before there was a worker */
  files: string[]
}
