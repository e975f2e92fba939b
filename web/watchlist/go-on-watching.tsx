// On the home page: what the member is watching, and one more episode by a press.
import { Suspense } from 'react'
import { useMember } from '#web/auth/member.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import styles from './go-on-watching.module.css'

const WatchingNow = lazyPart(async () => (await import('./watching-now.tsx')).WatchingNow)

/** Its place is there from the first paint for those who had something to watch here last time. */
export function GoOnWatching() {
  const { member, loading } = useMember()
  return (
    <div className={member || loading ? styles.place : undefined}>
      {member && (
        <Suspense>
          <WatchingNow />
        </Suspense>
      )}
    </div>
  )
}
