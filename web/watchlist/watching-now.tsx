// What the member is watching, the last watched first.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Noted, WatchlistDrama } from '#contract/api/watchlist.ts'
import { monthAndDay, utcDay } from '#contract/in-words.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { showAsRead } from './changes.ts'
import styles from './go-on-watching.module.css'
import { WHOLE, watchlistPage } from './queries.ts'
import { useMine } from './use-mine.ts'
import { rememberWatching } from './watching-place.ts'

export function WatchingNow() {
  const client = useQueryClient()
  const { data: dramas } = useQuery(watchlistPage({ ...WHOLE, sort: 'changed', status: 'watching' }, 1))
  useEffect(() => {
    if (!dramas) return
    showAsRead(client, dramas)
    rememberWatching(dramas.length > 0)
  }, [client, dramas])
  if (!dramas?.length) return null
  return (
    <section className={`wrap ${styles.watching}`} aria-labelledby="go-on-watching">
      <div className="row apart">
        <h2 id="go-on-watching">Go on watching</h2>
        <span className="row">
          <a className="link small" href={paths.diary()}>
            Your diary
          </a>
          <a className="link small" href={paths.watchlist}>
            My Watchlist
          </a>
        </span>
      </div>
      <ul className={`l ${styles.row}`}>
        {dramas.map((drama) => (
          <Watching key={drama.id} drama={drama} />
        ))}
      </ul>
    </section>
  )
}

function Watching({ drama }: { drama: WatchlistDrama }) {
  const { id, title, episodes, next } = drama
  const { entry, note } = useMine(id, drama)
  if (entry?.status !== 'watching') return null
  const watched = entry.episodesWatched ?? 0
  const isLast = watched >= episodes

  const press = (change: Partial<Noted>, said: string, back: Partial<Noted>) => {
    note(change)
    toast({ title: said, action: { label: 'Undo', onClick: () => note(back) } })
  }
  const watchOne = () =>
    press({ episodesWatched: watched + 1 }, `${title}: episode ${watched + 1} watched`, {
      episodesWatched: entry.episodesWatched,
    })
  const finish = () => press({ status: 'finished' }, `${title}: finished`, { status: 'watching' })

  return (
    <li className={`panel flush ${styles.drama}`}>
      <Poster drama={drama} sizes="4rem" />
      <div>
        <h3>
          <a href={paths.drama(id)}>{title}</a>
        </h3>
        <p className="muted small num">
          {isLast ? `All ${episodes} episodes watched` : `Next: episode ${watched + 1} of ${episodes}`}
        </p>
        {next && (
          <p className={`muted small ${styles.airs}`}>
            <a href={paths.airing}>
              Episode {next.first}: {monthAndDay(utcDay(next.day))}
            </a>
          </p>
        )}
      </div>
      <Button variant="quiet" onClick={isLast ? finish : watchOne}>
        {isLast ? 'Finished' : '+1'}
        <span className="vh">{isLast ? `: ${title}` : ` episode of ${title}`}</span>
      </Button>
    </li>
  )
}
