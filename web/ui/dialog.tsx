// A modal dialog on the native <dialog>: focus trap, closing by Esc and outside press, focus restored.
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '#web/use-in-browser.ts'
import { IconButton } from './button.tsx'
import { classes } from './classes.ts'
import { Hem } from './hem.tsx'
import { ToastSlot } from './toast-slot.tsx'

interface DialogProps {
  open: boolean
  title: ReactNode
  /** called for Esc, the cross and a press outside. Set `open` to false here. */
  onClose: () => void
  /** called before closing; return false to keep it open (text would be lost: ask first) */
  mayClose?: () => boolean
  /** what gets the focus: the first field (default), or the title for something to read */
  focus?: 'field' | 'title'
  size?: 'sm' | 'md' | 'lg'
  /** the dyed strips at the top: sign-in only */
  hem?: boolean
  className?: string
  children: ReactNode
}

export function Dialog(props: DialogProps) {
  const onServer = useInBrowser(() => false, true)
  if (!props.open || onServer) return null
  return createPortal(<OpenDialog {...props} />, document.body)
}

function OpenDialog({
  title,
  onClose,
  mayClose,
  focus = 'field',
  size = 'sm',
  hem,
  className,
  children,
}: DialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const close = () => {
    if (!mayClose || mayClose()) onClose()
  }
  useModal(box, close, (dialog) => firstFocus(dialog, focus))
  return (
    <dialog
      ref={box}
      aria-labelledby={titleId}
      className={classes('dialog', size !== 'sm' && size, className)}
    >
      {hem && <Hem thin />}
      <div className="inner">
        <div className="dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" icon="x" onClick={close} />
        </div>
        {children}
      </div>
      <ToastSlot />
    </dialog>
  )
}

function firstFocus(dialog: HTMLDialogElement, focus: 'field' | 'title') {
  const field = dialog.querySelector<HTMLElement>(
    '[role=tabpanel]:not([hidden]) :is(input, select, textarea):enabled, ' +
      ':is(input:not([type=hidden]), select, textarea):enabled:not([role=tabpanel][hidden] *)',
  )
  const title = dialog.querySelector<HTMLElement>('h2')
  const target = focus === 'field' ? (field ?? title) : title
  target?.focus()
}

/**
 * Opens a <dialog> as a modal while it is mounted. `close` is called when the visitor wants to close it. If the browser
 * closed it anyway (Esc twice) and it is still mounted, it is opened again.
 */
export function useModal(
  box: RefObject<HTMLDialogElement | null>,
  close: () => void,
  focusFirst: (dialog: HTMLDialogElement) => void,
) {
  const latest = useRef({ close, focusFirst })
  useLayoutEffect(() => {
    latest.current = { close, focusFirst }
  })
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const opener = document.activeElement
    let pressedBeside = false
    let unmounted = false
    const beside = (event: Event) => event.target === dialog && outside(dialog, event as MouseEvent)
    const onCancel = (event: Event) => {
      // a file picker inside the dialog fires "cancel" too
      if (event.target !== dialog) return
      event.preventDefault()
      latest.current.close()
    }
    const onClosed = () => {
      if (unmounted || dialog.open) return
      latest.current.close()
      // mayClose returned false if it is still mounted in the next frame
      requestAnimationFrame(() => {
        if (unmounted || dialog.open) return
        dialog.showModal()
        latest.current.focusFirst(dialog)
      })
    }
    const onDown = (event: Event) => {
      pressedBeside = beside(event)
    }
    const onPress = (event: Event) => {
      // selecting text and releasing outside is not an outside press
      if (pressedBeside && beside(event)) latest.current.close()
    }
    const onKey = (event: KeyboardEvent) => {
      // WebKit keeps Esc for a search field even when it has nothing to clear.
      const { key, target } = event
      const isSearch = target instanceof HTMLInputElement && target.type === 'search'
      if (key !== 'Escape' || !isSearch || target.value) return
      event.preventDefault()
      latest.current.close()
    }
    dialog.addEventListener('keydown', onKey)
    dialog.addEventListener('cancel', onCancel)
    dialog.addEventListener('close', onClosed)
    dialog.addEventListener('pointerdown', onDown)
    dialog.addEventListener('click', onPress)
    dialog.showModal()
    putOnTop(dialog)
    latest.current.focusFirst(dialog)
    return () => {
      unmounted = true
      dialog.removeEventListener('keydown', onKey)
      dialog.removeEventListener('cancel', onCancel)
      dialog.removeEventListener('close', onClosed)
      dialog.removeEventListener('pointerdown', onDown)
      dialog.removeEventListener('click', onPress)
      dialog.close()
      takeAway(dialog)
      // the opener may have been removed, like the sign-in button after sign-in
      const back =
        opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('main')
      // Makes WebKit compute style. Until then it treats the page as inert and focuses nothing.
      back?.getBoundingClientRect()
      back?.focus({ preventScroll: true })
    }
  }, [box])
}

let openDialogs: HTMLDialogElement[] = []

function putOnTop(dialog: HTMLDialogElement) {
  if (!dialog.hasAttribute('role')) dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  openDialogs = [...openDialogs, dialog]
  hideWhatLiesBelow()
}

function takeAway(dialog: HTMLDialogElement) {
  openDialogs = openDialogs.filter((other) => other !== dialog)
  hideWhatLiesBelow()
}

/**
 * A modal dialog makes the rest of the page inert, but not every tool that queries by role honors that. So the rest is
 * hidden explicitly.
 */
function hideWhatLiesBelow() {
  const top = openDialogs.at(-1)
  for (const part of document.body.children)
    if (top && part !== top) part.setAttribute('aria-hidden', 'true')
    else part.removeAttribute('aria-hidden')
}

function outside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
