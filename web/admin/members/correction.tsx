// A correction by a reader: accepted, dismissed, or dismissed with all others from the same network.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { noteLabel } from '#contract/comfort.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { When } from '#web/ui/when.tsx'
import { answers, Facts } from './facts.tsx'
import styles from './members.module.css'

const FAILED = 'Could not save the decision'

export function Correction({ correction }: { correction: InboxMessage }) {
  const { id, subject, fields, createdAt, doneAt, doneBy, topic, dramaId, fromSameOrigin } = correction
  return (
    <article className={`panel ${styles.case}`} aria-labelledby={`correction-${id}`}>
      <header>
        <h3 id={`correction-${id}`}>
          Correction “<bdi>{subject}</bdi>”
        </h3>
        <Badge dye={doneAt ? 'dye-sol' : 'dye-chija'} icon={doneAt ? 'check' : 'flag'}>
          {doneAt ? 'Done' : 'Open'}
        </Badge>
      </header>
      <Facts facts={answers(fields)} />
      <p className={styles.by}>
        <span>
          by a reader, <When at={createdAt} />
        </span>
        {dramaId && (
          <a className="link" href={paths.drama(dramaId)}>
            View on the page
          </a>
        )}
        {doneAt && (
          <span>
            Done{doneBy && ` by ${doneBy}`}: <When at={doneAt} />
          </span>
        )}
      </p>
      {!doneAt && (
        <div className="row end">
          {fromSameOrigin > 1 && (
            <ActionButton
              variant="ghost"
              question={{
                title: 'Dismiss them all?',
                words: 'None of their notes will be added. This action cannot be undone.',
                yes: 'Dismiss all',
              }}
              act={() => send('POST /api/admin/inbox/{id}/dismiss-origin', { id })}
              done={({ count }) =>
                `${plural(count, 'correction is', 'corrections are')} done. None was added.`
              }
              failed={FAILED}
            >
              Dismiss all {formatNumber(fromSameOrigin)} from this network
            </ActionButton>
          )}
          <ActionButton
            variant="quiet"
            icon="check"
            act={() => send('PUT /api/admin/inbox/{id}', { id }, { isDone: true })}
            done={() => 'The correction is done.'}
            failed={FAILED}
          >
            {topic ? 'Dismiss' : 'Mark as done'}
          </ActionButton>
          {topic && (
            <ActionButton
              icon="plus"
              act={() => send('POST /api/admin/inbox/{id}/accept', { id })}
              done={() => `${noteLabel(topic)} was added to the drama.`}
              failed={FAILED}
            >
              Accept and add
            </ActionButton>
          )}
        </div>
      )}
    </article>
  )
}
