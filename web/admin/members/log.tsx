// The moderation log, newest first. Entries are never changed.
import type { LogLine } from '#contract/api/moderation.ts'
import { LOG_PAGE, type ModerationAction } from '#contract/moderation.ts'
import admin from '#web/admin/admin.module.css'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { Older } from '#web/admin/lists/older.tsx'
import { useParts } from '#web/admin/lists/use-parts.ts'
import { query } from '#web/api.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'

const log = (before?: number) => query('GET /api/admin/moderation-log', { before })

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
  list: 'the list',
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
  const query = useParts<LogLine>(log, LOG_PAGE)
  return (
    <section className="stack" aria-labelledby="admin-log">
      <h2 id="admin-log" className={admin.title}>
        Moderation log
      </h2>
      <Loaded query={query} what="the log">
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState heading="h3" title="No entries yet." />
          ) : (
            <DataTable label="Log table" columns={columns} rows={lines} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      <Older query={query} what="entries" />
    </section>
  )
}
