// The site's mails: sent, waiting or failed, with the reason and a retry.
import { useQuery } from '@tanstack/react-query'
import type { SentMail } from '#contract/api/inbox.ts'
import { mediumMoment } from '#contract/in-words.ts'
import { MAIL_KINDS, MAIL_STATES, type MailState } from '#contract/inbox.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { When } from '#web/ui/when.tsx'
import { Choice, ListFaces, ListHead, Pages } from './list-parts.tsx'
import { MailMark } from './mail-mark.tsx'
import styles from './members.module.css'
import { desk, mailCount, mailsOn } from './queries.ts'
import { useAction } from './use-action.ts'
import { useAddress } from './use-address.ts'

const STATES: Record<MailState, string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }

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
  { id: 'state', header: 'Status', cell: (mail) => <State mail={mail} /> },
  { id: 'reason', header: 'Mail server’s answer', cell: ({ lastError }) => lastError ?? '' },
  { id: 'again', header: 'Again', cell: (mail) => (mail.state === 'sent' ? '' : <Again mail={mail} />) },
]

export function Mails() {
  const address = useAddress()
  const { page, oneOf } = address
  const state = oneOf('state', MAIL_STATES)
  const { data: mails, isError, refetch } = useQuery(mailsOn(state, page))
  const counted = useQuery(mailCount(state))
  const { data: waiting } = useQuery(desk)
  return (
    <section className={`panel flush ${styles.list}`}>
      <ListHead title="Emails">
        <Choice
          label="Status"
          name="state"
          all="All"
          options={MAIL_STATES.map((value) => ({ value, label: STATES[value] }))}
          address={address}
        />
      </ListHead>
      {waiting && !waiting.sendsMail && (
        <div className={styles.note}>
          <Banner
            tone="info"
            message="No mail server is set up (SMTP_URL). Messages still arrive in the inbox."
          />
        </div>
      )}
      <ListFaces
        what="emails"
        rows={mails}
        isError={isError && !mails}
        again={() => void refetch()}
        empty={state ? 'No matching emails.' : 'No emails yet.'}
      >
        <DataTable label="Emails table" columns={columns} rows={mails ?? []} rowKey={({ id }) => id} />
        <Pages label="Email pages" counted={counted} address={address} />
      </ListFaces>
    </section>
  )
}

function State({ mail: { state, attempts, sentAt, nextAt } }: { mail: SentMail }) {
  return (
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
  )
}

function Again({ mail: { id, recipient } }: { mail: SentMail }) {
  const { run, pending } = useAction()
  return (
    <Button
      variant="quiet"
      size="sm"
      icon="send"
      aria-label={`Send again to ${recipient}`}
      pending={pending}
      pendingLabel="Sending..."
      onClick={() =>
        void run(() => send('POST /api/admin/mails/{id}/send', { id }), {
          done: () => 'Sending the email again.',
          failed: 'Could not send the email again.',
        })
      }
    >
      Send again
    </Button>
  )
}
