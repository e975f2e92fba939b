// One drama of the watchlist as its cover, with my rating and how far I am. The button on it opens the rest.
import type { WatchlistDrama } from '#contract/api/watchlist.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import { CardMenu } from './card-menu.tsx'
import { HalfStars } from './half-stars.tsx'
import { useMine } from './use-mine.ts'
import styles from './watchlist.module.css'

export function WatchlistCover({ drama }: { drama: WatchlistDrama }) {
  const { isIn, entry } = useMine(drama.id, drama)
  if (!isIn || !entry) return null
  const { ownRating, episodesWatched, status } = entry
  return (
    <article className={`card ${styles.cover}`}>
      {/* biome-ignore lint/a11y/useAnchorContent: hidden, because the title is the same link */}
      <a href={paths.drama(drama.id)} className={styles.poster} tabIndex={-1} aria-hidden="true">
        <Poster drama={drama} sizes="(max-width:40rem)30vw,10rem" />
      </a>
      <div>
        <h3>
          <a href={paths.drama(drama.id)}>{drama.title}</a>
        </h3>
        <p className="meta">
          {ownRating !== null && <HalfStars value={ownRating} />}
          {episodesWatched !== null && status !== 'finished' && (
            <span className="num">
              {episodesWatched} of {drama.episodes}
            </span>
          )}
        </p>
        <CardMenu drama={drama} />
      </div>
    </article>
  )
}
