// Reviews of a drama, on its page, and the way to write one.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Drama } from '#contract/api/dramas.ts'
import type { PublicReview } from '#contract/api/reviews.ts'
import { plural } from '#contract/plural.ts'
import type { ReviewSort } from '#contract/reviews.ts'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { useMember } from '#web/auth/member.ts'
import { signInFirst } from '#web/auth/sign-in-required.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { reviewsOfDrama } from './queries.ts'
import { refreshPublicReviews } from './refresh.ts'
import { ReviewCard } from './review-card.tsx'
import type { Writing } from './review-form.tsx'
import { ReviewOrders } from './review-orders.tsx'
import styles from './reviews.module.css'

const ReviewForm = lazyPart(async () => (await import('./review-form.tsx')).ReviewForm)

/** The others are opened by a press. */
const AT_FIRST = 2

interface DramaReviewsProps {
  drama: Pick<Drama, 'id' | 'title'>
  sort: ReviewSort
}

export function DramaReviews({ drama, sort }: DramaReviewsProps) {
  const client = useQueryClient()
  const query = useQuery({ ...reviewsOfDrama(drama.id, sort), placeholderData: keepPreviousData })
  const { data: reviews = [] } = query
  useOwnView(query)
  const { member } = useMember()
  const [writing, setWriting] = useState<Writing | null>(null)
  useAfterSignIn('review', () => setWriting('new'), String(drama.id))

  const write = () => {
    if (member) return setWriting('new')
    signInFirst('review', drama.id, 'write a review')
  }
  const close = () => {
    setWriting(null)
    void refreshPublicReviews(client)
  }

  return (
    <section className={styles.ofDrama} aria-labelledby="drama-reviews">
      <div className="row apart">
        <h2 id="drama-reviews">Reviews</h2>
        <div className="row">
          {reviews.length > 0 && (
            <ButtonLink href={paths.reviewList({ drama: drama.id, sort })} variant="ghost" size="sm">
              All reviews
            </ButtonLink>
          )}
          <Button variant="quiet" size="sm" icon="pencil" onClick={write}>
            {reviews.length > 0 ? 'Write a review' : 'Be the first to review it'}
          </Button>
        </div>
      </div>
      {reviews.length > 1 && (
        <ReviewOrders value={sort} href={(order) => paths.reviewsOfDrama(drama.id, order)} />
      )}
      {reviews.length > 0 && <Cards reviews={reviews.slice(0, AT_FIRST)} />}
      {reviews.length > AT_FIRST && (
        <Fold line={plural(reviews.length - AT_FIRST, 'more review')}>
          <Cards reviews={reviews.slice(AT_FIRST)} />
        </Fold>
      )}
      {member && writing && (
        <Suspense fallback={null}>
          <ReviewForm
            writing={writing}
            drama={drama}
            userId={member.id}
            onClose={close}
            onReopen={setWriting}
          />
        </Suspense>
      )}
    </section>
  )
}

const Cards = ({ reviews }: { reviews: PublicReview[] }) => (
  <div className={`cards ${styles.list}`}>
    {reviews.map((review) => (
      <ReviewCard key={review.id} review={review} href={paths.review(review.id)} heading="h3" ofDrama />
    ))}
  </div>
)
