// What the three forms share: a draft that survives everything, a check before sending, and what happened then.
import { useState } from 'react'
import { useDraft } from '#web/drafts/use-draft.ts'
import { ApiError } from '#web/query.ts'
import { type FormErrors, useFormErrors } from '#web/ui/form-errors.ts'

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
  /** a required field is blank */
  onIncomplete: () => void
}

export function useForm<Fields extends Record<string, string>>(form: FormOf<Fields>) {
  const draft = useDraft<Fields>({ key: form.key, initial: form.initial })
  const { form: ref, errors, refuse, clear } = useFormErrors<keyof Fields & string>()
  const [sending, setSending] = useState(false)

  async function submit() {
    if (sending) return
    const fields = draft.value
    const missing = form.required.filter((name) => !fields[name]?.trim())
    if (missing.length > 0) {
      refuse(
        Object.fromEntries(missing.map((name) => [name, 'Please fill this in'])) as FormErrors<
          keyof Fields & string
        >,
      )
      form.onIncomplete()
      return
    }
    if (!looksLikeAddress(fields[form.emailField]!)) {
      refuse({ [form.emailField]: 'Please enter a whole email address' } as FormErrors<keyof Fields & string>)
      return
    }
    clear()
    setSending(true)
    try {
      await form.send(fields)
      draft.clear(fields)
      form.onSent()
    } catch (error) {
      form.onFailed(error instanceof ApiError ? error : new ApiError(0, String(error)))
    } finally {
      setSending(false)
    }
  }

  return {
    ref,
    draft,
    errors,
    sending,
    /** props of one field */
    field: (name: keyof Fields & string) => ({
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
