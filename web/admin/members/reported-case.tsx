// Something that was reported, with all its reports, decided once.
import type { ReportCase } from '#contract/api/moderation.ts'
import { NOTE_MAX, type Outcome } from '#contract/moderation.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { REASONS } from '#web/moderation/reasons.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { reachable } from '#web/ui/reachable.ts'
import { When } from '#web/ui/when.tsx'
import styles from './members.module.css'

/** What can be written and reported. */
export const AREAS = {
  post: 'Post',
  'post-comment': 'Comment on a post',
  'news-comment': 'Comment on an article',
  review: 'Review',
  list: 'List',
  'member-page': 'Page of a member',
} as const
/** Maximum characters that fit on a phone without scrolling. */
const MAY_SCROLL = 250
const reasonLabel = new Map(REASONS.map(({ value, label }) => [value, label]))

export function ReportedCase({ reported }: { reported: ReportCase }) {
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
  const draft = useDraft({ key: `decision:${id}`, initial: '' })
  const decide = (outcome: Outcome) => ({
    act: () => send('POST /api/admin/reports/{id}/decision', { id }, { outcome, reason: draft.value }),
    done: () => (outcome === 'removed' ? 'Removed.' : 'Kept.'),
    failed: 'Could not save the decision',
    onDone: () => draft.clear(draft.value),
  })
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
        <ActionButton variant="quiet" icon="check" {...decide('kept')}>
          {content === null ? 'Close' : 'Keep'}
        </ActionButton>
        {content !== null && (
          <ActionButton
            variant="danger"
            icon="eye-off"
            question={{
              title: 'Remove this?',
              words: 'It disappears from the site. This action cannot be undone.',
              yes: 'Remove',
            }}
            {...decide('removed')}
          >
            Remove
          </ActionButton>
        )}
      </div>
    </div>
  )
}

interface Written {
  area: ReportCase['area']
  itemId: number
  placeId: number | null
  /** of the page of a member, the username */
  title: string | null
}

/** Where something that was written can be read. */
export function hrefOf({ area, itemId, placeId, title }: Written): string | null {
  if (area === 'post') return paths.community({ post: itemId })
  if (area === 'review') return paths.review(itemId)
  if (area === 'list') return paths.list(itemId)
  if (area === 'member-page') return title ? paths.member(title) : null
  if (placeId === null) return null
  return area === 'post-comment' ? paths.community({ post: placeId }) : paths.news(placeId)
}
