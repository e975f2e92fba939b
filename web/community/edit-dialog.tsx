// Edits a post. A conflicting save of somebody else is shown and never overwritten unseen.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Post } from '#contract/api/community.ts'
import { useDraft } from '#web/drafts/use-draft.ts'
import { ApiError } from '#web/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSubmit } from '#web/use-submit.ts'
import { PostBody } from './post-body.tsx'
import styles from './post-detail.module.css'
import { missingIn, PostFields, type PostWords } from './post-fields.tsx'
import { onePost } from './queries.ts'
import { refetchPost } from './refresh.ts'
import { sayError, sayIncomplete, updatePost } from './writes.ts'

/** The text, and the version it is based on. */
type Edit = PostWords & { basedOn: string }
const editOf = ({ title, content, updatedAt }: Pick<Post, 'title' | 'content' | 'updatedAt'>): Edit => ({
  title,
  content,
  basedOn: updatedAt,
})

interface EditDialogProps {
  /** null: closed */
  post: Post | null
  onClose: () => void
}

export const EditDialog = ({ post, onClose }: EditDialogProps) => (
  <Dialog open={post !== null} title="Edit post" size="md" onClose={onClose}>
    {post && <EditForm key={post.id} post={post} onClose={onClose} />}
  </Dialog>
)

function EditForm({ post, onClose }: { post: Post; onClose: () => void }) {
  const client = useQueryClient()
  // Edit the newest version: the list's copy may be older.
  const { data: newest = post } = useQuery(onePost(post.id))
  const draft = useDraft<Edit>({ key: `post:${post.id}:edit`, initial: editOf(newest) })
  const [theirs, setTheirs] = useState<Edit | null>(null)
  const set = draft.set as (next: Partial<Edit>) => void

  const { errors, clear, pending, props } = useSubmit<keyof PostWords>({
    check: () => missingIn(draft.value),
    onRefused: sayIncomplete,
    async send() {
      await updatePost(client, post.id, draft.value)
      draft.discard()
      onClose()
    },
    onError(error) {
      const current = conflictIn(error)
      if (current) setTheirs(editOf(current))
      sayError(error, 'Failed to update post')
    },
  })

  useEffect(() => void refetchPost(client, post.id).catch(() => {}), [client, post.id])

  const rebase = (current: Partial<Edit>) => {
    set(current)
    setTheirs(null)
  }

  return (
    <form className="form" {...props}>
      {theirs && (
        <section className={styles.theirs} aria-label="Current version of the post">
          <p>
            <b>This post was changed while you were writing.</b> It now says:
          </p>
          <blockquote>
            <b>
              <bdi>{theirs.title}</bdi>
            </b>
            <PostBody content={theirs.content} players={0} />
          </blockquote>
          <div className="row">
            <Button variant="quiet" size="sm" onClick={() => rebase(theirs)}>
              Use this version
            </Button>
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                // Render at once, so that the form sends this version.
                flushSync(() => rebase({ basedOn: theirs.basedOn }))
                props.ref.current?.requestSubmit()
              }}
            >
              Save mine instead
            </Button>
          </div>
        </section>
      )}
      <PostFields draft={draft} errors={errors} onMend={clear} rows={8} />
      <div className="row end">
        <Button variant="quiet" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Updating...">
          Update post
        </Button>
      </div>
    </form>
  )
}

/** The current version, from the response to an outdated save. */
function conflictIn(error: unknown): Pick<Post, 'title' | 'content' | 'updatedAt'> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return error.body.current as Pick<Post, 'title' | 'content' | 'updatedAt'>
}
