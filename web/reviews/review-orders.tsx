// The orders of public reviews.
import type { ReviewSort } from '#contract/reviews.ts'
import { OrderLinks } from '#web/ui/order-links.tsx'

const LABELS: Record<ReviewSort, string> = {
  newest: 'Newest',
  highest: 'Highest rated',
  helpful: 'Most helpful',
}

interface ReviewOrdersProps {
  value: ReviewSort
  href: (sort: ReviewSort) => string
}

export const ReviewOrders = (props: ReviewOrdersProps) => (
  <OrderLinks label="Sort reviews" labels={LABELS} {...props} />
)
