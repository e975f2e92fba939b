// The one notice of the site: a newer one takes the place of the older, and it leaves after five seconds.

interface Toast {
  title: string
  description?: string
  /** default: something was done; info: nothing was done or found; destructive: it failed, and is read out at once */
  variant?: 'default' | 'info' | 'destructive'
  action?: { label: string; onClick: () => void }
}

export interface ShownToast extends Toast {
  id: number
}

const TOAST_MS = 5000

let shown: ShownToast | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
let startedAt = 0
let left = TOAST_MS
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notice: `toast({ title: 'Error', description: message, variant: 'destructive' })`. */
export function toast(notice: Toast): void {
  clearTimeout(timer)
  timer = undefined
  left = TOAST_MS
  show({ ...notice, id: ++lastId })
  resumeToast()
}

export function dismissToast(): void {
  clearTimeout(timer)
  timer = undefined
  show(null)
}

/** While a pointer or the focus is on it, the clock stands still. */
export function pauseToast(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  left -= Date.now() - startedAt
}

export function resumeToast(): void {
  if (!shown || timer !== undefined) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, Math.max(left, 0))
}

export const toastNow = (): ShownToast | null => shown

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
