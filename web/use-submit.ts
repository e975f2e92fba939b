// A form that is being sent: pending meanwhile, and the focus comes back to where one can mend what was refused.
import { type FormEvent, useState } from 'react'
import { issuesOf } from '#web/failure-words.ts'
import { type FormErrors, useFormErrors } from '#web/ui/form-errors.ts'

interface Submitting<Name extends string> {
  /** what is wrong before it is sent; without that it is sent */
  check: (value: (name: Name) => string, form: HTMLFormElement) => FormErrors<Name>
  send: (value: (name: Name) => string) => Promise<void>
  failed: (error: unknown) => void
  /** which fields to mark, besides those that the server named */
  blame?: (error: unknown) => FormErrors<Name> | null
}

/** `<form {...props}>` with named fields, their `errors`, and `pending` for the button. */
export function useSubmit<Name extends string>({ check, send, failed, blame }: Submitting<Name>) {
  const { form, errors, refuse, clear } = useFormErrors<Name>()
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = event.currentTarget
    const given = new FormData(place)
    const value = (name: Name) => String(given.get(name) ?? '')
    if (pending || refuse(check(value, place))) return
    setPending(true)
    try {
      await send(value)
    } catch (error) {
      failed(error)
      if (!refuse({ ...issuesOf<Name>(error), ...blame?.(error) })) lastField(place)?.focus()
    } finally {
      setPending(false)
    }
  }

  return { errors, clear, pending, props: { ref: form, noValidate: true, onSubmit } }
}

// The pressed button was disabled meanwhile and has lost the focus.
const lastField = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type=radio])')].at(-1)
