// What a menu holds only while it is open. Not for menus that have to work without script: it would be nowhere.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Around everything in a <Menu>. */
export function WhileOpen({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // Not an effect that waits: the menu can be opened as soon as it is drawn.
  useLayoutEffect(() => {
    const menu = place.current?.closest('[popover]')
    const isOpening = (event: Event) => (event as ToggleEvent).newState === 'open'
    // Before the menu is placed, and before the arrows look for its first entry.
    const onBefore = (event: Event) => {
      if (isOpening(event)) flushSync(() => setOpen(true))
    }
    // Afterwards: the entry that was pressed has to hear of it first.
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
