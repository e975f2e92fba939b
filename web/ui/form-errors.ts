// What is wrong with a form, field by field; the first faulty field gets the focus.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type FormErrors<Name extends string> = Partial<Record<Name, string>>

interface FormErrorsHold<Name extends string> {
  /** put it on the form: `<form ref={form} noValidate onSubmit={…}>` */
  form: RefObject<HTMLFormElement | null>
  errors: FormErrors<Name>
  /** shows these errors, focuses the first faulty field, and says whether there were any */
  refuse: (errors: FormErrors<Name>) => boolean
  /** one field was mended (typed in), or all were */
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
    // Safari leaves the focus in the field while a button is pressed: what has it already is not scrolled to.
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

/** A button that was disabled while its form was being sent has lost the focus: it gets it back. */
export function keepFocusIn(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body)
    form?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true })
}
