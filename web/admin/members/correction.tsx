// A correction by a reader: accepted, dismissed, or dismissed with all others from the same network.
import type { InboxMessage } from '#contract/api/inbox.ts'
import { noteLabel } from '#contract/comfort.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import { useAction } from '#web/admin/use-action.ts'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'
import { Answers } from './message-dialog.tsx'

export function Correction({ correction }: { correction: InboxMessage }) {
  const { id, subject, fields, createdAt, doneAt, doneBy, topic, dramaId, fromSameOrigin } = correction
  const { run, pending } = useAction()
  const failed = 'Could not save the decision'
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
      <dl className={styles.facts}>
        <Answers fields={fields} />
      </dl>
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
            <Button
              variant="ghost"
              pending={pending}
              onClick={() =>
                void run(() => send('POST /api/admin/inbox/{id}/dismiss-origin', { id }), {
                  done: ({ count }) =>
                    `${plural(count, 'correction is', 'corrections are')} done. None was added.`,
                  failed,
                })
              }
            >
              Dismiss all {formatNumber(fromSameOrigin)} from this network
            </Button>
          )}
          <Button
            variant="quiet"
            icon="check"
            pending={pending}
            onClick={() =>
              void run(() => send('PUT /api/admin/inbox/{id}', { id }, { isDone: true }), {
                done: () => 'The correction is done.',
                failed,
              })
            }
          >
            {topic ? 'Dismiss' : 'Mark as done'}
          </Button>
          {topic && (
            <Button
              icon="plus"
              pending={pending}
              onClick={() =>
                void run(() => send('POST /api/admin/inbox/{id}/accept', { id }), {
                  done: () => `${noteLabel(topic)} was added to the drama.`,
                  failed,
                })
              }
            >
              Accept and add
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
