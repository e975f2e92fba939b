// Asks for confirmation before something is deleted. Cancel has the focus, so that Enter does no harm.
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useInBrowser } from '#web/use-in-browser.ts'
import { Button } from './button.tsx'
import { useModal } from './dialog.tsx'
import { ToastSlot } from './toast-slot.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** the exact question */
  children: ReactNode
  onConfirm: () => void
  onCancel: () => void
  confirmLabel?: string
  /** the action is running: both buttons are disabled */
  pending?: boolean
  pendingLabel?: string
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const onServer = useInBrowser(() => false, true)
  if (!props.open || onServer) return null
  return createPortal(<Question {...props} />, document.body)
}

function Question({
  title,
  children,
  onConfirm,
  onCancel,
  confirmLabel = 'Delete',
  pending,
  pendingLabel,
}: ConfirmDialogProps) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  useModal(
    box,
    () => {
      if (!pending) onCancel()
    },
    () => cancel.current?.focus(),
  )
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog"
    >
      <div className="inner">
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
        </div>
        <p id={`${id}-text`} className="muted">
          {children}
        </p>
        <div className="row end">
          <Button ref={cancel} variant="quiet" onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </div>
      </div>
      <ToastSlot />
    </dialog>
  )
}
