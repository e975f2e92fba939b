// The parts of the service worker API that we use.

interface ExtendableEvent {
  /** keeps the worker running until the promise settles */
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface MessageEvent extends ExtendableEvent {
  data: unknown
}

interface PushEvent extends ExtendableEvent {
  data: { json: () => unknown } | null
}

interface NotificationEvent extends ExtendableEvent {
  notification: { data: unknown; close: () => void }
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: MessageEvent
  push: PushEvent
  notificationclick: NotificationEvent
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (which: { type: 'window' }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>
    openWindow: (url: string) => Promise<unknown>
  }
  registration: {
    navigationPreload?: { disable: () => Promise<void> }
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
}

/** What a page reports to the worker after it was shown. */
export interface PageVisit {
  /** its path and query */
  page: string
  /** the files it used, as paths: some were loaded before the worker started */
  files: string[]
}
