// The site's toast: a newer one replaces the older, and it disappears after five seconds unless it waits for an answer.
import { listeners } from '#web/listeners.ts'

interface Toast {
  title: string
  description?: string
  /** default: success; info: nothing was done or found; destructive: failure, announced at once */
  variant?: 'default' | 'info' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** it waits for an answer: without a timer, until it is dismissed, replaced, or another page is opened */
  stays?: true
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
const { subscribe, notify } = listeners()

function show(next: ShownToast | null) {
  shown = next
  notify()
}

export function toast(notice: Toast): void {
  clearTimeout(timer)
  timer = undefined
  left = TOAST_MS
  show({ ...notice, id: ++lastId })
  resumeToast()
}

/** Something failed: it is announced at once. */
export const failureToast = (description: string, title = 'Error'): void =>
  toast({ title, description, variant: 'destructive' })

/** When another page is opened. */
export function dismissStayingToast(): void {
  if (shown?.stays) dismissToast()
}

export function dismissToast(): void {
  clearTimeout(timer)
  timer = undefined
  show(null)
}

/** Pauses its timer while a pointer or the focus is on it. */
export function pauseToast(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  left -= Date.now() - startedAt
}

export function resumeToast(): void {
  if (!shown || shown.stays || timer !== undefined) return
  startedAt = Date.now()
  timer = setTimeout(dismissToast, Math.max(left, 0))
}

export const toastNow = (): ShownToast | null => shown
export const onToast = subscribe
