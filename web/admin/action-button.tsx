// A button that writes: it may ask first, and says what was done or why that failed.
import type { ComponentProps } from 'react'
import { AskingButton, type Question } from '#web/ui/asking-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction, type Words } from './use-action.ts'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending' | 'pendingLabel'>

interface ActionButtonProps<T> extends ButtonProps, Words<T> {
  act: () => Promise<T>
  pendingLabel?: string
  /** after it succeeded */
  onDone?: (result: T) => void
  question?: Question
}

export function ActionButton<T>(props: ActionButtonProps<T>) {
  const { act, done, failed, onlyReads, onDone, question, ...button } = props
  const { run, pending } = useAction()
  const start = async () => {
    const result = await run(act, { done, failed, onlyReads })
    if (result !== null) onDone?.(result)
  }
  if (!question) return <Button {...button} pending={pending} onClick={() => void start()} />
  return <AskingButton {...button} question={question} pending={pending} onConfirm={start} />
}
