// The inbox: search, read, mark as done, and export.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxMessage } from '#contract/api/inbox.ts'
import { ANSWER_HOURS, FORMS, INBOX_STATES, type InboxState } from '#contract/inbox.ts'
import { inboxCsv } from '#contract/inbox-csv.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import { useSay } from '../say.ts'
import { FORM_NAMES, MessageMark } from './inbox-words.tsx'
import { Choice, Find, ListFaces, ListHead, Pages } from './list-parts.tsx'
import { MailMark } from './mail-mark.tsx'
import styles from './members.module.css'
import { MessageDialog } from './message-dialog.tsx'
import { EXPORT_PART, type InboxView, inboxCount, inboxOn, inboxPart } from './queries.ts'
import { useAddress } from './use-address.ts'

const STATES: Record<InboxState, string> = {
  open: 'Open',
  late: `Open over ${ANSWER_HOURS} hours`,
  done: 'Done',
}

const columns = (onOpen: (id: number) => void): readonly Column<InboxMessage>[] => [
  { id: 'received', header: 'Received', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'from',
    header: 'From',
    cell: ({ form, name, email }) => (
      <span className={styles.two}>
        <b>
          <bdi>{form === 'correction' ? 'A reader' : name}</bdi>
        </b>
        <span>{email}</span>
      </span>
    ),
  },
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ id, subject }) => (
      <button type="button" className={styles.open} onClick={() => onOpen(id)}>
        <bdi>{subject}</bdi>
      </button>
    ),
  },
  { id: 'form', header: 'Form', cell: ({ form }) => FORM_NAMES[form] },
  { id: 'state', header: 'Status', cell: (message) => <MessageMark message={message} /> },
  {
    id: 'mail',
    header: 'Email',
    cell: ({ mail }) => (mail ? <MailMark state={mail} /> : <span className="muted">None</span>),
  },
]

export function Inbox() {
  const address = useAddress()
  const { page, oneOf, text } = address
  const view: InboxView = {
    search: text('q') || undefined,
    form: oneOf('form', FORMS),
    state: oneOf('state', INBOX_STATES),
  }
  const { data: messages, isError, refetch } = useQuery(inboxOn(view, page))
  const counted = useQuery(inboxCount(view))
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <section className={`panel flush ${styles.list}`}>
      <ListHead title="Inbox">
        <Find label="Search messages" address={address} />
        <Choice
          label="Form"
          name="form"
          all="All forms"
          options={FORMS.map((value) => ({ value, label: FORM_NAMES[value] }))}
          address={address}
        />
        <Choice
          label="Status"
          name="state"
          all="All"
          options={INBOX_STATES.map((value) => ({ value, label: STATES[value] }))}
          address={address}
        />
        <Export view={view} />
      </ListHead>
      <ListFaces
        what="messages"
        rows={messages}
        isError={isError && !messages}
        again={() => void refetch()}
        empty={Object.values(view).some(Boolean) ? 'No matching messages.' : 'No messages yet.'}
      >
        <DataTable
          label="Messages table"
          columns={columns(setOpened)}
          rows={messages ?? []}
          rowKey={({ id }) => id}
        />
        <Pages label="Inbox pages" counted={counted} address={address} />
      </ListFaces>
      <MessageDialog
        message={messages?.find(({ id }) => id === opened) ?? null}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

/** Exports all matches, not only this page. */
function Export({ view }: { view: InboxView }) {
  const client = useQueryClient()
  const say = useSay()
  const [pending, setPending] = useState(false)
  const takeAlong = async () => {
    setPending(true)
    try {
      const all: InboxMessage[] = []
      let part: InboxMessage[]
      do {
        const query = inboxPart(view, all.at(-1)?.id)
        part = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
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
