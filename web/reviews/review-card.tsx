// A public review as a card. The whole card is the title's link, which opens the review.
import type { PublicReview } from '#contract/api/reviews.ts'
import { classes } from '#web/ui/classes.ts'
import { Face } from '#web/ui/face.tsx'
import { DramaLink } from './drama-link.tsx'
import { Helpful } from './helpful.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewText } from './review-text.tsx'
import styles from './reviews.module.css'
import { Writer } from './writer.tsx'

interface ReviewCardProps {
  review: PublicReview
  /** the review's address */
  href: string
  onOpen?: () => void
  heading?: 'h2' | 'h3'
  /** it is on the page of its drama, so it does not link there */
  ofDrama?: boolean
}

export function ReviewCard({ review, href, onOpen, heading: Heading = 'h2', ofDrama }: ReviewCardProps) {
  return (
    <article className={classes('card', styles.card)}>
      <header>
        <Face name={review.authorUsername} soft size="sm" />
        <div>
          <Heading>
            <a href={href} onClick={onOpen}>
              <bdi>{review.title}</bdi>
            </a>
          </Heading>
          <ReviewFacts review={review}>
            <Writer review={review} />
            {!ofDrama && <DramaLink review={review} />}
          </ReviewFacts>
        </div>
      </header>
      <ReviewText review={review} short />
      <Helpful review={review} />
    </article>
  )
}
