// What the K-Drama page and the pages of platforms share: pages, and what is shown while a list loads or fails.
import { formatNumber } from '#contract/in-words.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { CouldNotLoad } from '#web/shell/could-not-load.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { PastTheEnd } from '#web/ui/past-the-end.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

/** Shown while the list loads. */
export const Coming = () => (
  <p className="wrap">
    <Spinner label="Loading dramas" />
  </p>
)

export const dramaCount = (total: number) => plural(total, 'drama', 'dramas')

interface PagesProps {
  page: number
  total: number
  href: (page: number) => string
}

export const PageBeyondEnd = ({ page, total, href }: PagesProps) => (
  <div className="wrap read">
    <PastTheEnd page={page} last={Math.ceil(total / BROWSE_PAGE)} href={href} />
  </div>
)

export function Pages({ page, total, href }: PagesProps) {
  const from = (page - 1) * BROWSE_PAGE + 1
  return (
    <Pagination
      label="Pages of dramas"
      page={page}
      pages={Math.ceil(total / BROWSE_PAGE)}
      href={href}
      summary={`${from} to ${Math.min(total, page * BROWSE_PAGE)} of ${formatNumber(total)}`}
    />
  )
}

export function Failed({ words }: { words: string }) {
  return (
    <div className="wrap read">
      <CouldNotLoad title={words} />
    </div>
  )
}
