// Renders the content of a menu only while it is open. Not for menus that must work without scripts.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Wrap the content of a <Menu> in it. */
export function WhileOpen({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // a layout effect: the menu can be opened as soon as it is painted
  useLayoutEffect(() => {
    const menu = place.current?.closest('[popover]')
    const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'
    // before the menu is positioned, and before arrows look for its first entry
    const onBefore = (event: Event) => {
      if (isOpening(event)) flushSync(() => setOpen(true))
    }
    // afterwards, so that the pressed entry handles its click first
    const onAfter = (event: Event) => setOpen(isOpening(event))
    menu?.addEventListener('beforetoggle', onBefore)
    menu?.addEventListener('toggle', onAfter)
    return () => {
      menu?.removeEventListener('beforetoggle', onBefore)
      menu?.removeEventListener('toggle', onAfter)
    }
  }, [])
  return <div ref={place}>{open && children}</div>
}
