// Shared by the three forms: draft, validation, sending, and the outcome.
import { INVALID_EMAIL } from '#contract/auth.ts'
import { useDraft } from '#web/drafts/use-draft.ts'
import { ApiError } from '#web/query.ts'
import type { FormErrors } from '#web/ui/form-errors.ts'
import { useSubmit } from '#web/use-submit.ts'

const MISSING = 'Please fill this in'

/** Each form asks for an email address. */
type FormFields = Record<string, string> & { email: string }

interface FormOf<Fields extends FormFields> {
  /** identifies the draft */
  key: string
  initial: Fields
  /** required fields */
  required: readonly (keyof Fields & string)[]
  send: (fields: Fields) => Promise<unknown>
  onSent: () => void
  onFailed: (error: ApiError) => void
  /** called when a required field is blank; see also `isIncomplete` */
  onIncomplete?: () => void
}

export function useForm<Fields extends FormFields>(form: FormOf<Fields>) {
  type Name = keyof Fields & string
  const draft = useDraft<Fields>({ key: form.key, initial: form.initial })
  const { errors, clear, pending, props } = useSubmit<Name>({
    check() {
      const problems: FormErrors<Name | 'email'> = {}
      if (!looksLikeAddress(draft.value.email)) problems.email = INVALID_EMAIL
      for (const name of form.required) if (!draft.value[name]?.trim()) problems[name] = MISSING
      return problems
    },
    onRefused: (problems) => Object.values(problems).includes(MISSING) && form.onIncomplete?.(),
    async send() {
      await form.send(draft.value)
      draft.clear(draft.value)
      form.onSent()
    },
    onError: (error) => form.onFailed(error instanceof ApiError ? error : new ApiError(0, String(error))),
  })

  return {
    props,
    draft,
    /** true while a required field that was marked is still blank */
    isIncomplete: form.required.some((name) => errors[name] === MISSING),
    pending,
    /** the props of one field */
    field: (name: Name) => ({
      name,
      value: draft.value[name],
      error: errors[name] ?? null,
      onChange: (event: { target: { value: string } }) => {
        clear(name)
        draft.set({ [name]: event.target.value } as unknown as Parameters<typeof draft.set>[0])
      },
    }),
  }
}

/** A quick check before sending. The server decides. */
const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim())
