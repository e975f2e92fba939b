// The inbox: search, read, mark as done, and export. Corrections of readers are among the reports.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { inboxCsv } from '#contract/inbox-csv.ts'
import { ADMIN_PAGE } from '#contract/members.ts'
import styles from '#web/admin/admin.module.css'
import { PagedList, type View } from '#web/admin/lists/paged-list.tsx'
import { useSay } from '#web/admin/say.ts'
import { query } from '#web/api.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import { MailMark } from './mails.tsx'
import members from './members.module.css'
import { FORM_NAMES, MessageDialog, MessageMark, STATES } from './message-dialog.tsx'

const columns = (onOpen: (id: number) => void): readonly Column<InboxMessage>[] => [
  { id: 'received', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'from',
    header: 'From',
    cell: ({ name, email }) => (
      <span className={members.two}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{email}</span>
      </span>
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ id, subject }) => (
      <button type="button" className={members.open} onClick={() => onOpen(id)}>
        <bdi>{subject}</bdi>
      </button>
    ),
  },
  { id: 'form', header: 'Form', cell: ({ form }) => FORM_NAMES[form as keyof typeof FORM_NAMES] },
  { id: 'state', header: 'Status', cell: (message) => <MessageMark message={message} /> },
  {
    id: 'mail',
    header: 'Email',
    cell: ({ mail }) => (mail ? <MailMark state={mail} /> : <span className="muted">None</span>),
  },
]

export function Inbox() {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <section className="stack" aria-labelledby="admin-inbox">
      <h2 id="admin-inbox" className={styles.title}>
        Inbox
      </h2>
      <PagedList
        label="messages"
        choices={[
          { name: 'form', label: 'Form', all: 'All forms', options: FORM_NAMES },
          { name: 'state', label: 'Status', all: 'All', options: STATES },
        ]}
        counted={({ search, form, state }) => query('GET /api/admin/inbox/count', { search, form, state })}
        read={({ search, form, state }, page) =>
          query('GET /api/admin/inbox', { search, form, state, page, limit: ADMIN_PAGE })
        }
        tools={(view) => <Export view={view} />}
        empty={<EmptyState heading="h3" title="No messages yet." />}
      >
        {(messages) => (
          <>
            <DataTable
              label="Messages table"
              columns={columns(setOpened)}
              rows={messages}
              rowKey={({ id }) => id}
            />
            <MessageDialog
              message={messages.find(({ id }) => id === opened) ?? null}
              onClose={() => setOpened(null)}
            />
          </>
        )}
      </PagedList>
    </section>
  )
}

/** Messages in each request of an export. */
const EXPORT_PART = 500

/** Exports all matches, not only this page. */
function Export({ view: { search, form, state } }: { view: View }) {
  const client = useQueryClient()
  const say = useSay()
  const [pending, setPending] = useState(false)
  const takeAlong = async () => {
    setPending(true)
    try {
      const all: InboxMessage[] = []
      let part: InboxMessage[]
      do {
        const before = all.at(-1)?.id
        const next = query('GET /api/admin/inbox', { search, form, state, before, limit: EXPORT_PART })
        part = await client.fetchQuery({ ...next, staleTime: 0, gcTime: 0 })
        all.push(...part)
      } while (part.length === EXPORT_PART)
      const name = `shimpyo-inbox-${new Date().toISOString().slice(0, 10)}.csv`
      // Spreadsheet programs need the byte order mark to show Hangul.
      saveFile(`\ufeff${inboxCsv(all)}`, name, 'text/csv;charset=utf-8')
    } catch {
      say('Could not export the messages.', 'error')
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant="quiet"
      icon="download"
      pending={pending}
      pendingLabel="Exporting..."
      onClick={() => void takeAlong()}
    >
      Export CSV
    </Button>
  )
}
