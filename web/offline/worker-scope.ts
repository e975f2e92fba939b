// What a service worker has around it, as far as ours uses it.

interface ExtendableEvent {
  /** the browser keeps the worker running for so long */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface MessageEvent extends ExtendableEvent {
  data: unknown
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEvent
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { disable: () => Promise<void> } }
}

/** What a page tells the worker after it was shown. */
export interface PageVisit {
  /** its address, without the site's */
  page: string
  /** files it was made of, as paths: some came before there was a worker */
  files: string[]
}
