// Shown for a page number beyond the end of a list.
import { formatNumber } from '#contract/in-words.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

interface PastTheEndProps {
  page: number
  /** the last page */
  last: number
  href: (page: number) => string
}

/** Whether a page of a list is empty because it lies behind the last one; the first page never does. */
export const isPastTheEnd = (shown: { length: number } | undefined, total: number, page: number): boolean =>
  shown?.length === 0 && total > 0 && page > 1

export const PastTheEnd = ({ page, last, href }: PastTheEndProps) => (
  <EmptyState
    companion="scholar"
    title={`There is no page ${formatNumber(page)}.`}
    action={<ButtonLink href={href(last)}>Go to the last page</ButtonLink>}
  >
    {last === 1 ? 'This list has 1 page.' : `This list has ${formatNumber(last)} pages.`}
  </EmptyState>
)
