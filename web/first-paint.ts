// The first script of a page, and a small one: the page is painted before the rest is fetched, and whatever a visitor
// presses or types until then is kept and done once the page answers. It imports nothing, so it waits for nothing.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const queue: (() => void)[] = []
const BUTTONS = 'button, input:is([type=checkbox], [type=radio], [type=submit])'

function intercept(event: Event) {
  if (!(event.target instanceof Element)) return
  const { target } = event
  if (event.type === 'click') {
    const button = target.closest<HTMLInputElement & HTMLButtonElement>(BUTTONS)
    // the browser itself opens a menu
    if (!button || button.popoverTargetElement) return
    // a box is ticked at once, everything else waits
    if (isBox(button)) queueField(button)
    else {
      event.preventDefault()
      queue.push(() => button.click())
    }
  } else if (!isBox(target)) queueField(target as Field)
  event.stopImmediatePropagation()
}

function queueField(field: Field) {
  // by then React may have emptied it
  const { value } = field
  const { checked } = field as HTMLInputElement
  queue.push(() =>
    isBox(field) ? replayTick(field as HTMLInputElement, checked) : replayInput(field, value),
  )
}

/** Somebody changed it, or the browser did on their behalf: a form is filled in again after a reload. */
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

// React hears of a change only where it has seen another value before.
function replayTick(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

function replayInput(field: Field, value: string) {
  // A choice of files cannot be put back, and React hears of it without this.
  if (field.type !== 'file') {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

for (const type of ['click', 'input']) addEventListener(type, intercept, true)
// Nobody is signed in without a token (TOKEN_KEY of api.ts): the page offers to sign in, instead of saying "Loading...".
let token: string | null = null
try {
  token = localStorage.getItem('auth_token')
} catch {
  // switched off: then nobody is signed in
}
document.documentElement.toggleAttribute('data-guest', token === null)

// What was typed, ticked or chosen before even this script was there counts too.
for (const field of document.querySelectorAll<Field>('input, textarea, select'))
  if (isChanged(field)) queueField(field)
async function replayQueue() {
  for (const type of ['click', 'input']) removeEventListener(type, intercept, true)
  // One by one, as they were done: each is answered before the next, and nothing new comes in between.
  for (const replay of queue) {
    await null
    replay()
  }
}
// said by site.tsx
document.addEventListener('shimpyo:answers', replayQueue, { once: true })

function loadScripts() {
  // So named by server/pages/build.ts: a kind of link that no browser follows. The first is the one to run.
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
  for (const script of scripts) script.rel = 'modulepreload'
  // Where they do not come, links and forms still work: the server answers them. Asked twice, there is nothing left.
  if (scripts[0]) import(/* @vite-ignore */ scripts[0].href).catch(replayQueue)
}
// A page in the background is not painted: it must not wait for that.
if (document.hidden) loadScripts()
else
  requestAnimationFrame(() => {
    // the frame is made, but not on the screen yet: the browser says when it is, or is not waited for much longer
    new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true })
    setTimeout(loadScripts, 300)
  })
