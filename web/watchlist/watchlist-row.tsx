// One drama of the watchlist in a row, with everything that is noted of it.
import { useQueryClient } from '@tanstack/react-query'
import type { WatchlistDrama } from '#contract/api/watchlist.ts'
import { plural } from '#contract/plural.ts'
import { Feeling } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { knownRating } from '#web/dramas/rating.ts'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Star } from '#web/ui/star.tsx'
import { removeFromWatchlist } from './changes.ts'
import { Notes } from './mine-panel.tsx'
import { OwnRating } from './own-rating.tsx'
import { useMine } from './use-mine.ts'
import styles from './watchlist.module.css'

export function WatchlistRow({ drama, onRemoved }: { drama: WatchlistDrama; onRemoved: () => void }) {
  const client = useQueryClient()
  const { isIn, entry, rate, note } = useMine(drama.id, drama)
  if (!isIn || !entry) return null
  const rating = knownRating(drama.rating)
  const remove = () => {
    onRemoved()
    void removeFromWatchlist(client, drama.id)
  }
  return (
    <article className={`panel ${styles.row}`}>
      <div className={styles.poster}>
        <Poster drama={drama} sizes="8rem" />
      </div>
      <div className={styles.body}>
        <header>
          <div>
            <h3>
              <a href={paths.drama(drama.id)}>{drama.title}</a>
            </h3>
            {drama.nativeTitle && (
              <p className="muted small" lang="ko">
                {drama.nativeTitle}
              </p>
            )}
          </div>
          <IconButton label="Remove from Watchlist" icon="trash-2" onClick={remove} />
        </header>
        <p className="meta">
          {rating && <Star>{rating}</Star>}
          <span>{drama.year}</span>
          <span>{plural(drama.episodes, 'episode')}</span>
        </p>
        <Feeling of={drama} />
      </div>
      <div className={styles.notes}>
        <OwnRating value={entry.ownRating} onChange={rate} />
        <Notes isIn noted={entry} episodes={drama.episodes} onChange={note} />
      </div>
    </article>
  )
}
