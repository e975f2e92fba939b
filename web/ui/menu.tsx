// A button that opens a short list of links and buttons. Opening and Esc are native (popover), so it works without
// scripts; arrows, Home, End and closing on focus loss are added here.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'

interface MenuProps {
  /** of the list */
  id?: string
  /** the content of the button */
  button: ReactNode
  /** the accessible name, if the content does not give it */
  label?: string
  buttonClass?: string
  /** the current page is among its entries */
  current?: boolean
  /** the edge of the button that the list is aligned to */
  align?: 'start' | 'end'
  className?: string
  /** links, buttons, headings, <hr className="stitch">: usually a <ul className="l"> */
  children: ReactNode
}

export function Menu({
  id: fixedId,
  button,
  label,
  buttonClass,
  current,
  align = 'start',
  className,
  children,
}: MenuProps) {
  const ownId = useId()
  const id = fixedId ?? ownId
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // Unset on the server: without scripts the browser itself exposes the state.
  const [open, setOpen] = useState<boolean | undefined>(undefined)

  useEffect(() => {
    const box = list.current
    const button = opener.current
    if (!box || !button) return
    setOpen(box.matches(':popover-open'))
    return addKeyboard(box, button, setOpen)
  }, [])

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes('menu-btn', buttonClass)}
        aria-label={label}
        aria-current={current || undefined}
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={classes('menu', align === 'end' && 'to-end', className)}
      >
        {children}
      </div>
    </>
  )
}

/** Arrows, Home and End move in the list; it closes when the focus leaves it or an entry is pressed. */
function addKeyboard(box: HTMLElement, button: HTMLElement, onOpenChange: (open: boolean) => void) {
  const items = () => [...box.querySelectorAll<HTMLElement>('a[href], button:enabled')]

  const onToggle = (event: Event) => onOpenChange((event as ToggleEvent).newState === 'open')
  const onButtonKey = (event: KeyboardEvent) => {
    const { key } = event
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    box.showPopover()
    items()
      .at(key === 'ArrowDown' ? 0 : -1)
      ?.focus()
  }
  const onListKey = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to % all.length)?.focus()
  }
  const onFocusOut = ({ relatedTarget: to }: FocusEvent) => {
    if (to instanceof Node && !box.contains(to) && !button.contains(to)) box.hidePopover()
  }
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a, button')) box.hidePopover()
  }

  const stop = new AbortController()
  const { signal } = stop
  box.addEventListener('toggle', onToggle, { signal })
  box.addEventListener('keydown', onListKey, { signal })
  box.addEventListener('focusout', onFocusOut, { signal })
  box.addEventListener('click', onPress, { signal })
  button.addEventListener('keydown', onButtonKey, { signal })
  button.addEventListener('focusout', onFocusOut, { signal })
  return () => stop.abort()
}
