// The watchlist button on a drama's page: green adds, red removes.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useAfterSignIn } from '#web/auth/before-sign-in.ts'
import { onSession, type Session, sessionNow, useMember } from '#web/auth/member.ts'
import { Button } from '#web/ui/button.tsx'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { addToWatchlist, askToSignIn, removeFromWatchlist } from './changes.ts'
import { isInWatchlist } from './queries.ts'

export function WatchlistButton({ dramaId }: { dramaId: number }) {
  const client = useQueryClient()
  const { member } = useMember()
  const { data } = useQuery({ ...isInWatchlist(dramaId), enabled: member !== null })
  const isIn = member !== null && data?.isInWatchlist === true
  const { run } = useOneAtATime()

  useAfterSignIn('watchlist', () => void run(() => addToWatchlist(client, dramaId)), String(dramaId))

  const press = async () => {
    const { member } = await knownSession()
    if (!member) askToSignIn(dramaId)
    else if (isIn) await removeFromWatchlist(client, dramaId)
    else await addToWatchlist(client, dramaId)
  }
  const onClick = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click.
    if (detail <= 1) void run(press)
  }

  return (
    <Button
      variant={isIn ? 'red' : 'primary'}
      block
      icon="heart"
      iconFill={isIn}
      aria-pressed={isIn}
      onClick={onClick}
    >
      {isIn ? 'In Watchlist' : 'Add to Watchlist'}
    </Button>
  )
}

/** A press before the session is known waits for it. */
function knownSession(): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      const session = sessionNow()
      if (session.loading) return
      stop()
      resolve(session)
    }
    const stop = onSession(look)
    look()
  })
}
