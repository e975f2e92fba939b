// An edit form of the admin area: drafts, sending once, field errors, and conflict handling.
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import type { HistoryArea } from '#contract/history.ts'
import { UPLOAD } from '#web/admin/media/image-field.tsx'
import { refreshAll } from '#web/admin/refresh.ts'
import { type SayLink, useSay } from '#web/admin/say.ts'
import type { Plain } from '#web/drafts/draft-box.ts'
import { useDraft } from '#web/drafts/use-draft.ts'
import { issuesOf, reasonOf } from '#web/failure-words.ts'
import { isUnauthorized } from '#web/query.ts'
import { useFormErrors } from '#web/ui/form-errors.ts'
import { toast } from '#web/ui/toast.ts'
import { useSave } from './conflict.tsx'
import { type FormValues, formOf, newForm, problemsIn, type Sent, sentOf } from './form-values.ts'

export interface EditFormOf<F extends Fields, Saved> {
  fields: F
  area: HistoryArea
  /** the item's id, or the name of a page; 0: something new */
  item: number | string
  /** null: something new */
  stored: { version: number } | null
  /** values of something new that are not the usual defaults */
  beginning?: Record<string, Plain> | undefined
  create?: (fields: Sent<F>) => Promise<Saved>
  put: (fields: Sent<F>, version: number) => Promise<Saved>
  /** shown in the banner, before the reason */
  failed: string
  /** shown in the banner */
  success: (saved: Saved) => string
  /** the page that shows it; none of a draft */
  page?: ((saved: Saved) => SayLink | undefined) | undefined
  onSaved?: (saved: Saved) => void
}

export function useEditForm<F extends Fields, Saved>(of: EditFormOf<F, Saved>) {
  const { fields, stored } = of
  const client = useQueryClient()
  const say = useSay()
  const initial: FormValues = stored
    ? formOf(fields, stored, stored.version)
    : { ...newForm(fields, { name: '', year: new Date().getFullYear() }), ...of.beginning }
  const draft = useDraft<FormValues>({ key: `admin:${of.area}:${of.item || 'new'}`, initial })
  const { form, errors, refuse, clear } = useFormErrors<string>()
  const { save, dialog } = useSave<Sent<F>, Saved>({ area: of.area, item: of.item, put: of.put })
  const [pending, setPending] = useState(false)
  const isUploading = useIsMutating({ mutationKey: UPLOAD }) > 0
  /** an error that belongs to no field; cleared by the next try */
  const [problem, setProblem] = useState<string | null>(null)
  /** increased on every reset: a key for parts with their own state */
  const [resets, setResets] = useState(0)

  const change = (next: Record<string, Plain>) => {
    for (const field of Object.keys(next)) clear(field)
    draft.set(next)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = draft.value
    if (pending || refuse(problemsIn(fields, typed))) return
    setPending(true)
    setProblem(null)
    try {
      const sent = sentOf(fields, typed, stored ?? undefined)
      const saved = of.create && typed.version === 0 ? await of.create(sent) : await save(sent, typed.version)
      // back to the form: nothing was saved, the values stay
      if (saved === null) return
      draft.clear(typed)
      setResets((count) => count + 1)
      await refreshAll(client)
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
    const isTouched = JSON.stringify(typed) !== JSON.stringify(initial)
    draft.discard()
    clear()
    setProblem(null)
    setResets((count) => count + 1)
    if (!isTouched) return
    const bringBack = () => {
      draft.set(typed)
      reopen()
    }
    toast({ title: 'Draft discarded', variant: 'info', action: { label: 'Undo', onClick: bringBack } })
  }

  return {
    ...{
      fields,
      stored,
      draft,
      value: draft.value,
      errors,
      problem,
      pending,
      resets,
      change,
      giveUp,
      dialog,
    },
    isUploading,
    props: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  }
}

/** The state of a form while it is being edited. */
export type EditForm = ReturnType<typeof useEditForm<Fields, unknown>>
