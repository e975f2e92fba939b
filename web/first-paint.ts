// The first script of a page, and a small one: the page is painted before the rest is fetched, and whatever a visitor
// presses or types until then is kept and done once the page answers. It imports nothing, so it waits for nothing.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const kept: (() => void)[] = []
const BUTTONS = 'button, input:is([type=checkbox], [type=radio], [type=submit])'

function keep(event: Event) {
  if (!(event.target instanceof Element)) return
  const { target } = event
  if (event.type === 'click') {
    const button = target.closest<HTMLInputElement>(BUTTONS)
    if (!button) return
    const { checked } = button
    // a box is ticked at once, everything else waits
    if (isBox(button)) kept.push(() => tickAgain(button, checked))
    else {
      event.preventDefault()
      kept.push(() => button.click())
    }
  } else if (!isBox(target)) {
    const field = target as Field
    // by then React may have emptied it
    const { value } = field
    kept.push(() => typeAgain(field, value))
  }
  event.stopImmediatePropagation()
}

const isBox = (target: Element) => /^(?:checkbox|radio)$/.test((target as HTMLInputElement).type)

// React hears of a change only where it has seen another value before.
function tickAgain(box: HTMLInputElement, checked: boolean) {
  box.checked = !checked
  box.click()
}

function typeAgain(field: Field, value: string) {
  // A choice of files cannot be put back, and React hears of it without this.
  if (field.type !== 'file') {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

for (const type of ['click', 'input']) addEventListener(type, keep, true)
// What was typed before even this script was there is kept as if it were typed now.
for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'))
async function letGo() {
  for (const type of ['click', 'input']) removeEventListener(type, keep, true)
  // One by one, as they were done: each is answered before the next, and nothing new comes in between.
  for (const again of kept) {
    await null
    again()
  }
}
// said by site.tsx
document.addEventListener('shimpyo:answers', letGo, { once: true })

function takeOver() {
  // So named by server/pages/build.ts: a kind of link that no browser follows. The first is the one to run.
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=later]')]
  for (const script of scripts) script.rel = 'modulepreload'
  // Where they do not come, links and forms still work: the server answers them. Asked twice, there is nothing left.
  if (scripts[0]) import(/* @vite-ignore */ scripts[0].href).catch(letGo)
}
// A page in the background is not painted: it must not wait for that.
if (document.hidden) takeOver()
else
  requestAnimationFrame(() => {
    // the frame is made, but not on the screen yet: the browser says when it is, or is not waited for much longer
    new PerformanceObserver(takeOver).observe({ type: 'paint', buffered: true })
    setTimeout(takeOver, 300)
  })
