// Title, description and structured data of the reviews page, or of the review in the address.
import type { PublicReview } from '#contract/api/reviews.ts'
import { paths, type ReviewList } from '#web/paths.ts'
import { FeedLink, Head, SHARE_IMAGE } from '#web/shell/head.tsx'
import { useSite } from '#web/site-facts.tsx'

interface ReviewsHeadProps {
  /** the review id in the address */
  id: number | undefined
  /** the loaded review; undefined if there is none */
  open: PublicReview | undefined
  reviews: readonly PublicReview[]
  view: ReviewList
  /** the title of the drama that they are of */
  of: string | undefined
}

export function ReviewsHead({ id, open, reviews, view, of }: ReviewsHeadProps) {
  const site = useSite()
  if (id !== undefined && !open)
    return <Head title="Review not found" description="This review is no longer available." path={null} />
  if (open)
    return (
      <Head
        title={`Review of ${open.title} by ${open.authorUsername}`}
        description={
          open.content?.replaceAll(/\s+/g, ' ').slice(0, 160) ??
          'This review contains spoilers. They stay hidden until you choose to see them.'
        }
        path={paths.review(open.id)}
        type="article"
        image={shareImage(open.dramaId)}
        jsonLd={{ '@context': 'https://schema.org', ...reviewLd(open, site.url) }}
      />
    )
  return (
    <>
      <FeedLink href="/reviews.xml" title="Reviews" />
      <Head
        title={of ? `Reviews of ${of}` : 'K-Drama Reviews'}
        description="Reviews of Korean dramas by members. Spoilers stay hidden until you choose to see them."
        path={paths.reviewList(view)}
        jsonLd={
          reviews.length === 0
            ? undefined
            : {
                '@context': 'https://schema.org',
                '@graph': reviews.map((review) => reviewLd(review, site.url)),
              }
        }
      />
    </>
  )
}

/** Structured data. A text with spoilers is left out. */
const reviewLd = (review: PublicReview, siteUrl: string) => ({
  '@type': 'Review',
  itemReviewed: { '@type': 'TVSeries', name: review.title, image: siteUrl + shareImage(review.dramaId) },
  author: { '@type': 'Person', name: review.authorUsername },
  ...(review.authorRating !== undefined && {
    reviewRating: {
      '@type': 'Rating',
      ratingValue: review.authorRating / 2,
      bestRating: 5,
      worstRating: 0.5,
    },
  }),
  datePublished: review.createdAt,
  dateModified: review.updatedAt,
  ...(review.content !== undefined && { reviewBody: review.content }),
})

/** A drama's artwork by its id alone: the server redirects to the current version. */
const shareImage = (dramaId: number | undefined) =>
  dramaId === undefined ? SHARE_IMAGE : `/art/drama-${dramaId}/${'0'.repeat(16)}/share-1200.jpg`
