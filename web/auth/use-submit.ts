// A form that is being sent: pending meanwhile, and the focus comes back to where one can mend what was refused.
import { type FormEvent, useState } from 'react'
import { ApiError } from '#web/query.ts'
import { useFormErrors } from '#web/ui/form-errors.ts'

interface Submitting<Name extends string> {
  /** what is wrong before it is sent; nothing sends it */
  check: (form: HTMLFormElement) => Partial<Record<Name, string | undefined>>
  send: (value: (name: Name) => string) => Promise<void>
  /** says it; what the server said of single fields is shown beside them anyway */
  failed: (error: unknown) => void
}

export function useSubmit<Name extends string>({ check, send, failed }: Submitting<Name>) {
  const { form, errors, refuse, clear } = useFormErrors<Name>()
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const place = event.currentTarget
    if (pending || refuse(check(place) as Partial<Record<Name, string>>)) return
    const given = new FormData(place)
    setPending(true)
    try {
      await send((name) => String(given.get(name) ?? ''))
    } catch (error) {
      setPending(false)
      failed(error)
      if (!refuse(issuesOf(error))) lastFilled(place)?.focus()
      return
    }
    setPending(false)
  }

  return { form, errors, clear, pending, props: { ref: form, noValidate: true, onSubmit } as const }
}

/** What the server said of single fields. */
function issuesOf<Name extends string>(error: unknown): Partial<Record<Name, string>> {
  const issues = (error instanceof ApiError && error.body.issues) || []
  return Object.fromEntries(issues.map(({ path, message }) => [path, message])) as Partial<Record<Name, string>>
}

// The pressed button was disabled meanwhile and has lost the focus.
const lastFilled = (form: HTMLFormElement) => [...form.querySelectorAll('input')].at(-1)

/** The error's own words, or the fallback when there are none. */
export const wordsOf = (error: unknown, fallback: string): string =>
  (error instanceof Error && error.message) || fallback
