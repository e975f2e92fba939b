// Submits every form of visitors and members: validates, sends once, shows field errors and keeps the focus.
import type { FormEvent } from 'react'
import { issuesOf } from '#web/failure-words.ts'
import { type FormErrors, keepFocusIn, useFormErrors } from '#web/ui/form-errors.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'

interface SubmitOptions<Name extends string> {
  /** return false to do nothing, or something else such as asking to sign in */
  maySubmit?: () => boolean
  /** validates before sending */
  check?: (value: (name: Name) => string, form: HTMLFormElement) => FormErrors<Name>
  /** called with the errors of `check`, for a form that also shows them outside of its fields */
  onRefused?: (errors: FormErrors<Name>) => void
  send: (value: (name: Name) => string) => Promise<void>
  /** @param atFields the error is already shown at fields */
  onError: (error: unknown, atFields: boolean) => void
  /** which fields to mark, besides those the server named */
  fieldErrors?: (error: unknown) => FormErrors<Name> | null
}

/** `<form {...props}>` with named fields, their `errors`, and `pending` for the button. */
export function useSubmit<Name extends string>(options: SubmitOptions<Name>) {
  const { form, errors, refuse, clear } = useFormErrors<Name>()
  const { run, pending } = useOneAtATime()

  async function submit(element: HTMLFormElement) {
    const typed = new FormData(element)
    const value = (name: Name) => String(typed.get(name) ?? '')
    if (pending || options.maySubmit?.() === false) return
    const problems = options.check?.(value, element) ?? {}
    if (refuse(problems)) return options.onRefused?.(problems)
    await run(async () => {
      try {
        await options.send(value)
      } catch (error) {
        const atFields = refuse({ ...issuesOf<Name>(error), ...options.fieldErrors?.(error) })
        options.onError(error, atFields)
        if (!atFields) lastPassword(element)?.focus()
      }
    })
    requestAnimationFrame(() => keepFocusIn(form.current))
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return { errors, clear, pending, props: { ref: form, noValidate: true, onSubmit } }
}

/** Usually the wrong one. The submit button was disabled and has lost the focus. */
const lastPassword = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[type=password]')].at(-1)
