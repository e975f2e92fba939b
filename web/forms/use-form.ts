// What the three forms share: a draft that survives everything, a check before sending, and what happened then.
import { useState } from 'react'
import { useDraft } from '#web/drafts/use-draft.ts'
import { issuesOf } from '#web/failure-words.ts'
import { ApiError } from '#web/query.ts'
import { type FormErrors, keepFocusIn, useFormErrors } from '#web/ui/form-errors.ts'

const MISSING = 'Please fill this in'

interface FormOf<Fields extends Record<string, string>> {
  /** names the draft */
  key: string
  initial: Fields
  /** fields that must not be blank */
  required: readonly (keyof Fields & string)[]
  emailField: keyof Fields & string
  send: (fields: Fields) => Promise<unknown>
  onSent: () => void
  onFailed: (error: ApiError) => void
  /** a required field is blank; for a form that says so outside of the page, see also `isIncomplete` */
  onIncomplete?: () => void
}

export function useForm<Fields extends Record<string, string>>(form: FormOf<Fields>) {
  type Name = keyof Fields & string
  const draft = useDraft<Fields>({ key: form.key, initial: form.initial })
  const { form: ref, errors, refuse, clear } = useFormErrors<Name>()
  const [sending, setSending] = useState(false)

  async function submit() {
    if (sending) return
    const fields = draft.value
    const problems: FormErrors<Name> = {}
    if (!looksLikeAddress(fields[form.emailField]!))
      problems[form.emailField] = 'Please enter a valid email address'
    const missing = form.required.filter((name) => !fields[name]?.trim())
    for (const name of missing) problems[name] = MISSING
    if (missing.length > 0) form.onIncomplete?.()
    if (refuse(problems)) return
    setSending(true)
    try {
      await form.send(fields)
      draft.clear(fields)
      form.onSent()
    } catch (error) {
      form.onFailed(error instanceof ApiError ? error : new ApiError(0, String(error)))
      refuse(issuesOf<Name>(error))
    } finally {
      setSending(false)
      requestAnimationFrame(() => keepFocusIn(ref.current))
    }
  }

  return {
    ref,
    draft,
    /** a field that was refused as blank is blank still */
    isIncomplete: form.required.some((name) => errors[name] === MISSING),
    sending,
    /** props of one field */
    field: (name: Name) => ({
      name,
      value: draft.value[name],
      error: errors[name] ?? null,
      onChange: (event: { target: { value: string } }) => {
        clear(name)
        draft.set({ [name]: event.target.value } as unknown as Parameters<typeof draft.set>[0])
      },
    }),
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void submit()
    },
  }
}

/** The server knows better; this only spares a visitor the way there. */
const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim())
