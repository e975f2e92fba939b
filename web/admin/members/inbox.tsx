// The inbox: search, read, mark as done, and export. Corrections of readers are among the reports.
import { useQueryClient } from '@tanstack/react-query'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { inboxCsv } from '#contract/inbox-csv.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import { query } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import { MailMark } from './mails.tsx'
import styles from './members.module.css'
import { FORM_NAMES, MessageMark, MessageSubject, STATES } from './message.tsx'

const columns: readonly Column<InboxMessage>[] = [
  { id: 'received', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'from',
    header: 'From',
    cell: ({ name, email }) => (
      <span className={styles.two}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{email}</span>
      </span>
    ),
  },
  { id: 'subject', header: 'Subject', cell: (message) => <MessageSubject message={message} /> },
  { id: 'form', header: 'Form', cell: ({ form }) => FORM_NAMES[form as keyof typeof FORM_NAMES] },
  { id: 'state', header: 'Status', cell: (message) => <MessageMark message={message} /> },
  {
    id: 'mail',
    header: 'Email',
    cell: ({ mail }) => (mail ? <MailMark state={mail} /> : <span className="muted">None</span>),
  },
]

export const Inbox = () => (
  <PagedList
    call="GET /api/admin/inbox"
    title="Inbox"
    label="messages"
    choices={[
      { name: 'form', label: 'Form', all: 'All forms', options: FORM_NAMES },
      { name: 'state', label: 'Status', all: 'All', options: STATES },
    ]}
    tools={({ search, form, state }) => <Export found={{ search, form, state }} />}
    empty="No messages yet."
    columns={columns}
  />
)

/** Messages in each request of an export. */
const EXPORT_PART = 500

/** Exports all matches, not only this page. */
function Export({ found }: { found: Record<string, string | undefined> }) {
  const client = useQueryClient()
  const takeAlong = async () => {
    const all: InboxMessage[] = []
    let part: InboxMessage[]
    do {
      const next = query('GET /api/admin/inbox', { ...found, before: all.at(-1)?.id, limit: EXPORT_PART })
      part = await client.fetchQuery({ ...next, staleTime: 0, gcTime: 0 })
      all.push(...part)
    } while (part.length === EXPORT_PART)
    const name = `shimpyo-inbox-${new Date().toISOString().slice(0, 10)}.csv`
    // Spreadsheet programs need the byte order mark to show Hangul.
    saveFile(`\ufeff${inboxCsv(all)}`, name, 'text/csv;charset=utf-8')
  }
  return (
    <ActionButton
      variant="quiet"
      icon="download"
      pendingLabel="Exporting..."
      act={takeAlong}
      failed="Could not export the messages"
      onlyReads
    >
      Export CSV
    </ActionButton>
  )
}
