// An edit form of the admin area: drafts, sending once, field errors, and conflict handling.
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { HistoryArea } from '#contract/history.ts'
import { refreshArea } from '#web/admin/refresh.ts'
import { type SayLink, useSay } from '#web/admin/say.ts'
import type { Plain } from '#web/drafts/draft-box.ts'
import { useDraft } from '#web/drafts/use-draft.ts'
import { issuesOf, reasonOf } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
import { type FormErrors, useFormErrors } from '#web/ui/form-errors.ts'
import { toast } from '#web/ui/toast.ts'
import { useSave } from './conflict.tsx'

/** The typed values, with the version they are based on; 0 for something new. */
export type Typed<Form> = { [Field in keyof Form]: Plain } & { version: number }

interface EditFormOf<Form extends object, Fields extends object, Saved> {
  /** identifies the draft */
  draft: string
  /** the values before typing */
  initial: Form
  area: HistoryArea
  item: number | string
  check: (form: Form) => FormErrors<string>
  /** as the API has them: numbers, lists, null */
  fields: (form: Form) => Fields
  create?: (fields: Fields) => Promise<Saved>
  put: (fields: Fields, version: number) => Promise<Saved>
  /** shown in the banner, before the reason */
  failed: string
  /** shown in the banner */
  success: (saved: Saved) => string
  /** the page that shows it; none of a draft */
  page?: (saved: Saved) => SayLink | undefined
  onSaved?: (saved: Saved) => void
}

export function useEditForm<Form extends Typed<Form>, Fields extends object, Saved>(
  of: EditFormOf<Form, Fields, Saved>,
) {
  const client = useQueryClient()
  const say = useSay()
  const draft = useDraft<Form>({ key: of.draft, initial: of.initial })
  const { form, errors, refuse, clear } = useFormErrors<string>()
  const { save, dialog } = useSave<Fields, Saved>({ area: of.area, item: of.item, put: of.put })
  const [pending, setPending] = useState(false)
  /** an error that belongs to no field; cleared by the next try */
  const [problem, setProblem] = useState<string | null>(null)
  /** increased on every reset: a key for parts with their own state */
  const [resets, setResets] = useState(0)
  const setDraft = draft.set as (next: Partial<Form>) => void

  const change = (next: Partial<Form>) => {
    for (const field of Object.keys(next)) clear(field)
    setDraft(next)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const sent = draft.value
    if (pending || refuse(of.check(sent))) return
    setPending(true)
    setProblem(null)
    try {
      const fields = of.fields(sent)
      const saved =
        of.create && sent.version === 0 ? await of.create(fields) : await save(fields, sent.version)
      // back to the form: nothing was saved, the values stay
      if (saved === null) return
      draft.clear(sent)
      setResets((count) => count + 1)
      await refreshArea(client, of.area)
      say(of.success(saved), 'success', of.page?.(saved))
      of.onSaved?.(saved)
    } catch (error) {
      // a notice says so, and leads to sign in
      if (isUnauthorized(error)) return
      const reason = reasonOf(error)
      say(`${of.failed}: ${reason}`, 'error')
      if (!refuse(issuesOf(error))) setProblem(reason)
    } finally {
      setPending(false)
    }
  }

  /** Discards the typed values, with an Undo. @param reopen shows the form again */
  const giveUp = (reopen: () => void) => {
    const typed = draft.value
    const isTouched = JSON.stringify(typed) !== JSON.stringify(of.initial)
    draft.discard()
    clear()
    setProblem(null)
    setResets((count) => count + 1)
    if (!isTouched) return
    const bringBack = () => {
      setDraft(typed)
      reopen()
    }
    toast({ title: 'Draft discarded', variant: 'info', action: { label: 'Undo', onClick: bringBack } })
  }

  const props = { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) }
  return { draft, value: draft.value, errors, problem, pending, resets, props, change, giveUp, dialog }
}

/** The state of a form while it is being edited. */
export type EditForm<Form extends Typed<Form>> = ReturnType<typeof useEditForm<Form, object, unknown>>
