// The first script of every page. It loads the other scripts after the first paint or with the visitor's first move, and
// replays what visitors press or type before hydration. It imports nothing, so it runs at once.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const page = document.documentElement
const queue: (() => void)[] = []
// Other links lead somewhere without scripts as well.
const BUTTONS = 'button, input:is([type=checkbox], [type=radio], [type=submit]), a[data-replay]'

function intercept(event: Event) {
  loadScripts()
  if (!(event.target instanceof Element)) return
  const { target } = event
  if (event.type === 'click') {
    const button = target.closest<HTMLInputElement & HTMLButtonElement>(BUTTONS)
    // the browser opens menus itself
    if (!button || button.popoverTargetElement) return
    // a box is ticked at once, everything else is queued
    if (isBox(button)) queueField(button)
    else {
      event.preventDefault()
      queue.push(() => button.click())
    }
  } else if (!isBox(target)) queueField(target as Field)
  event.stopImmediatePropagation()
}

function queueField(field: Field) {
  // read the value now: hydration may empty the field
  const { value } = field
  const { checked } = field as HTMLInputElement
  queue.push(() =>
    isBox(field) ? replayTick(field as HTMLInputElement, checked) : replayInput(field, value),
  )
}

/** True if the visitor changed it, or the browser did by restoring a form after a reload. */
function isChanged(field: Field): boolean {
  if ('options' in field) {
    const first = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, first)
  }
  if (!isBox(field)) return field.value !== field.defaultValue
  const { type, checked, defaultChecked } = field as HTMLInputElement
  return checked !== defaultChecked && (checked || type !== 'radio')
}

const isBox = (target: Element) => /^(?:checkbox|radio)$/.test((target as HTMLInputElement).type)

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

for (const type of ['click', 'input']) addEventListener(type, intercept, true)
// Without a token (TOKEN_KEY of api.ts) nobody is signed in: show the sign-in buttons instead of "Loading...".
let token: string | null = null
try {
  token = localStorage.getItem('auth_token')
} catch {
  // storage is off: nobody is signed in
}
page.toggleAttribute('data-guest', token === null)

// Include what was typed, ticked or chosen before this script ran.
for (const field of document.querySelectorAll<Field>('input, textarea, select'))
  if (isChanged(field)) queueField(field)
async function replayQueue() {
  for (const type of ['click', 'input']) removeEventListener(type, intercept, true)
  // One by one, in order: each is handled before the next.
  for (const replay of queue) {
    await null
    replay()
  }
}
// dispatched by site.tsx after hydration
document.addEventListener('shimpyo:answers', replayQueue, { once: true })

function loadScripts() {
  // server/pages/build.ts writes rel=later, which browsers ignore. The first link is the entry script.
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
  for (const script of scripts) script.rel = 'modulepreload'
  // If loading fails, links and forms still work: the server handles them. On a second call no links are left.
  if (scripts[0]) import(/* @vite-ignore */ scripts[0].href).catch(replayQueue)
}
/** Signs of a visitor, who may want more than to read. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'popstate']
function loadOnInteraction() {
  const first = new AbortController()
  const load = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    // Chrome reports a pointer that lies still as one that has moved by nothing.
    if (type === 'pointermove' && !movementX && !movementY) return
    first.abort()
    loadScripts()
  }
  // capture: whoever handles the event may stop it
  // whoever stays wants it offline, too
  setTimeout(loadScripts, 10_000)
  for (const type of INTERACTIONS) addEventListener(type, load, { signal: first.signal, capture: true })
}
// Members have their own view, and ?auth= opens a dialog.
if (page.dataset.waits && token === null && queue.length === 0 && !location.search.includes('auth='))
  loadOnInteraction()
// A background page is never painted, so do not wait for it.
else if (document.hidden) loadScripts()
else
  requestAnimationFrame(() => {
    // load after the paint, or after 300 ms at the latest
    new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true })
    setTimeout(loadScripts, 300)
  })
