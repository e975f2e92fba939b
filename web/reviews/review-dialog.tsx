// A public review in a dialog over the list. The address names it, so Back closes it and a link opens it.
import { useQuery } from '@tanstack/react-query'
import type { PublicReview } from '#contract/api/reviews.ts'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { useMember } from '#web/auth/member.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { useReport } from '#web/moderation/use-report.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { DramaLink } from './drama-link.tsx'
import { Helpful } from './helpful.tsx'
import { listedReview } from './queries.ts'
import { refreshPublicReviews } from './refresh.ts'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewText } from './review-text.tsx'
import styles from './reviews.module.css'
import { Writer } from './writer.tsx'

interface ReviewDialogProps {
  /** undefined: closed */
  id: number | undefined
  onClose: () => void
}

export function ReviewDialog({ id, onClose }: ReviewDialogProps) {
  const { data, isPending } = useQuery({ ...listedReview(id ?? 0), enabled: id !== undefined })
  const review = id === undefined ? undefined : data
  return (
    <Dialog
      open={id !== undefined}
      size="md"
      focus="title"
      title={review ? <bdi>{review.title}</bdi> : 'Review'}
      onClose={onClose}
    >
      {review ? (
        <Whole key={review.id} review={review} onClose={onClose} />
      ) : isPending ? (
        <Spinner />
      ) : (
        <p>This review is no longer available.</p>
      )}
    </Dialog>
  )
}

function Whole({ review, onClose }: { review: PublicReview; onClose: () => void }) {
  const { member } = useMember()
  const { report, dialog } = useReport()
  const { id, authorUsername } = review
  return (
    <>
      <article className={styles.whole}>
        <ReviewFacts review={review}>
          <Writer review={review} />
          <DramaLink review={review} />
        </ReviewFacts>
        <ReviewText review={review} />
        <Helpful review={review} />
        {speaksOfSelfHarm(review.title, review.content ?? '') && <HelpLine />}
      </article>
      {member?.username !== authorUsername && (
        <Button
          variant="ghost"
          size="sm"
          icon="flag"
          className={styles.report}
          onClick={() =>
            report({ area: 'review', itemId: id, refresh: refreshPublicReviews, onDone: onClose })
          }
        >
          Report
        </Button>
      )}
      {dialog}
    </>
  )
}
