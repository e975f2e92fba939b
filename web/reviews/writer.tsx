// Who wrote a review, and how they rate the drama.
import type { PublicReview } from '#contract/api/reviews.ts'
import { HalfStars } from '#web/watchlist/half-stars.tsx'

export const Writer = ({ review: { authorUsername, authorRating } }: { review: PublicReview }) => (
  <>
    <bdi>{authorUsername}</bdi>
    {authorRating !== undefined && <HalfStars value={authorRating} />}
  </>
)
