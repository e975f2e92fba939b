// The field for the title of a new list.
import { useQueryClient } from '@tanstack/react-query'
import type { OwnList } from '#contract/api/lists.ts'
import { LIMITS } from '#contract/limits.ts'
import { TITLE_OF_LIST_MISSING } from '#contract/lists.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { serverMessage } from '#web/failure-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { refreshLists } from './changes.ts'

export function NewList({ onCreated }: { onCreated: (list: OwnList) => unknown }) {
  const client = useQueryClient()
  const draft = useDraft({ key: 'list:new', initial: '' })
  const { errors, clear, pending, props } = useSubmit<'title'>({
    check: () => ({ title: draft.value.trim() ? undefined : TITLE_OF_LIST_MISSING }),
    async send() {
      const list = await send('POST /api/lists', {}, { title: draft.value })
      draft.clear(draft.value)
      await onCreated(list)
      refreshLists(client)
    },
    onError: (error, atFields) => {
      const description = serverMessage(error, 'Could not create the list. Please try again.')
      if (!atFields) toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  return (
    <form className="form" {...props}>
      <TextField
        label="Title of the new list"
        name="title"
        maxLength={LIMITS.title}
        value={draft.value}
        error={errors.title}
        onChange={({ target }) => {
          clear('title')
          draft.set(target.value)
        }}
        beside={
          <Button type="submit" variant="quiet" pending={pending}>
            Create
          </Button>
        }
        after={<DraftStatus draft={draft} />}
      />
    </form>
  )
}
