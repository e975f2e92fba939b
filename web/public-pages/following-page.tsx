// What the members one follows rated, reviewed and listed, and who they are.
import { useQuery } from '@tanstack/react-query'
import { MembersOnly } from '#web/auth/members-only.tsx'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActivityList } from './activity-list.tsx'
import { useFollowing } from './changes.ts'
import styles from './public-pages.module.css'
import { type ActivityView, followed, followedActivity, viewIn } from './queries.ts'

const WORDS = 'What members you follow rated, reviewed and listed, newest first.'

export default function FollowingPage({ query }: PageProps) {
  return (
    <div className={`wrap read ${styles.page}`}>
      <Head title="Following" description={WORDS} path={paths.following()} hidden />
      <header className="stack tight">
        <h1>Following</h1>
        <p className="lead muted">{WORDS} Only you can see whom you follow.</p>
      </header>
      <MembersOnly title="Sign in to follow members">
        {(member) => <Followed key={member.id} view={viewIn(query)} />}
      </MembersOnly>
    </div>
  )
}

function Followed({ view }: { view: ActivityView }) {
  const names = useQuery(followed)
  const done = useQuery(followedActivity(view))
  const follow = useFollowing()
  const isBroken = names.isError || done.isError
  if (isBroken)
    return (
      <CouldNotLoad
        title="Could not load this page."
        retry={() => Promise.all([names.refetch(), done.refetch()])}
      />
    )
  if (!names.data || !done.data) return <Skeleton shape="wide" />
  if (names.data.length === 0)
    return (
      <EmptyState
        companion="neighbour"
        title="You don't follow anyone"
        action={<ButtonLink href={paths.reviews}>Reviews by members</ButtonLink>}
      >
        Open the page of a member, for example from a review, and press Follow.
      </EmptyState>
    )
  return (
    <>
      <ActivityList entries={done.data} isFirst={view.before === undefined} href={paths.following} />
      <Fold line="Whom you follow">
        <ul className={`l stitched ${styles.names}`}>
          {names.data.map(({ username }) => (
            <li key={username}>
              <a className="link" href={paths.member(username)}>
                <bdi>{username}</bdi>
              </a>
              <Button variant="ghost" size="sm" onClick={() => void follow(username, false)}>
                Stop following<span className="vh"> {username}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  )
}
