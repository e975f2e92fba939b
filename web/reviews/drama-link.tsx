// The link from a review to its drama, if it is in the catalogue.
import type { PublicReview } from '#contract/api/reviews.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './reviews.module.css'

export function DramaLink({ review: { dramaId } }: { review: Pick<PublicReview, 'dramaId'> }) {
  if (dramaId === undefined) return null
  return (
    <a className={`link ${styles.drama}`} href={paths.drama(dramaId)}>
      <Icon name="clapperboard" />
      View drama
    </a>
  )
}
