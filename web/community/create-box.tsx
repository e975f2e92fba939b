// The box to write a post: one line when closed, a form when open.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useMember } from '#web/auth/member.ts'
import { useDraft } from '#web/drafts/use-draft.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { useSubmit } from '#web/use-submit.ts'
import styles from './create-box.module.css'
import { missingIn, PostFields, type PostWords } from './post-fields.tsx'
import { createPost, sayError, sayIncomplete, useMayWrite } from './writes.ts'

const EMPTY: PostWords = { title: '', content: '' }

/** @param isNewest the list is sorted by newest, where the new post will appear */
export function CreateBox({ isNewest }: { isNewest: boolean }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { member } = useMember()
  const mayWrite = useMayWrite()
  const draft = useDraft<PostWords>({ key: 'post:new', initial: EMPTY })
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const { errors, clear, pending, props } = useSubmit<keyof PostWords>({
    maySubmit: () => mayWrite('create posts'),
    check: () => missingIn(draft.value),
    onRefused: sayIncomplete,
    async send() {
      await createPost(client, draft.value)
      draft.clear(draft.value)
      close()
      if (!isNewest) navigate(paths.community())
    },
    onError: (error) => sayError(error, 'Failed to create post'),
  })
  const form = props.ref

  const begin = () => {
    if (mayWrite('create posts')) setOpen(true)
  }
  const close = () => {
    setOpen(false)
    clear()
    requestAnimationFrame(() => opener.current?.focus())
  }

  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
  }, [open, form])

  if (!open) {
    const begun = draft.value.title.trim() || draft.value.content.trim()
    return (
      <div className={styles.closed}>
        <Face name={member?.username ?? ''} dye="dye-sol" />
        <button type="button" className={styles.line} onClick={begin}>
          {begun ? (
            <>
              Your draft: <bdi>{begun}</bdi>
            </>
          ) : (
            'Write a post'
          )}
        </button>
        <Button ref={opener} icon="plus" onClick={begin}>
          Create post
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.open} {...props}>
      <PostFields draft={draft} errors={errors} onMend={clear} rows={4} />
      <div className="row end">
        <Button variant="quiet" onClick={close} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Posting...">
          Create post
        </Button>
      </div>
    </form>
  )
}
