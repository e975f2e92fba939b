// Reviews of a drama, on its page; nothing if there are none.
import { useQuery } from '@tanstack/react-query'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { reviewsOfDrama } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

export function DramaReviews({ dramaId }: { dramaId: number }) {
  const query = useQuery(reviewsOfDrama(dramaId))
  const { data: reviews = [] } = query
  useOwnView(query)
  if (reviews.length === 0) return null
  return (
    <section className={`wrap ${styles.ofDrama}`} aria-labelledby="drama-reviews">
      <div className="row apart">
        <h2 id="drama-reviews">Reviews</h2>
        <ButtonLink href={paths.reviews} variant="quiet" size="sm">
          All reviews
        </ButtonLink>
      </div>
      <div className={`cards ${styles.list}`}>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} href={paths.review(review.id)} heading="h3" ofDrama />
        ))}
      </div>
    </section>
  )
}
