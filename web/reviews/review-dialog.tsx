// One public review, whole, over the list. The address says which one, so Back closes it and a link opens it.
import { useQuery } from '@tanstack/react-query'
import type { PublicReview } from '#contract/reviews.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { listedReview } from './queries.ts'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewText } from './review-text.tsx'
import styles from './reviews.module.css'

interface ReviewDialogProps {
  /** null: closed */
  id: number | null
  /** the reviews on the page, where it mostly stands */
  listed: readonly PublicReview[]
  onClose: () => void
}

export function ReviewDialog({ id, listed, onClose }: ReviewDialogProps) {
  const here = listed.find((review) => review.id === id)
  const { data, isPending } = useQuery({ ...listedReview(id ?? 0), enabled: id !== null && !here })
  // Asked for by "the newest before the next one": another one means that this one is gone.
  const review = here ?? data?.find((one) => one.id === id)
  return (
    <Dialog
      open={id !== null}
      size="md"
      focus="title"
      title={review ? <bdi>{review.title}</bdi> : 'Review'}
      onClose={onClose}
    >
      {review ? (
        <article className={styles.whole}>
          <ReviewFacts review={review}>
            <bdi>{review.authorUsername}</bdi>
          </ReviewFacts>
          <ReviewText review={review} />
        </article>
      ) : isPending ? (
        <Spinner />
      ) : (
        <p>This review is not here any more.</p>
      )}
    </Dialog>
  )
}
