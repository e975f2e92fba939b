// One earlier upload: picture, description, uses, and its actions.
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Upload } from '#contract/api/images.ts'
import { pictureSources } from '#contract/images.ts'
import { LIMITS } from '#contract/limits.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { failureOf } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { When } from '#web/ui/when.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import styles from './pictures.module.css'

interface MediaCardProps {
  picture: Upload
  onChoose: () => void
}

export function MediaCard({ picture, onChoose }: MediaCardProps) {
  const client = useQueryClient()
  const title = useId()
  const [doing, setDoing] = useState<'describe' | 'delete' | null>(null)
  const { attempt, pending, problem } = useAttempt(failureOf('Could not delete the picture'))
  const { src, webp } = pictureSources(picture.url)

  const remove = async () => {
    await attempt(async () => {
      await send('DELETE /api/admin/uploads/{id}', { id: picture.id })
      await refreshAll(client)
    })
    setDoing(null)
  }

  return (
    <article className={styles.picture} aria-labelledby={title}>
      <img src={src} {...(webp && { srcSet: webp, sizes: '15rem' })} alt={picture.alt} loading="lazy" />
      <div className={styles.words}>
        <h3 id={title}>
          <bdi>{picture.alt || picture.originalName || 'Unnamed picture'}</bdi>
        </h3>
        <p className="xs muted">
          {picture.alt && <bdi>{picture.originalName} · </bdi>}
          {picture.width} × {picture.height} · <When at={picture.createdAt} />
        </p>
        <p className="xs muted">{usedIn(picture)}</p>
        {doing === 'describe' && <Describe picture={picture} onDone={() => setDoing(null)} />}
        <Banner tone="error" message={problem} />
      </div>
      <div className="row">
        <Button variant="quiet" size="sm" onClick={onChoose}>
          Use this picture
        </Button>
        {doing !== 'describe' && (
          <Button variant="ghost" size="sm" icon="pencil" onClick={() => setDoing('describe')}>
            Edit description
          </Button>
        )}
        <Button variant="ghost" size="sm" icon="trash-2" onClick={() => setDoing('delete')}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={doing === 'delete'}
        title="Delete picture"
        pending={pending}
        pendingLabel="Deleting..."
        onConfirm={() => void remove()}
        onCancel={() => setDoing(null)}
      >
        Are you sure you want to delete this picture? This action cannot be undone. Earlier versions that used
        it will show our illustration if you restore them.
      </ConfirmDialog>
    </article>
  )
}

const usedIn = ({ usedIn }: Upload) =>
  usedIn.length === 0
    ? 'Not used anywhere.'
    : `Used in ${usedIn.map(({ area, title }) => `${title} (${area})`).join(', ')}.`

function Describe({ picture, onDone }: { picture: Upload; onDone: () => void }) {
  const client = useQueryClient()
  const draft = useDraft({ key: `upload:${picture.id}:alt`, initial: picture.alt })
  const { attempt, pending, problem } = useAttempt(failureOf('Could not save the description'))
  const save = () =>
    attempt(async () => {
      await send('PUT /api/admin/uploads/{id}', { id: picture.id }, { alt: draft.value })
      draft.clear(draft.value)
      await refreshAll(client)
      onDone()
    })
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label="Description"
        hint="A few words about what the picture shows."
        value={draft.value}
        maxLength={LIMITS.alt}
        error={problem}
        ref={takeFocus}
        onChange={(event) => draft.set(event.target.value)}
      />
      <DraftStatus draft={draft} />
      <div className="row">
        <Button type="submit" size="sm" pending={pending} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()
