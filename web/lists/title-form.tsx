// The field for the title of a list: a new one, or one that gets another title.
import { LIMITS } from '#contract/limits.ts'
import { TITLE_OF_LIST_MISSING } from '#contract/lists.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { sayFailed } from '#web/say-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'

interface TitleFormProps {
  label: string
  button: string
  /** of its draft */
  name: string
  title?: string
  /** false: it is not saved, which has been said */
  onSave: (title: string) => Promise<unknown>
}

export function TitleForm({ label, button, name, title = '', onSave }: TitleFormProps) {
  const draft = useDraft({ key: `list:${name}`, initial: title })
  const { errors, clear, pending, props } = useSubmit<'title'>({
    check: () => ({ title: draft.value.trim() ? undefined : TITLE_OF_LIST_MISSING }),
    async send() {
      const typed = draft.value
      if ((await onSave(typed.trim())) !== false) draft.clear(typed)
    },
    onError: (error, atFields) => {
      if (!atFields) sayFailed(error, 'Could not save the title. Please try again.')
    },
  })
  return (
    <form className="form" {...props}>
      <TextField
        label={label}
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
            {button}
          </Button>
        }
        after={<DraftStatus draft={draft} />}
      />
    </form>
  )
}
