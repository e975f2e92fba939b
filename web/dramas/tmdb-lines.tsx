// What TMDB says of a drama, one line each: trailer and stills, the episodes, and the full cast and crew.
import type { Drama } from '#contract/api/dramas.ts'
import { mediumDate, utcDay } from '#contract/in-words.ts'
import { Video } from '#web/community/video.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Still } from '#web/virtual-tour/still.tsx'
import styles from './tmdb-lines.module.css'

export function TrailerAndStills({ drama: { title, tmdb } }: { drama: Drama }) {
  if (!tmdb) return null
  const { trailer, stills } = tmdb
  const words = [...(trailer ? ['trailer'] : []), ...(stills.length > 0 ? ['stills'] : [])].join(' and ')
  if (!words) return null
  return (
    <Fold line={words.charAt(0).toUpperCase() + words.slice(1)}>
      {trailer && (
        <Video
          id={trailer}
          link={`https://www.youtube.com/watch?v=${trailer}`}
          name={`Trailer of ${title}`}
          play="Play the trailer (YouTube)"
        />
      )}
      {stills.length > 0 && (
        <ul className={styles.stills}>
          {stills.map((url, at) => (
            <li key={url}>
              <Still url={url} of={`Still ${at + 1} of ${title}`} sizes="(max-width: 40rem) 90vw, 20rem" />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}

export function EpisodeList({ drama: { tmdb } }: { drama: Drama }) {
  if (!tmdb?.episodes) return null
  return (
    <Fold line={tmdb.season ? `Episodes of season ${tmdb.season}` : 'Episodes'}>
      <ol className={styles.episodes}>
        {tmdb.episodes.map(({ number, name, day }) => (
          <li key={number} value={number}>
            {name && <span>{name} </span>}
            {day && <time dateTime={day}>{mediumDate(utcDay(day))}</time>}
          </li>
        ))}
      </ol>
    </Fold>
  )
}

export function FullCredits({ drama: { tmdb } }: { drama: Drama }) {
  if (!tmdb || tmdb.cast.length + tmdb.crew.length === 0) return null
  return (
    <Fold line="Full cast and crew">
      <dl className={styles.credits}>
        {tmdb.crew.map(({ job, names }) => (
          <div key={job}>
            <dt>{job}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
        {tmdb.cast.map(({ name, role }) => (
          <div key={`${name}: ${role}`}>
            <dt>{role ?? 'Cast'}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      {tmdb.title && <p className="small muted">Also known as “{tmdb.title}”.</p>}
    </Fold>
  )
}
