// Renders a component in jsdom, and fills in browser features that jsdom lacks.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { readInBrowser } from '#web/api.ts'
import { makeQueryClient } from '#web/query.ts'
import { dismissToast } from '#web/ui/toast.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

const roots: Root[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dismissToast()
})
afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount())
  document.body.replaceChildren()
})

/** Renders `element`, with `client` for what it asks of the API; `rerender` puts another one in its place. */
export async function render(element: ReactNode, client = makeQueryClient(readInBrowser)) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  roots.push(root)
  const rerender = (next: ReactNode) =>
    act(async () => root.render(<QueryClientProvider client={client}>{next}</QueryClientProvider>))
  await rerender(element)
  return { container, rerender, client }
}

/** Does something outside of React and waits for React to render. */
export const during = (work: () => void) => act(async () => work())

export const press = (target: Element) => act(async () => (target as HTMLElement).click())

export const key = (name: string, target: Element = document.activeElement ?? document.body) =>
  act(
    async () =>
      void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  )

/** Types a whole text into a field: React has replaced the field's own setter. */
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  during(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const dispatch = (target: Element, event: Event) => act(async () => void target.dispatchEvent(event))

/** Advances fake timers; needs `vi.useFakeTimers()`. */
export const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

/**
 * Lets the event loop run so many times: what was queued before comes first, however slow the machine is. A timer of
 * some milliseconds is over before anything has happened where a process had to wait for a processor.
 */
export async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** Waits for `check` to pass, while React renders. */
export async function eventually(check: () => void): Promise<void> {
  for (const end = performance.now() + 60_000; ; ) {
    await settle()
    try {
      return check()
    } catch (error) {
      if (performance.now() > end) throw error
    }
  }
}

/** Waits until `check` is true, while React renders: queries tell React one turn after they have changed. */
export const until = (check: () => boolean) =>
  eventually(() => {
    if (!check()) throw new Error('it did not become true')
  })

/** Waits until lazy chunks and responses have arrived and React has rendered them, also on a slow machine. */
export const settle = () =>
  act(async () => {
    // a loaded chunk may load more
    for (let round = 0; round < 4; round++) {
      await vi.dynamicImportSettled()
      await turns(3)
    }
  })

/** The first element with this role and, if given, this text or label. */
export function find(role: string, name?: string): HTMLElement {
  const implied: Record<string, string> = {
    button: 'button',
    dialog: 'dialog:not([role])',
    link: 'a[href]',
    textbox: 'input, textarea',
  }
  const all = [
    ...document.querySelectorAll<HTMLElement>([`[role=${role}]`, implied[role]].filter(Boolean).join(',')),
  ]
  const found = all.find((element) => name === undefined || nameOf(element) === name)
  if (!found) throw new Error(`no ${role} ${name ?? ''} in: ${document.body.innerHTML}`)
  return found
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent)

// <dialog> and popover: sets `open`, and restores the focus like a browser.
HTMLDialogElement.prototype.showModal = function () {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function () {
  this.removeAttribute('open')
}
const opened = new WeakSet<Element>()
const turn = (box: HTMLElement, open: boolean) => {
  if (opened.has(box) === open) return
  const say = (type: string) =>
    box.dispatchEvent(Object.assign(new Event(type), { newState: open ? 'open' : 'closed' }))
  say('beforetoggle')
  open ? opened.add(box) : opened.delete(box)
  box.style.display = open ? 'block' : ''
  say('toggle')
}
HTMLElement.prototype.showPopover = function () {
  turn(this, true)
}
HTMLElement.prototype.hidePopover = function () {
  turn(this, false)
}
// jsdom cannot scroll: it has no layout
Element.prototype.scrollIntoView = () => {}
const { matches } = Element.prototype
Object.defineProperty(Element.prototype, 'matches', {
  value(this: Element, selector: string) {
    return selector === ':popover-open' ? opened.has(this) : matches.call(this, selector)
  },
})
// jsdom does not know <search>, and React would warn
const { createElement } = document
document.createElement = function (this: Document, name: string, ...rest: never[]) {
  const element = createElement.call(this, name, ...rest)
  if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
  return element
} as typeof document.createElement
