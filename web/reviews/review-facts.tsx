// The line below a review's title: who, when, and whether it was changed since.
import type { ReactNode } from 'react'
import type { Review } from '#contract/api/reviews.ts'
import { isEdited } from '#contract/reviews.ts'
import styles from './reviews.module.css'

interface ReviewFactsProps {
  review: Pick<Review, 'createdAt' | 'updatedAt'>
  /** in front: a name, a badge */
  children?: ReactNode
}

export function ReviewFacts({ review, children }: ReviewFactsProps) {
  return (
    <p className={styles.facts}>
      {children}
      <time dateTime={review.createdAt}>{dayOf(review.createdAt)}</time>
      {isEdited(review) && <span>(edited)</span>}
    </p>
  )
}

// The server cannot know the visitor's time zone, and the page must say the same on both ends.
const days = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (moment: string) => days.format(new Date(moment))
