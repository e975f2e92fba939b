// The errors of a form by field; the first field with an error gets the focus.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>

interface FormErrorsHold<Name extends string> {
  /** put it on the form: `<form ref={form} noValidate onSubmit={…}>` */
  form: RefObject<HTMLFormElement | null>
  errors: FormErrors<Name>
  /** shows these errors, focuses the first field with one, and returns whether there are any */
  refuse: (errors: FormErrors<Name>) => boolean
  /** clears the error of one field, or all */
  clear: (name?: Name) => void
}

export function useFormErrors<Name extends string>(): FormErrorsHold<Name> {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<Name>>({})
  const [refusals, setRefusals] = useState(0)

  useLayoutEffect(() => {
    if (!refusals) return
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    faulty?.focus()
    // In Safari a pressed button does not take the focus: do not scroll to a field that has it already.
    faulty?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  return {
    form,
    errors,
    refuse(found) {
      const any = Object.values(found).some(Boolean)
      setErrors(any ? found : {})
      if (any) setRefusals((count) => count + 1)
      return any
    },
    clear(name) {
      if (!name) return setErrors({})
      setErrors((now) => (now[name] ? { ...now, [name]: undefined } : now))
    },
  }
}

/** A button that was disabled while sending has lost the focus: gives it back. */
export function keepFocusIn(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body)
    form?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true })
}
