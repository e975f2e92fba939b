// A button that writes: it may ask first, and says what was done or why that failed.
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useAction, type Words } from './use-action.ts'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending' | 'pendingLabel'>

interface ActionButtonProps<T> extends ButtonProps, Words<T> {
  act: () => Promise<T>
  pendingLabel?: string
  /** after it succeeded */
  onDone?: (result: T) => void
  /** asked before, with the label of the button that says yes */
  question?: { title: string; words: ReactNode; yes?: string }
}

export function ActionButton<T>(props: ActionButtonProps<T>) {
  const { act, done, failed, onlyReads, onDone, question, ...button } = props
  const { run, pending } = useAction()
  const [asking, setAsking] = useState(false)
  const start = async () => {
    const result = await run(act, { done, failed, onlyReads })
    setAsking(false)
    if (result !== null) onDone?.(result)
  }
  if (!question) return <Button {...button} pending={pending} onClick={() => void start()} />
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={question.title}
        confirmLabel={question.yes}
        pending={pending}
        pendingLabel={button.pendingLabel}
        onConfirm={() => void start()}
        onCancel={() => setAsking(false)}
      >
        {question.words}
      </ConfirmDialog>
    </>
  )
}
