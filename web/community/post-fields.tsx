// The title and text fields of a post, with their errors.
import type { Api } from '#contract/api.ts'
import { isBlank } from '#contract/blank.ts'
import type { SendsOf } from '#contract/endpoint.ts'
import type { DraftValue } from '#web/drafts/draft-box.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import type { Draft } from '#web/drafts/use-draft.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import type { FormErrors } from '#web/ui/form-errors.ts'
import styles from './create-box.module.css'

export type PostWords = SendsOf<Api['POST /api/posts']>
type Name = keyof PostWords

/** The errors of empty fields. */
export const missingIn = ({ title, content }: PostWords): FormErrors<Name> => ({
  ...(isBlank(title) && { title: 'Title is required' }),
  ...(isBlank(content) && { content: 'Content is required' }),
})

interface PostFieldsProps<T extends PostWords & DraftValue> {
  draft: Draft<T>
  errors: FormErrors<Name>
  onMend: (name: Name) => void
  rows: 4 | 8
}

export function PostFields<T extends PostWords & DraftValue>({
  draft,
  errors,
  onMend,
  rows,
}: PostFieldsProps<T>) {
  const set = draft.set as (next: Partial<PostWords>) => void
  return (
    <>
      <DraftStatus draft={draft} />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        value={draft.value.title}
        error={errors.title}
        onChange={({ target }) => {
          set({ title: target.value })
          onMend('title')
        }}
      />
      <TextArea
        label="Content"
        name="content"
        className={rows === 8 ? styles.eight : styles.four}
        rows={rows}
        value={draft.value.content}
        error={errors.content}
        hint="A YouTube link on its own line becomes a video."
        onChange={({ target }) => {
          set({ content: target.value })
          onMend('content')
        }}
      />
    </>
  )
}
