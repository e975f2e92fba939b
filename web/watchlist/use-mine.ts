// What is mine of one drama: whether it is in my watchlist, and what I noted. A visitor is asked to sign in, and the
// press is done afterwards.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WatchlistEntry } from '#contract/api/watchlist.ts'
import { dayKey, localDay } from '#contract/in-words.ts'
import { statusWhenRated } from '#contract/watchlist.ts'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { knownSession, useMember } from '#web/auth/member.ts'
import { toast } from '#web/ui/toast.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import {
  addToWatchlist,
  askToSignIn,
  entryIn,
  type NextNoted,
  noteInWatchlist,
  removeFromWatchlist,
} from './changes.ts'
import { isInWatchlist } from './queries.ts'

interface Mine {
  isIn: boolean
  entry: WatchlistEntry | null
  toggle: () => void
  rate: (ownRating: number | null) => void
  /** in the diary too, as of today. @param wait milliseconds, in which more may be typed */
  note: (next: NextNoted, wait?: number) => void
}

/** @param known what a list says of it, so that nothing is asked for */
export function useMine(dramaId: number, known?: WatchlistEntry): Mine {
  const client = useQueryClient()
  const { member } = useMember()
  const { data } = useQuery({
    ...isInWatchlist(dramaId),
    enabled: member !== null,
    ...(known && { initialData: entryIn(known) }),
  })
  const isIn = member !== null && data?.isInWatchlist === true
  const entry = (isIn && data.entry) || null
  const { run } = useOneAtATime()

  const note = (next: NextNoted, wait?: number) =>
    void noteInWatchlist(client, dramaId, next, dayKey(localDay(new Date())), wait)
  // Nobody knows when it was watched.
  const noteRating = (next: NextNoted) => void noteInWatchlist(client, dramaId, next)
  const rateAs = (ownRating: number | null) => {
    if (ownRating) return noteRating(({ status }) => ({ ownRating, status: statusWhenRated(status) }))
    const before = client.getQueryData(isInWatchlist(dramaId).queryKey)?.entry?.ownRating
    noteRating({ ownRating: null })
    if (before)
      toast({
        title: 'Your rating is removed',
        action: { label: 'Undo', onClick: () => noteRating({ ownRating: before }) },
      })
  }
  const id = String(dramaId)
  useAfterSignIn('watchlist', () => void run(() => addToWatchlist(client, dramaId)), id)
  useAfterSignIn('rating', (_, ownRating) => rateAs(ownRating ?? null), id)

  const toggle = async () => {
    const { member } = await knownSession()
    if (!member) askToSignIn(dramaId)
    else if (isIn) await removeFromWatchlist(client, dramaId)
    else await addToWatchlist(client, dramaId)
  }
  const rate = async (ownRating: number | null) => {
    const { member } = await knownSession()
    if (member) rateAs(ownRating)
    else askToSignIn(dramaId, ownRating ?? undefined)
  }
  return { isIn, entry, note, toggle: () => void run(toggle), rate: (rating) => void rate(rating) }
}
