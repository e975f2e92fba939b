// The profile page: account, reviews, watchlist, lists, username, sessions and data. With `list`, one of the lists.
import { useEffect } from 'react'
import type { Member } from '#contract/api/auth.ts'
import { useMember } from '#web/auth/member.ts'
import { signInForProfile } from '#web/auth/sign-in-again.ts'
import { MyList } from '#web/lists/my-list.tsx'
import { MyLists } from '#web/lists/my-lists.tsx'
import { SavedLists } from '#web/lists/saved-lists.tsx'
import type { PageProps } from '#web/load-page.ts'
import { NoticeSettings } from '#web/notices/notice-settings.tsx'
import { paths } from '#web/paths.ts'
import { MySwitches } from '#web/public-pages/my-switches.tsx'
import { MyReviews } from '#web/reviews/my-reviews.tsx'
import { Head } from '#web/shell/head.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { NeedsScript, Spinner } from '#web/ui/skeleton.tsx'
import { MyWatchlist } from '#web/watchlist/my-watchlist.tsx'
import { idIn } from '#web/with-search.ts'
import { MyData } from './my-data.tsx'
import { MyProfile } from './my-profile.tsx'
import { MySessions } from './my-sessions.tsx'
import { MyUsername } from './my-username.tsx'
import styles from './profile.module.css'

export default function ProfilePage({ query }: PageProps) {
  const { member, loading } = useMember()
  const isVisitor = !loading && !member
  const list = idIn(query, 'list')
  useEffect(() => {
    if (isVisitor) signInForProfile()
  }, [isVisitor])
  return (
    <>
      <Head
        title="My Profile"
        description="Your account, your reviews and your watchlist."
        path={paths.profile}
        hidden
      />
      {loading && (
        <div className={`wrap ${styles.waiting}`}>
          <Spinner />
          <NeedsScript />
        </div>
      )}
      {member &&
        (list ? (
          <div key={list} className={`wrap read ${styles.list}`}>
            <MyList id={list} />
          </div>
        ) : (
          <Profile key={member.id} member={member} />
        ))}
    </>
  )
}

function Profile({ member }: { member: Member }) {
  return (
    <div className={styles.me}>
      <MyProfile member={member} />
      <MyReviews member={member} />
      <MyWatchlist />
      <MyDiary />
      <MyLists />
      <SavedLists />
      <Following />
      <NoticeSettings member={member} />
      <MyUsername member={member} />
      <MySwitches member={member} />
      <MySessions />
      <MyData member={member} />
    </div>
  )
}

const MyDiary = () => (
  <Way href={paths.diary()} icon="calendar-days" to="Your diary" what="What you watched, day by day" />
)
const Following = () => (
  <Way
    href={paths.following()}
    icon="users"
    to="Following"
    what="What members you follow rated, reviewed and listed"
  />
)

const Way = ({ href, icon, to, what }: { href: string; icon: IconName; to: string; what: string }) => (
  <a href={href} className={`panel ${styles.way}`}>
    <Icon name={icon} />
    <span>
      <b>{to}</b>
      <span className="muted">{what}</span>
    </span>
    <Icon name="chevron-right" />
  </a>
)
