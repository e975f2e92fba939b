// The site's mails: sent, waiting or failed, with the reason and a retry.
import { useQuery } from '@tanstack/react-query'
import type { SentMail } from '#contract/api/inbox.ts'
import { mediumMoment } from '#contract/in-words.ts'
import { MAIL_KINDS, type MailState } from '#contract/inbox.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import { desk } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'

const STATES: Record<MailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }
const LOOKS = {
  waiting: { dye: 'dye-chija', icon: 'clock' },
  sent: { dye: 'dye-sol', icon: 'check' },
  failed: { dye: 'dye-danger', icon: 'circle-alert' },
} as const

export const MailMark = ({ state }: { state: MailState }) => <Badge {...LOOKS[state]}>{STATES[state]}</Badge>

const columns: readonly Column<SentMail>[] = [
  { id: 'created', header: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => MAIL_KINDS[kind].label },
  {
    id: 'to',
    header: 'To',
    cell: ({ recipient, subject }) => (
      <span className={styles.two}>
        <b>{recipient}</b>
        <span>
          <bdi>{subject}</bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, attempts, sentAt, nextAt }) => (
      <span className={styles.two}>
        <MailMark state={state} />
        {sentAt && <When at={sentAt} />}
        {attempts > 0 && state !== 'sent' && (
          <span>
            {plural(attempts, 'try', 'tries')}
            {nextAt && `, next ${mediumMoment(nextAt)}`}
          </span>
        )}
      </span>
    ),
  },
  { id: 'reason', header: 'Mail server’s answer', cell: ({ lastError }) => lastError ?? '' },
  { id: 'again', header: 'Again', cell: (mail) => (mail.state === 'sent' ? '' : <Again mail={mail} />) },
]

export function Mails() {
  const { data: waiting } = useQuery(desk)
  return (
    <PagedList
      call="GET /api/admin/mails"
      title="Emails"
      note={
        waiting &&
        !waiting.sendsMail && (
          <Banner
            tone="info"
            message="No mail server is set up (SMTP_URL). Messages still arrive in the inbox."
          />
        )
      }
      label="emails"
      find={null}
      choices={[{ name: 'state', label: 'Status', all: 'All', options: STATES }]}
      empty="No emails yet."
      columns={columns}
    />
  )
}

const Again = ({ mail: { id, recipient } }: { mail: SentMail }) => (
  <ActionButton
    variant="quiet"
    size="sm"
    icon="send"
    aria-label={`Send again to ${recipient}`}
    pendingLabel="Sending..."
    act={() => send('POST /api/admin/mails/{id}/send', { id })}
    done={() => 'Sending the email again.'}
    failed="Could not send the email again"
  >
    Send again
  </ActionButton>
)
