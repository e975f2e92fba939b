// The text of a public review. With spoilers it is fetched on request only.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PublicReview } from '#contract/api/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { wholeReview } from './queries.ts'
import styles from './reviews.module.css'

interface ReviewTextProps {
  review: PublicReview
  /** only the beginning, on a card */
  short?: boolean
}

export function ReviewText({ review, short }: ReviewTextProps) {
  const [isRevealed, setRevealed] = useState(false)
  const { data, isFetching, isError, refetch } = useQuery({ ...wholeReview(review.id), enabled: isRevealed })
  const text = review.content ?? data?.content
  if (text !== undefined) return <p className={classes(styles.text, short && styles.short)}>{text}</p>
  return (
    <div className={styles.hidden}>
      <p>
        <Icon name="eye-off" />
        <span>This review contains spoilers.</span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        pending={isFetching}
        onClick={() => (isRevealed ? void refetch() : setRevealed(true))}
      >
        Show spoilers
      </Button>
      {isError && !isFetching && (
        <p role="alert" className="err">
          <Icon name="circle-alert" />
          Could not load the review. Please try again.
        </p>
      )}
    </div>
  )
}
