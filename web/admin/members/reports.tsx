// The queue of reported content: each item with all its reports, decided once.
import { useQuery } from '@tanstack/react-query'
import type { ReportCase } from '#contract/api/moderation.ts'
import { NOTE_MAX, type Outcome } from '#contract/moderation.ts'
import { plural } from '#contract/plural.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { REASONS } from '#web/moderation/reasons.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { reachable } from '#web/ui/reachable.ts'
import { When } from '#web/ui/when.tsx'
import { Choice, ListFaces, ListHead } from './list-parts.tsx'
import styles from './members.module.css'
import { casesOf } from './queries.ts'
import { useAction } from './use-action.ts'
import { useAddress } from './use-address.ts'

const AREAS = {
  post: 'Post',
  'post-comment': 'Comment on a post',
  'news-comment': 'Comment on an article',
  review: 'Review',
} as const
/** Maximum characters that fit on a phone without scrolling. */
const MAY_SCROLL = 250
const reasonLabel = new Map(REASONS.map(({ value, label }) => [value, label]))

export function Reports() {
  const address = useAddress()
  const state = address.oneOf('state', ['decided']) ?? 'open'
  const { data: cases, isError, refetch } = useQuery(casesOf(state))
  return (
    <section className={styles.cases}>
      <ListHead title={state === 'open' ? 'Open reports' : 'Decided reports'}>
        <Choice
          label="Show"
          name="state"
          all="Open"
          options={[{ value: 'decided', label: 'Decided' }]}
          address={address}
        />
      </ListHead>
      <ListFaces
        what="reports"
        rows={cases}
        isError={isError && !cases}
        again={() => void refetch()}
        empty={state === 'open' ? 'No open reports.' : 'No decided reports.'}
      >
        {cases?.map((one) => (
          <Case key={one.id} reported={one} />
        ))}
      </ListFaces>
    </section>
  )
}

function Case({ reported }: { reported: ReportCase }) {
  const { id, area, title, content, authorUsername, reports, outcome, decidedAt } = reported
  const href = hrefOf(reported)
  return (
    <article className={`panel ${styles.case}`} aria-labelledby={`case-${id}`}>
      <header>
        <h3 id={`case-${id}`}>
          {AREAS[area]}
          {title && (
            <>
              {' '}
              “<bdi>{title}</bdi>”
            </>
          )}
        </h3>
        {outcome ? (
          <Badge dye={outcome === 'removed' ? 'dye-danger' : 'dye-sol'}>
            {outcome === 'removed' ? 'Removed' : 'Kept'}
          </Badge>
        ) : (
          <Badge dye="dye-chija" icon="flag">
            {plural(reports.length, 'report')}
          </Badge>
        )}
      </header>
      {content === null ? (
        <p className="muted">It has been deleted.</p>
      ) : (
        <blockquote ref={content.length > MAY_SCROLL ? reachable : null} className={styles.said} dir="auto">
          {content}
        </blockquote>
      )}
      <p className={styles.by}>
        {content !== null && (
          <span>
            by <bdi>{authorUsername ?? 'a guest or former member'}</bdi>
          </span>
        )}
        {href && content !== null && (
          <a className="link" href={href}>
            View on the page
          </a>
        )}
        {decidedAt && (
          <span>
            Decided: <When at={decidedAt} />
          </span>
        )}
      </p>
      <ul className={styles.reasons} aria-label="Reports">
        {reports.map((report) => (
          <li key={report.id}>
            <b>{reasonLabel.get(report.reason)}</b>
            {report.note && (
              <q>
                <bdi>{report.note}</bdi>
              </q>
            )}
            <span className="muted">
              <bdi>{report.reporter}</bdi> · <When at={report.createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {!outcome && <Decision reported={reported} />}
    </article>
  )
}

function Decision({ reported: { id, content } }: { reported: ReportCase }) {
  const { run, pending } = useAction()
  const draft = useDraft({ key: `decision:${id}`, initial: '' })
  const decide = async (outcome: Outcome) => {
    const reason = draft.value
    const done = await run(() => send('POST /api/admin/reports/{id}/decision', { id }, { outcome, reason }), {
      done: () => (outcome === 'removed' ? 'Removed.' : 'Kept.'),
      failed: 'Could not save the decision.',
    })
    if (done) draft.clear(reason)
  }
  return (
    <div className="form">
      {content !== null && (
        <TextArea
          label="Message to the author"
          hint="The author sees this if you remove it, but never who reported it or who decided."
          rows={2}
          maxLength={NOTE_MAX}
          value={draft.value}
          onChange={({ target }) => draft.set(target.value)}
          after={<DraftStatus draft={draft} />}
        />
      )}
      <div className="row end">
        <Button variant="quiet" icon="check" pending={pending} onClick={() => void decide('kept')}>
          {content === null ? 'Close' : 'Keep'}
        </Button>
        {content !== null && (
          <Button variant="danger" icon="eye-off" pending={pending} onClick={() => void decide('removed')}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}

function hrefOf({ area, itemId, placeId }: ReportCase): string | null {
  if (area === 'post') return paths.community({ post: itemId })
  if (area === 'review') return paths.review(itemId)
  if (placeId === null) return null
  return area === 'post-comment' ? paths.community({ post: placeId }) : paths.news(placeId)
}
