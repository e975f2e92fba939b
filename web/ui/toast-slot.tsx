// Renders the toast: one slot in the frame and one in every open dialog, because content outside of a modal dialog is
// inert. Only the newest slot is active.
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { listeners } from '#web/listeners.ts'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { dismissToast, onToast, pauseToast, resumeToast, type ShownToast, toastNow } from './toast.ts'

let slots: string[] = []
const { subscribe, notify } = listeners()

function changeSlots(next: string[]) {
  slots = next
  notify()
}

const nothing = () => null

/** The current toast. */
export const useToast = (): ShownToast | null => useSyncExternalStore(onToast, toastNow, nothing)

export function ToastSlot() {
  const id = useId()
  useEffect(() => {
    changeSlots([...slots, id])
    return () => changeSlots(slots.filter((other) => other !== id))
  }, [id])
  const onTop = useSyncExternalStore(subscribe, () => slots.at(-1) ?? null, nothing) === id
  const notice = useToast()
  const mine = onTop ? notice : null
  const urgent = mine?.variant === 'destructive'
  return (
    <div className="toasts">
      <div role="status" aria-live="polite">
        {mine && !urgent && <Notice key={mine.id} notice={mine} />}
      </div>
      <div role="alert" aria-live="assertive">
        {mine && urgent && <Notice key={mine.id} notice={mine} />}
      </div>
    </div>
  )
}

function Notice({ notice }: { notice: ShownToast }) {
  const bad = notice.variant === 'destructive'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => stopClockOver(box.current!), [])
  return (
    <div ref={box} className={bad ? 'toast destructive' : 'toast'}>
      <Icon name={bad ? 'circle-alert' : notice.variant === 'info' ? 'info' : 'circle-check'} />
      <div>
        <b>{notice.title}</b>
        {notice.description && <p>{notice.description}</p>}
        {notice.action && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              notice.action?.onClick()
              dismissToast()
            }}
          >
            {notice.action.label}
          </Button>
        )}
      </div>
      <IconButton label="Dismiss" icon="x" onClick={dismissToast} />
    </div>
  )
}

/**
 * Pauses the timer while a pointer or the focus is on the toast. The pointer must move: one that already rested where the
 * toast appeared, on the pressed button, does not pause it.
 */
function stopClockOver(box: HTMLElement) {
  const resumeUnlessHovered = () => {
    if (!box.matches(':hover') && !box.contains(document.activeElement)) resumeToast()
  }
  box.addEventListener('pointermove', pauseToast)
  box.addEventListener('focusin', pauseToast)
  box.addEventListener('pointerleave', resumeUnlessHovered)
  box.addEventListener('focusout', (event) => {
    if (!box.contains(event.relatedTarget as Node | null) && !box.matches(':hover')) resumeToast()
  })
  return resumeToast
}
