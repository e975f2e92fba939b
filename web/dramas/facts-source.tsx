// The attribution of a drama's facts, as its source requires.
import type { Drama } from '#contract/api/dramas.ts'

/** Null for our own facts. */
export function FactsSource({ drama: { source, streamingPlatforms } }: { drama: Drama }) {
  const [, tmdbId] = /^tmdb:(\d+)$/.exec(source ?? '') ?? []
  if (!tmdbId) return null
  return (
    <p className="xs muted">
      Facts about this drama come from{' '}
      <a className="link" href={`https://www.themoviedb.org/tv/${tmdbId}`} rel="noopener">
        TMDB
      </a>
      . This product uses the TMDB API but is not endorsed or certified by TMDB.
      {streamingPlatforms.length > 0 && ' Streaming information comes from JustWatch.'}
    </p>
  )
}
