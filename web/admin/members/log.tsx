// The moderation log, newest first. Entries are never changed.
import type { LogLine } from '#contract/api/moderation.ts'
import { LOG_PAGE, type ModerationAction } from '#contract/moderation.ts'
import { Parts } from '#web/admin/lists/parts.tsx'
import { Section } from '#web/admin/lists/section.tsx'
import { query } from '#web/api.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'

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
  'member-page': 'the page of',
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

export const Log = () => (
  <Section title="Moderation log">
    <Parts<LogLine>
      part={(before) => query('GET /api/admin/moderation-log', { before })}
      size={LOG_PAGE}
      what="entries"
      empty="No entries yet."
    >
      {(lines) => <DataTable label="Log table" columns={columns} rows={lines} />}
    </Parts>
  </Section>
)
