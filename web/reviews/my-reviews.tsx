// The member's reviews on the profile: cards, creating, editing, deleting.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Member } from '#contract/api/auth.ts'
import type { Review } from '#contract/api/reviews.ts'
import { send } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Companion } from '#web/ui/companion.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { failureToast, toast } from '#web/ui/toast.ts'
import { myReviews } from './queries.ts'
import { refreshReviews } from './refresh.ts'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewForm, type Writing } from './review-form.tsx'
import styles from './reviews.module.css'

/** Shown at first, and added with each press. */
const AT_ONCE = 24

export function MyReviews({ member }: { member: Pick<Member, 'id'> }) {
  const { data: reviews, isPending, refetch } = useQuery(myReviews(member.id))
  const [writing, setWriting] = useState<Writing | null>(null)
  const [deleting, setDeleting] = useState<Review | null>(null)
  const [shown, setShown] = useState(AT_ONCE)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="stack" aria-labelledby="my-reviews">
      <div className="row apart">
        <h2 id="my-reviews" ref={heading} tabIndex={-1}>
          My K-Drama Reviews
        </h2>
        {!isPending && (
          <Button icon="plus" onClick={() => setWriting('new')}>
            New Review
          </Button>
        )}
      </div>
      {isPending ? (
        <div className="panel stack" role="status" aria-label="Loading your reviews">
          <Skeleton shape="title" />
          <Skeleton shape="long" />
          <Skeleton shape="short" />
        </div>
      ) : !reviews ? (
        <LoadFailed message="Could not load your reviews." retry={refetch} />
      ) : reviews.length === 0 ? (
        <div className="empty panel">
          <Companion name="student" />
          <p>You haven't written any K-Drama reviews yet. Click New Review above to get started!</p>
        </div>
      ) : (
        <div className={`cards two ${styles.grid}`}>
          {reviews.slice(0, shown).map((review) => (
            <OwnCard
              key={review.id}
              review={review}
              onEdit={() => setWriting(review)}
              onDelete={() => setDeleting(review)}
            />
          ))}
        </div>
      )}
      {reviews && reviews.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          Show more reviews
        </Button>
      )}
      <ReviewForm
        writing={writing}
        userId={member.id}
        onClose={() => setWriting(null)}
        onReopen={setWriting}
      />
      <Deletion
        review={deleting}
        userId={member.id}
        onClose={() => setDeleting(null)}
        onDeleted={() => heading.current?.focus()}
      />
    </section>
  )
}

interface OwnCardProps {
  review: Review
  onEdit: () => void
  onDelete: () => void
}

function OwnCard({ review, onEdit, onDelete }: OwnCardProps) {
  return (
    <article className={`panel ${styles.own}`}>
      <header>
        <div>
          <h3>
            <bdi>{review.title}</bdi>
          </h3>
          <ReviewFacts review={review}>
            {review.isPublic ? (
              <Badge icon="globe" dye="dye-sol">
                Public
              </Badge>
            ) : (
              <Badge icon="lock">Private</Badge>
            )}
            {review.hasSpoilers && <Badge icon="eye-off">Spoilers</Badge>}
          </ReviewFacts>
        </div>
        <div>
          <IconButton label="Edit" icon="pencil" onClick={onEdit} />
          <IconButton label="Delete" icon="trash-2" onClick={onDelete} />
        </div>
      </header>
      <OwnText text={review.content} />
    </article>
  )
}

/** Longer reviews are cut on their card. */
const LONG = { characters: 800, lines: 14 }

function OwnText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines
  return (
    <>
      <p className={classes(styles.text, isLong && !whole && styles.long)}>{text}</p>
      {isLong && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}

interface DeletionProps {
  review: Review | null
  userId: number
  onClose: () => void
  /** the pressed button is removed with its card */
  onDeleted: () => void
}

function Deletion({ review, userId, onClose, onDeleted }: DeletionProps) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const remove = async () => {
    if (!review) return
    setPending(true)
    try {
      await send('DELETE /api/kdrama-notes/{id}', { id: review.id })
      await refreshReviews(client, userId)
      onClose()
      setTimeout(onDeleted)
      toast({ title: 'K-Drama review deleted successfully!' })
    } catch {
      onClose()
      failureToast('Failed to delete K-Drama review. Please try again.')
    } finally {
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      open={review !== null}
      title="Delete this review?"
      onConfirm={() => void remove()}
      onCancel={onClose}
      pending={pending}
    >
      Are you sure you want to delete this K-Drama review?
    </ConfirmDialog>
  )
}
