// The review in the address, for readers without script: the dialog needs script.
import type { PublicReview } from '#contract/api/reviews.ts'
import { DramaLink } from './drama-link.tsx'
import { ReviewFacts } from './review-facts.tsx'
import styles from './reviews.module.css'
import { Writer } from './writer.tsx'

export const PlainReview = ({ review }: { review: PublicReview }) => (
  <noscript>
    <article className={`panel ${styles.whole}`}>
      <h2>
        <bdi>{review.title}</bdi>
      </h2>
      <ReviewFacts review={review}>
        <Writer review={review} />
        <DramaLink review={review} />
      </ReviewFacts>
      <p className={styles.text}>
        {review.content ?? 'This review contains spoilers. Turn on JavaScript to read it.'}
      </p>
    </article>
  </noscript>
)
