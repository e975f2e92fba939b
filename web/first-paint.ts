// The first script of every page, run before the first paint. It loads the other scripts right after the paint, and
// keeps what is pressed or typed until they have hydrated the page. It imports nothing.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const page = document.documentElement
const queue: (() => void)[] = []
/** Fields that are replayed from the queue: once, or a box that toggles would go back. */
const queued = new Set<Field>()
// Other links lead somewhere without scripts as well.
const BUTTONS = 'button, input:is([type=checkbox], [type=radio], [type=submit]), a[data-replay]'
const EVENTS = ['click', 'input']

function intercept(event: Event) {
  const { target, type } = event
  if (!(target instanceof Element)) return
  if (type === 'click') {
    const button = target.closest<HTMLInputElement & HTMLButtonElement>(BUTTONS)
    // the browser opens menus itself
    if (!button || button.popoverTargetElement) return
    // a box is ticked at once, everything else waits
    if (isBox(button)) queueField(button)
    else {
      event.preventDefault()
      queuePress(button)
    }
  } else if (!isBox(target)) queueField(target as Field)
  event.stopImmediatePropagation()
}

function queuePress(button: HTMLElement) {
  button.ariaBusy = 'true' // shown in base.css
  queue.push(() => {
    button.ariaBusy = null
    button.click()
  })
}

function queueField(field: Field) {
  queued.add(field)
  queue.push(replayOf(field))
}

/** Reads the value now: hydration may empty the field. */
function replayOf(field: Field) {
  const { value } = field
  const { checked } = field as HTMLInputElement
  return () => (isBox(field) ? replayTick(field as HTMLInputElement, checked) : replayInput(field, value))
}

/** True if the browser has restored it, as after a reload. */
function isRestored(field: Field): boolean {
  if ('options' in field) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  if (!isBox(field)) return field.value !== field.defaultValue
  const { type, checked, defaultChecked } = field as HTMLInputElement
  // of radio buttons the one that is chosen now
  return checked !== defaultChecked && (checked || type === 'checkbox')
}

const isBox = (target: Element) => /^(checkbox|radio)$/.test((target as HTMLInputElement).type)

// React only notices a change from a different value.
function replayTick(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

function replayInput(field: Field, value: string) {
  // A file choice cannot be set by script, and React notices it without this.
  if (field.type !== 'file') {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

async function replayQueue() {
  for (const type of EVENTS) removeEventListener(type, intercept, true)
  const restored = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => !queued.has(field) && isRestored(field),
  )
  // One by one, in order: each is handled before the next.
  for (const replay of [...restored.map(replayOf), ...queue]) {
    await null
    replay()
  }
}

async function loadScripts() {
  // Browsers ignore rel=later, which server/pages/build.ts writes. The last link is the entry script.
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
  for (const script of scripts) script.rel = 'modulepreload'
  // The entry reads what stands at the end of the body.
  await parsed
  // If loading fails, links and forms still work: the server handles them.
  if (scripts.length) import(/* @vite-ignore */ scripts.at(-1)!.href).catch(replayQueue)
}

for (const type of EVENTS) addEventListener(type, intercept, true)
// dispatched by site.tsx after hydration
document.addEventListener('shimpyo:answers', replayQueue, { once: true })
const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve)
  else resolve(null)
})
// A background page is never painted.
if (document.hidden) parsed.then(loadScripts)
else requestAnimationFrame(() => setTimeout(loadScripts))

// Without a token (TOKEN_KEY of api.ts) nobody is signed in: show the sign-in buttons instead of "Loading...".
let token: string | null = null
let watching: string | null = null
try {
  token = localStorage.getItem('auth_token')
  // what was being watched last time is shown again: see watching-place.ts
  watching = localStorage.getItem('watching')
} catch {
  // storage is off: nobody is signed in
}
page.toggleAttribute('data-guest', token === null)
page.toggleAttribute('data-watching', watching !== null)
