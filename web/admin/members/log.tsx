// The moderation log, newest first. Entries are never changed.
import { useQuery } from '@tanstack/react-query'
import type { LogLine } from '#contract/api/moderation.ts'
import { LOG_PAGE, type ModerationAction } from '#contract/moderation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import { ListFaces, ListHead } from './list-parts.tsx'
import styles from './members.module.css'
import { logBefore } from './queries.ts'
import { useAddress } from './use-address.ts'

const DID: Record<ModerationAction, string> = {
  kept: 'kept',
  removed: 'removed',
  edited: 'edited',
  deleted: 'deleted',
  suspended: 'suspended',
  restored: 'restored',
  'made-admin': 'made admin',
  'unmade-admin': 'removed the admin role of',
  'reset-link': 'created a reset link for',
}
const WHAT: Record<string, string> = {
  post: 'the post',
  'post-comment': 'the comment',
  'news-comment': 'the comment',
  review: 'the review',
  member: '',
}

const columns: readonly Column<LogLine>[] = [
  { id: 'when', header: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'who', header: 'Moderator', cell: ({ moderator }) => <bdi>{moderator}</bdi> },
  {
    id: 'what',
    header: 'Action',
    cell: ({ action, area, about }) => (
      <span className={styles.done}>
        {DID[action] ?? action} {WHAT[area] ?? area} “<bdi>{about}</bdi>”
      </span>
    ),
  },
  {
    id: 'whose',
    header: 'Author',
    cell: ({ area, authorUsername }) => (area === 'member' ? '' : <bdi>{authorUsername ?? ''}</bdi>),
  },
  { id: 'why', header: 'Reason', cell: ({ reason }) => <bdi className={styles.done}>{reason}</bdi> },
]

export function Log() {
  const address = useAddress()
  const before = Number(address.text('before'))
  const isLater = Number.isInteger(before) && before > 0 && before < 1_000_000_000
  const { data: lines, isError, refetch } = useQuery(logBefore(isLater ? before : undefined))
  return (
    <section className={`panel flush ${styles.list}`}>
      <ListHead title="Moderation log" />
      <ListFaces
        what="log"
        rows={lines}
        isError={isError && !lines}
        again={() => void refetch()}
        empty="No entries yet."
      >
        <DataTable label="Log table" columns={columns} rows={lines ?? []} rowKey={({ id }) => id} />
        <nav className={styles.pages} aria-label="Log pages">
          <div className="row apart">
            {isLater ? (
              <ButtonLink variant="quiet" icon="arrow-left" href={address.href({ before: undefined })}>
                Newest
              </ButtonLink>
            ) : (
              <span />
            )}
            {lines?.length === LOG_PAGE && (
              <ButtonLink variant="quiet" href={address.href({ before: lines.at(-1)?.id })}>
                Older
              </ButtonLink>
            )}
          </div>
        </nav>
      </ListFaces>
    </section>
  )
}
