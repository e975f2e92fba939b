// A button for what cannot be undone: it asks first.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface Question {
  title: string
  words: ReactNode
  /** the label of the button that says yes */
  yes?: string
}

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'pendingLabel'> {
  question: Question
  pendingLabel?: string
  /** the question closes when it has settled */
  onConfirm: () => Promise<unknown>
}

export function AskingButton({ question, onConfirm, pending, pendingLabel, ...button }: AskingButtonProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={question.title}
        confirmLabel={question.yes}
        pending={pending}
        pendingLabel={pendingLabel}
        onConfirm={() => void onConfirm().finally(close)}
        onCancel={close}
      >
        {question.words}
      </ConfirmDialog>
    </>
  )
}
