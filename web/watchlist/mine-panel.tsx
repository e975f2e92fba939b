// What is mine of a drama, in one panel: the watchlist button, my rating, status and episodes, my review, and my lists.
import type { Drama } from '#contract/api/dramas.ts'
import type { Noted, WatchlistEntry } from '#contract/api/watchlist.ts'
import { WATCH_STATUSES, type WatchStatus } from '#contract/watchlist.ts'
import { useMember } from '#web/auth/member.ts'
import { MembersRating } from '#web/dramas/members-rating.tsx'
import { AddToList } from '#web/lists/add-to-list.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Select } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { type NextNoted, TYPING_MS } from './changes.ts'
import { EpisodesWatched } from './episodes-watched.tsx'
import { STATUS_LABELS } from './labels.ts'
import styles from './mine-panel.module.css'
import { OwnRating } from './own-rating.tsx'
import { useMine } from './use-mine.ts'
import { WatchlistButton } from './watchlist-button.tsx'

export function MinePanel({ drama }: { drama: Pick<Drama, 'id' | 'episodes' | 'membersRating' | 'tmdb'> }) {
  const { id, episodes, tmdb } = drama
  const { member, loading } = useMember()
  const { isIn, entry, toggle, rate, note } = useMine(id)
  return (
    <div className={styles.mine}>
      <WatchlistButton isIn={isIn} onPress={toggle} />
      <OwnRating value={entry?.ownRating ?? null} onChange={rate} />
      <MembersRating of={drama} />
      {(member || loading) && (
        // Its place is there before the session is known, except for those who are known to be visitors.
        <div className={classes(styles.notes, loading && styles.unknown)}>
          <Notes
            isIn={isIn}
            noted={entry ?? NOTHING}
            episodes={episodes}
            named={tmdb?.episodes}
            onChange={note}
          />
        </div>
      )}
      <div className={styles.more}>
        <a className="link small" href={paths.reviewsOfDrama(id)}>
          Write a review
        </a>
        <AddToList dramaId={id} />
      </div>
    </div>
  )
}

const NOTHING: Noted = { status: null, episodesWatched: null, ownRating: null }
const OPTIONS = WATCH_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] }))

/** Who has seen an episode of a drama is watching it, unless they said otherwise: then home offers the next one. */
const watched = (episodesWatched: number | null, { status }: Noted): Partial<Noted> => ({
  episodesWatched,
  ...(episodesWatched && (status === null || status === 'plan') && { status: 'watching' }),
})

interface NotesProps {
  isIn: boolean
  noted: Omit<WatchlistEntry, 'addedAt'>
  /** how many the drama has */
  episodes: number
  /** where their names are known */
  named?: NonNullable<Drama['tmdb']>['episodes']
  onChange: (next: NextNoted, wait?: number) => void
}

const nameOf = (episode: number, named: NotesProps['named'] = []) =>
  named.find(({ number }) => number === episode)?.name

/** What is noted of a drama that is not in the list adds it. */
export const Notes = ({ isIn, noted, episodes, named, onChange }: NotesProps) => (
  <>
    <Select
      label="Status"
      options={[{ value: '', label: isIn ? 'No status' : 'Not in my list' }, ...OPTIONS]}
      value={noted.status ?? ''}
      onChange={({ target }) => onChange({ status: (target.value || null) as WatchStatus | null })}
    />
    <EpisodesWatched
      of={episodes}
      watched={noted.episodesWatched}
      next={noted.episodesWatched === null ? undefined : nameOf(noted.episodesWatched + 1, named)}
      onChange={(count) => onChange((now) => watched(count, now), TYPING_MS)}
      onOneMore={() => onChange((now) => watched(Math.min((now.episodesWatched ?? 0) + 1, episodes), now))}
    />
    {noted.status === 'finished' && (
      <Button variant="quiet" onClick={() => watchAgain(noted, onChange)}>
        Watch again
      </Button>
    )}
  </>
)

function watchAgain(
  { status, episodesWatched, rewatch = false }: NotesProps['noted'],
  change: NotesProps['onChange'],
) {
  change({ status: 'watching', episodesWatched: 0, rewatch: true })
  toast({
    title: 'Watching again from the first episode',
    action: { label: 'Undo', onClick: () => change({ status, episodesWatched, rewatch }) },
  })
}
