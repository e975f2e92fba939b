// The diary: what the member watched, day by day, one month at a time.
import { useQuery } from '@tanstack/react-query'
import type { DiaryMonth } from '#contract/api/diary.ts'
import { DIARY_PAGE } from '#contract/diary.ts'
import { dayKey, localDay } from '#contract/in-words.ts'
import { monthInWords } from '#contract/month.ts'
import { MembersOnly } from '#web/auth/members-only.tsx'
import type { PageProps } from '#web/load-page.ts'
import { paths } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Head } from '#web/shell/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { isPastTheEnd, PastTheEnd } from '#web/ui/past-the-end.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddEntry } from './add-entry.tsx'
import styles from './diary.module.css'
import { DiaryDays } from './diary-days.tsx'
import { diaryMonth } from './queries.ts'
import { YourYear } from './your-year.tsx'

export default function DiaryPage({ query }: PageProps) {
  const month = query.get('month') ?? ''
  return (
    <div className={`wrap read ${styles.diary}`}>
      <Head
        title="Your diary"
        description="What you watched, day by day. Only you can see it."
        path={paths.diary()}
        hidden
      />
      <header className="stack tight">
        <h1>Your diary</h1>
        <p className="lead muted">What you watched, day by day. Only you can see it.</p>
      </header>
      <MembersOnly title="Sign in to keep a diary" companion="scholar" words={HOW}>
        {(member) => (
          <Month
            key={member.id}
            month={/^\d{4}-\d{2}$/.test(month) ? month : thisMonth()}
            page={Number(query.get('page')) || 1}
          />
        )}
      </MembersOnly>
    </div>
  )
}

const HOW =
  'When you press +1 for an episode, or mark a drama as finished or dropped, your diary notes the day. What you watched elsewhere you can add yourself.'

const thisMonth = () => dayKey(localDay(new Date())).slice(0, 7)

function Month({ month, page }: { month: string; page: number }) {
  const { data, isError, refetch } = useQuery(diaryMonth(month, page))
  if (isError) return <CouldNotLoad title="Could not load your diary." retry={refetch} />
  if (!data) return <Skeleton shape="wide" />
  const pages = Math.ceil(data.count / DIARY_PAGE)
  const href = (to: number) => paths.diary(month, to)
  return (
    <>
      <MonthNav data={data} />
      <AddEntry month={month} />
      {isPastTheEnd(data.entries, data.count, page) ? (
        <PastTheEnd page={page} last={pages} href={href} />
      ) : data.entries.length > 0 ? (
        <DiaryDays entries={data.entries} />
      ) : (
        <NothingYet data={data} />
      )}
      <Pagination label="Pages of this month" page={page} pages={pages} href={href} />
      <YourYear year={month.slice(0, 4)} />
    </>
  )
}

/** To the nearest months with an entry; from an older one always back to this one. */
function MonthNav({ data: { month, earlier, later } }: { data: DiaryMonth }) {
  const next = later ?? (month < thisMonth() ? thisMonth() : null)
  return (
    <nav className={styles.months} aria-label="Months">
      {earlier ? (
        <a href={paths.diary(earlier)} className="btn ghost" rel="prev">
          <Icon name="chevron-left" />
          {monthInWords(earlier)}
        </a>
      ) : (
        <span />
      )}
      <h2>{monthInWords(month)}</h2>
      {next && (
        <a href={paths.diary(next)} className="btn ghost" rel="next">
          {monthInWords(next)}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

const NothingYet = ({ data: { month, earlier, later } }: { data: DiaryMonth }) =>
  earlier || later ? (
    <EmptyState companion="neighbour" heading="h3" title={`Nothing in ${monthInWords(month)}`}>
      Press +1 on what you are watching, and it appears here.
    </EmptyState>
  ) : (
    <EmptyState
      companion="neighbour"
      heading="h3"
      title="Your diary is empty"
      action={<ButtonLink href={paths.watchlist}>My Watchlist</ButtonLink>}
    >
      {HOW}
    </EmptyState>
  )
