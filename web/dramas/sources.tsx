// Whose word each part of a drama's page is, in one place, and how to tell us what is wrong.
import type { Drama, TmdbTitle } from '#contract/api/dramas.ts'
import { isDrawn, isFromTmdb } from '#contract/images.ts'
import { withAnd } from '#contract/in-words.ts'
import { monthInWords } from '#contract/month.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Correction } from './correction.tsx'

export function Sources({ drama }: { drama: Drama }) {
  const { id, source, tmdb, imageUrl, platformsChecked, streamingPlatforms } = drama
  const [, imported] = /^tmdb:(\d+)$/.exec(source ?? '') ?? []
  const tmdbId = tmdb?.id ?? imported
  return (
    <Fold line="Sources and corrections">
      {isDrawn(imageUrl) && <p>Poster and wide picture are our own illustrations, not the official ones.</p>}
      {tmdbId && (
        <p>
          {withAnd([
            ...(imported ? ['Facts about this drama'] : []),
            ...(tmdb ? ['Full cast and crew'] : []),
            ...(tmdb?.episodes ? ['list of episodes'] : []),
            ...(tmdb?.trailer ? ['trailer'] : []),
            ...(isFromTmdb(imageUrl) ? ['poster'] : []),
            ...(tmdb && hasPhotos(tmdb) ? ['photos'] : []),
          ])}{' '}
          come from{' '}
          <a className="link" href={`https://www.themoviedb.org/tv/${tmdbId}`} rel="noopener">
            TMDB
          </a>
          . This product uses the TMDB API but is not endorsed or certified by TMDB.
          {streamingPlatforms.length > 0 && ' Streaming information comes from JustWatch.'}
        </p>
      )}
      <div>
        Streaming platforms {platformsChecked && `as known in ${monthInWords(platformsChecked)}. They `}
        differ by country and may have changed. <Correction dramaId={id} about="platforms" />
      </div>
      <div>
        How it feels is our own estimate, and no list of topics is complete: we can be wrong.{' '}
        <Correction dramaId={id} about="topic" />
      </div>
    </Fold>
  )
}

const hasPhotos = ({ cast, stills }: TmdbTitle) => stills.length > 0 || cast.some(({ face }) => face)
