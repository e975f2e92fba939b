// The member's sessions, and signing out elsewhere.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MemberSession } from '#contract/api/auth.ts'
import { localDay, longDate, mediumMoment } from '#contract/in-words.ts'
import { send } from '#web/api.ts'
import { networkWords } from '#web/network-words.ts'
import { sayFailed } from '#web/say-failed.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import styles from './profile.module.css'
import { mySessions } from './queries.ts'

export function MySessions() {
  const client = useQueryClient()
  const { data: sessions, isError, refetch } = useQuery(mySessions)
  const end = useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others'
        ? send('DELETE /api/auth/sessions', {})
        : send('DELETE /api/auth/sessions/{id}', { id }),
    onSuccess: (_, id) =>
      toast({ title: id === 'others' ? 'Signed out on your other devices' : 'Signed out on that device' }),
    onError: (error) => sayFailed(error, 'Could not sign out on that device. Please try again.'),
    onSettled: () => client.invalidateQueries(mySessions),
  })
  const hasOthers = sessions?.some((session) => !session.isCurrent) ?? false
  return (
    <section className="stack" aria-labelledby="my-sessions">
      <div className="row apart">
        <h2 id="my-sessions">Signed-in devices</h2>
        {hasOthers && (
          <Button variant="quiet" disabled={end.isPending} onClick={() => end.mutate('others')}>
            Sign out all other devices
          </Button>
        )}
      </div>
      <div className="panel">
        {isError && <LoadFailed message="Could not load your devices." retry={refetch} />}
        {!sessions && !isError && <Skeleton shape="tap" />}
        {sessions && (
          <ul className={`l stitched ${styles.sessions}`}>
            {sessions.map((session) => (
              <li key={session.id}>
                <Icon name="monitor-smartphone" />
                <OneSession session={session} />
                {!session.isCurrent && (
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={end.isPending}
                    onClick={() => end.mutate(session.id)}
                  >
                    Sign Out<span className="vh"> {session.device}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function OneSession({ session }: { session: MemberSession }) {
  const { device, isCurrent, ipAddress, lastSeenAt, createdAt } = session
  return (
    <div>
      <p>
        <b>{device}</b> {isCurrent && <Badge dye="dye-sol">This device</Badge>}
      </p>
      <p className="meta">
        <span>Signed in {dayOf(createdAt)}</span>
        {!isCurrent && <span>Last used {mediumMoment(lastSeenAt)}</span>}
        {ipAddress && <span>{networkWords(ipAddress)}</span>}
      </p>
    </div>
  )
}

const dayOf = (moment: string) => longDate(localDay(moment))
