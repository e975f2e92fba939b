// Page numbers as links, the current one marked.
import { Icon } from './icon.tsx'

interface PaginationProps {
  /** the accessible name: "Members pages" */
  label: string
  page: number
  pages: number
  href: (page: number) => string
  /** "1 to 8 of 1,042" */
  summary?: string
}

export function Pagination({ label, page, pages, href, summary }: PaginationProps) {
  if (pages < 2) return null
  const shown = shownPages(page, pages)
  return (
    <nav className="pager" aria-label={label}>
      <span>{summary}</span>
      <ul className="pages">
        <li>
          <Step to={page - 1} pages={pages} href={href} name="Previous page" icon="chevron-left" />
        </li>
        {shown.map((number, at) =>
          number === null ? (
            <li key={`gap before ${shown[at + 1]}`}>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={number}>
              <a
                href={href(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
              >
                {number}
              </a>
            </li>
          ),
        )}
        <li>
          <Step to={page + 1} pages={pages} href={href} name="Next page" icon="chevron-right" />
        </li>
      </ul>
    </nav>
  )
}

interface StepProps {
  to: number
  pages: number
  href: (page: number) => string
  name: string
  icon: 'chevron-left' | 'chevron-right'
}

function Step({ to, pages, href, name, icon }: StepProps) {
  if (to < 1 || to > pages)
    return (
      <span className="off">
        <Icon name={icon} />
      </span>
    )
  return (
    <a href={href(to)} aria-label={name} rel={to > 0 && icon === 'chevron-left' ? 'prev' : 'next'}>
      <Icon name={icon} />
    </a>
  )
}

/** First, last, and the neighbors of the current page; null is a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) for (const number of [2, 3, 4]) shown.add(number)
  if (page >= pages - 2) for (const number of [pages - 3, pages - 2, pages - 1]) shown.add(number)
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}
