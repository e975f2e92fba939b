// How members rate a drama: the mean, of how many, and a small histogram. Nothing below five ratings.
import type { Drama } from '#contract/api/dramas.ts'
import { plural } from '#contract/plural.ts'
import { starsInWords } from '#web/watchlist/labels.ts'
import styles from './members-rating.module.css'

const BAR = { width: 6, gap: 2, height: 24 }

export function MembersRating({ of: { membersRating } }: { of: Pick<Drama, 'membersRating'> }) {
  if (!membersRating) return null
  const { mean, count, histogram } = membersRating
  const most = Math.max(...histogram)
  const inWords = histogram
    .flatMap((times, at) => (times ? `${starsInWords(at + 1)}: ${times}` : []))
    .toReversed()
    .join(', ')
  return (
    <p className={styles.rating}>
      <span>
        Members: <b className="num">{mean.toFixed(1)}/10</b>{' '}
        <span className="muted small">{plural(count, 'rating')}</span>
      </span>
      <svg
        role="img"
        aria-label={inWords}
        viewBox={`0 0 ${histogram.length * (BAR.width + BAR.gap)} ${BAR.height}`}
      >
        {histogram.map((times, at) => {
          // one pixel where there are none
          const height = Math.max(1, Math.round((times / most) * BAR.height))
          const halfStars = at + 1
          return (
            <rect
              key={halfStars}
              x={at * (BAR.width + BAR.gap)}
              y={BAR.height - height}
              width={BAR.width}
              height={height}
            />
          )
        })}
      </svg>
    </p>
  )
}
