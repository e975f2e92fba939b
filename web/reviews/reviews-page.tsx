// The public reviews in the chosen order, and the chosen one in a dialog.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useLocation } from 'wouter'
import type { PublicReview } from '#contract/api/reviews.ts'
import { cursorOf } from '#contract/cursor.ts'
import { REVIEWS_PAGE, type ReviewSort } from '#contract/reviews.ts'
import { openAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import type { PageProps } from '#web/load-page.ts'
import { paths, type ReviewList } from '#web/paths.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { idIn } from '#web/with-search.ts'
import { PlainReview } from './plain-review.tsx'
import { listedReview, listIn, publicReviews, reviewedDrama } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { ReviewOrders } from './review-orders.tsx'
import styles from './reviews.module.css'
import { ReviewsHead } from './reviews-head.tsx'

const LEADS: Record<ReviewSort, string> = {
  newest: 'newest first',
  highest: 'highest rated first',
  helpful: 'most helpful first',
}

/** The cursor for what follows this review. */
const after = (sort: ReviewSort, { id, authorRating = 0, helpful }: PublicReview) =>
  cursorOf({ newest: null, highest: authorRating, helpful }[sort], id)

export default function ReviewsPage({ query }: PageProps) {
  const view = listIn(query)
  const { drama, sort, before } = view
  const id = idIn(query, 'review')
  const list = useQuery(publicReviews(view))
  const { data, isPending } = list
  useOwnView(list)
  const { data: of } = useQuery({ ...reviewedDrama(drama ?? 0), enabled: drama !== undefined })
  const named = useQuery({ ...listedReview(id ?? 0), enabled: id !== undefined })
  useOwnView(named)
  const open = id === undefined ? undefined : named.data
  const client = useQueryClient()
  const reviews = data?.slice(0, REVIEWS_PAGE) ?? []
  const last = data && data.length > REVIEWS_PAGE ? reviews.at(-1) : undefined
  const { member, loading } = useMember()
  const openedHere = useRef(false)
  return (
    <>
      <ReviewsHead id={id} open={open} reviews={reviews} view={view} of={of?.title} />
      <section className={`wrap ${styles.top}`}>
        <div>
          <h1>K-Drama Reviews</h1>
          <p className="lead muted">
            Reviews{' '}
            {of && (
              <>
                of{' '}
                <a className="link" href={paths.drama(of.id)}>
                  {of.title}
                </a>{' '}
              </>
            )}
            by members, {LEADS[sort]}.
          </p>
        </div>
        {/* Reserve the space, so that the layout does not shift under a press. */}
        <p className={styles.write}>{member && (reviews.length > 0 || before) && <WriteReview />}</p>
      </section>
      <div className={`wrap ${styles.page}`}>
        {open && <PlainReview review={open} />}
        {(reviews.length > 1 || before) && (
          <ReviewOrders value={sort} href={(order) => paths.reviewList({ drama, sort: order })} />
        )}
        {isPending ? (
          <Waiting />
        ) : !data ? (
          <CouldNotLoad title="Could not load the reviews." />
        ) : reviews.length > 0 ? (
          <section className={`cards ${styles.list}`} aria-label="Public reviews">
            {reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                href={paths.review(review.id, view)}
                onOpen={() => {
                  // It is on the page already, so it opens at once.
                  client.setQueryData(listedReview(review.id).queryKey, review)
                  openedHere.current = true
                }}
              />
            ))}
          </section>
        ) : before ? (
          <EmptyState title="No more reviews" companion="scholar" />
        ) : (
          <NoReviews isMember={member !== null} loading={loading} />
        )}
        {(before || last) && (
          <nav className="row apart" aria-label="Pages of reviews">
            {before ? (
              <ButtonLink href={paths.reviewList({ drama, sort })} variant="quiet" icon="arrow-left">
                {sort === 'newest' ? 'Newest reviews' : 'Back to the first page'}
              </ButtonLink>
            ) : (
              <span />
            )}
            {last && (
              <ButtonLink href={paths.reviewList({ drama, sort, before: after(sort, last) })} variant="quiet">
                {sort === 'newest' ? 'Older reviews' : 'More reviews'}
              </ButtonLink>
            )}
          </nav>
        )}
        <p className="row">
          {drama && (
            <ButtonLink href={paths.reviewList({ sort })} variant="quiet">
              All reviews
            </ButtonLink>
          )}
          <ButtonLink href={paths.browse()} variant="quiet">
            Explore More Dramas
          </ButtonLink>
          <ButtonLink href={paths.lists()} variant="ghost">
            Lists by members
          </ButtonLink>
        </p>
      </div>
      <Opened id={id} view={view} openedHere={openedHere} />
    </>
  )
}

const WriteReview = () => (
  <ButtonLink href={paths.profile} icon="pencil">
    Write a Review
  </ButtonLink>
)

function NoReviews({ isMember, loading }: { isMember: boolean; loading: boolean }) {
  return (
    <EmptyState
      title="No reviews yet"
      action={
        // Its space is reserved until the session is known.
        <div className={styles.write}>
          {isMember ? (
            <WriteReview />
          ) : (
            !loading && (
              <Button onClick={() => openAuthDialog('login')} onPointerEnter={warmAuthDialog}>
                Log In to Write a Review
              </Button>
            )
          )}
        </div>
      }
    >
      Write the first review.
    </EmptyState>
  )
}

const Waiting = () => (
  <div className={`cards ${styles.list}`} role="status" aria-label="Loading reviews">
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <div key={key} className={`card ${styles.card}`}>
        <Skeleton shape="title" />
        <Skeleton shape="long" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)

/** The review in the address. */
function Opened({ id, view, openedHere }: OpenedProps) {
  const [, navigate] = useLocation()
  const close = () => {
    // Opened from this page: Back closes it. Opened by a direct link: there is no list in the history.
    if (openedHere.current) history.back()
    else navigate(paths.reviewList(view), { replace: true })
    openedHere.current = false
  }
  return <ReviewDialog id={id} onClose={close} />
}

interface OpenedProps {
  id: number | undefined
  view: ReviewList
  openedHere: RefObject<boolean>
}
