// In the service worker: shows what the site pushes to this device, and opens its page.
import type { WorkerScope } from './worker-scope.ts'

interface Pushed {
  title: string
  body: string
  /** the path of its page */
  url: string
}

const UNREADABLE: Pushed = { title: 'New for you', body: '', url: '/community' }

/** Always shows something: pages subscribe with `userVisibleOnly`. A later message replaces the one before. */
export function showPushed(worker: WorkerScope, data: { json: () => unknown } | null): Promise<void> {
  const { title, body, url } = read(data)
  return worker.registration.showNotification(title, {
    body,
    tag: 'notices',
    icon: '/app-icons/icon-192.png',
    data: url,
  })
}

function read(data: { json: () => unknown } | null): Pushed {
  try {
    return { ...UNREADABLE, ...(data?.json() as Pushed | undefined) }
  } catch {
    return UNREADABLE
  }
}

/** A window that shows it already gets the focus. Only pages of this site are opened. */
export async function openPageOf(worker: WorkerScope, path: unknown): Promise<void> {
  const url = new URL(String(path), location.origin)
  if (url.origin !== location.origin) return
  const windows = await worker.clients.matchAll({ type: 'window' })
  const shown = windows.find((one) => one.url === url.href)
  await (shown ? shown.focus() : worker.clients.openWindow(url.href))
}
