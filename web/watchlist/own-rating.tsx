// My rating: five stars in halves, each half a radio button.
import { useId } from 'react'
import { HALF_STARS } from '#contract/watchlist.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { starsInWords } from './labels.ts'
import styles from './own-rating.module.css'

const HALVES = Array.from({ length: HALF_STARS }, (_, at) => at + 1)

interface OwnRatingProps {
  value: number | null
  /** null clears it */
  onChange: (halfStars: number | null) => void
}

export function OwnRating({ value, onChange }: OwnRatingProps) {
  const name = useId()
  return (
    <fieldset className={styles.rating}>
      <legend>Your rating{value !== null && <span className="muted">: {starsInWords(value)}</span>}</legend>
      <div className={styles.stars}>
        {HALVES.map((halfStars) => (
          <label key={halfStars}>
            <input
              type="radio"
              name={name}
              value={halfStars}
              checked={halfStars === value}
              onChange={() => onChange(halfStars)}
            />
            <Icon name="star" fill />
            <span className="vh">{starsInWords(halfStars)}</span>
          </label>
        ))}
      </div>
      {value !== null && (
        <IconButton label="Clear your rating" icon="x" size="sm" onClick={() => onChange(null)} />
      )}
    </fieldset>
  )
}
