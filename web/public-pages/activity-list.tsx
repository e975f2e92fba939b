// What members did: ratings, reviews and lists as cards, and the way to older ones.
import type { ActivityEntry } from '#contract/api/public-pages.ts'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { longDate, utcDay } from '#contract/in-words.ts'
import { ACTIVITY_PAGE } from '#contract/public-pages.ts'
import { topicMarks } from '#web/dramas/drama-card.tsx'
import { Poster } from '#web/dramas/poster.tsx'
import { HelpLine } from '#web/help/help-line.tsx'
import { ListCard } from '#web/lists/list-card.tsx'
import { paths } from '#web/paths.ts'
import { ReviewCard } from '#web/reviews/review-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { HalfStars } from '#web/watchlist/half-stars.tsx'
import { MemberName } from './member-name.tsx'
import styles from './public-pages.module.css'

interface ActivityListProps {
  entries: ActivityEntry[]
  /** the address of a page of it */
  href: (before?: string) => string
  isFirst: boolean
}

export function ActivityList({ entries, href, isFirst }: ActivityListProps) {
  const older = entries.length === ACTIVITY_PAGE ? entries.at(-1)?.cursor : undefined
  return (
    <>
      {entries.length > 0 ? (
        <ul className={`l ${styles.activity}`} data-cards>
          {entries.map((entry) => (
            <li key={entry.cursor} {...(entry.kind === 'ratings' && topicMarks(entry.drama))}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{isFirst ? 'Nothing here yet.' : 'Nothing older.'}</p>
      )}
      {speaksOfSelfHarm(...entries.map(textOf)) && <HelpLine />}
      {(older || !isFirst) && (
        <nav className="row" aria-label="More">
          {!isFirst && (
            <ButtonLink href={href()} variant="quiet" icon="arrow-left">
              Newest
            </ButtonLink>
          )}
          {older && (
            <ButtonLink href={href(older)} variant="quiet">
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  if (entry.kind === 'reviews')
    return <ReviewCard review={entry.review} href={paths.review(entry.review.id)} />
  if (entry.kind === 'lists') return <ListCard list={entry.list} />
  const { drama, rating, username, at } = entry
  return (
    <article className={`card ${styles.rating}`}>
      <Poster drama={drama} sizes="3rem" />
      <div>
        <h2>
          <a href={paths.drama(drama.id)}>
            <bdi>{drama.title}</bdi>
          </a>
        </h2>
        <p className="meta">
          <span>
            rated by <MemberName of={{ authorUsername: username, authorHasPage: true }} />
          </span>
          {at && <time dateTime={at}>{longDate(utcDay(at))}</time>}
        </p>
      </div>
      <HalfStars value={rating} />
    </article>
  )
}

const textOf = (entry: ActivityEntry) =>
  entry.kind === 'reviews' ? (entry.review.content ?? '') : entry.kind === 'lists' ? entry.list.title : ''
