// The line below a review's title: author, date, and whether it was edited.
import type { ReactNode } from 'react'
import type { Review } from '#contract/api/reviews.ts'
import { longDate, utcDay } from '#contract/in-words.ts'
import { isEdited } from '#contract/review-rules.ts'
import styles from './reviews.module.css'

interface ReviewFactsProps {
  review: Pick<Review, 'createdAt' | 'updatedAt'>
  /** shown first: a name, a badge */
  children?: ReactNode
}

export function ReviewFacts({ review, children }: ReviewFactsProps) {
  return (
    <p className={styles.facts}>
      {children}
      <time dateTime={review.createdAt}>{longDate(utcDay(review.createdAt))}</time>
      {isEdited(review) && <span>(edited)</span>}
    </p>
  )
}
