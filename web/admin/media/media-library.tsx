// The library of uploaded pictures: search, choose, describe and delete.
import { useId, useState } from 'react'
import type { Upload } from '#contract/api/images.ts'
import { pictureSources, UPLOADS_PAGE } from '#contract/images.ts'
import { LIMITS } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { Parts } from '#web/admin/lists/parts.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { useAction } from '#web/admin/use-action.ts'
import { query, send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './pictures.module.css'

interface MediaLibraryProps {
  onChoose: (picture: Upload) => void
}

export const MediaLibrary = ({ onChoose }: MediaLibraryProps) => (
  <OpensDialog
    title="Uploads"
    focus="field"
    button={(open) => (
      <Button variant="ghost" size="sm" icon="image" onClick={open}>
        Choose from uploads
      </Button>
    )}
  >
    {(close) => (
      <Pictures
        onChoose={(picture) => {
          onChoose(picture)
          close()
        }}
      />
    )}
  </OpensDialog>
)

function Pictures({ onChoose }: MediaLibraryProps) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  return (
    // In the component tree this is inside the page's form, which a search must not submit.
    <search className={styles.find} onSubmit={(event) => event.stopPropagation()}>
      <SearchBox
        label="Search pictures by description or name"
        placeholder="Description or file name"
        value={typed}
        onChange={(words) => {
          setTyped(words)
          if (!words) setSearch('')
        }}
        onSearch={(words) => setSearch(words.trim())}
      />
      <Parts<Upload>
        key={search}
        part={(before) => query('GET /api/admin/uploads', { search, before })}
        size={UPLOADS_PAGE}
        what="pictures"
        empty={search ? 'No matching pictures.' : 'No uploads yet.'}
      >
        {(pictures) => (
          <>
            <p role="status" className="vh">
              {plural(pictures.length, 'picture')}
            </p>
            <ul className={styles.library}>
              {pictures.map((picture) => (
                <li key={picture.id}>
                  <MediaCard picture={picture} onChoose={() => onChoose(picture)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Parts>
    </search>
  )
}

interface MediaCardProps {
  picture: Upload
  onChoose: () => void
}

function MediaCard({ picture, onChoose }: MediaCardProps) {
  const title = useId()
  const [isEdited, setEdited] = useState(false)
  const { id, url, alt, originalName, width, height, createdAt, usedIn } = picture
  const { src, webp } = pictureSources(url)
  return (
    <article className={styles.picture} aria-labelledby={title}>
      <img src={src} {...(webp && { srcSet: webp, sizes: '15rem' })} alt={alt} loading="lazy" />
      <div className={styles.words}>
        <h3 id={title}>
          <bdi>{alt || originalName || 'Unnamed picture'}</bdi>
        </h3>
        <p className="xs muted">
          {alt && <bdi>{originalName} · </bdi>}
          {width} × {height} · <When at={createdAt} />
        </p>
        <p className="xs muted">
          {usedIn.length === 0
            ? 'Not used anywhere.'
            : `Used in ${usedIn.map(({ area, title }) => `${title} (${area})`).join(', ')}.`}
        </p>
        {isEdited && <Describe picture={picture} onDone={() => setEdited(false)} />}
      </div>
      <div className="row">
        <Button variant="quiet" size="sm" onClick={onChoose}>
          Use this picture
        </Button>
        {!isEdited && (
          <Button variant="ghost" size="sm" icon="pencil" onClick={() => setEdited(true)}>
            Edit description
          </Button>
        )}
        <ActionButton
          variant="ghost"
          size="sm"
          icon="trash-2"
          pendingLabel="Deleting..."
          question={{
            title: 'Delete picture',
            words:
              'Are you sure you want to delete this picture? This action cannot be undone. Earlier versions that used it will show our illustration if you restore them.',
          }}
          act={() => send('DELETE /api/admin/uploads/{id}', { id })}
          failed="Could not delete the picture"
        >
          Delete
        </ActionButton>
      </div>
    </article>
  )
}

function Describe({ picture: { id, alt }, onDone }: { picture: Upload; onDone: () => void }) {
  const draft = useDraft({ key: `upload:${id}:alt`, initial: alt })
  const { run, pending } = useAction()
  const save = async () => {
    const saved = await run(() => send('PUT /api/admin/uploads/{id}', { id }, { alt: draft.value }), {
      failed: 'Could not save the description',
    })
    if (!saved) return
    draft.clear(draft.value)
    onDone()
  }
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
