// Who wrote a review, and how they rate the drama.
import type { PublicReview } from '#contract/api/reviews.ts'
import { MemberName } from '#web/public-pages/member-name.tsx'
import { HalfStars } from '#web/watchlist/half-stars.tsx'

export const Writer = ({ review }: { review: PublicReview }) => (
  <>
    <MemberName of={review} />
    {review.authorRating !== undefined && <HalfStars value={review.authorRating} />}
  </>
)
