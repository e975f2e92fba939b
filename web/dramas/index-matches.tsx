// Dramas of the index below the search results, under their own heading.
import type { Found } from '#contract/api/search.ts'
import { INDEX_PAGE } from '#contract/dramas.ts'
import { formatNumber } from '#contract/in-words.ts'
import { paths } from '#web/paths.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import styles from './close-matches.module.css'
import { DramaGrid } from './drama-grid.tsx'
import { matchReason } from './match-reason.tsx'

interface IndexMatchesProps {
  search: string
  found: NonNullable<Found['index']>
  page?: number
  shown?: 2 | 3
}

export function IndexMatches({ search, found, page = 1, shown = 3 }: IndexMatchesProps) {
  if (found.total + found.close.length === 0) return null
  const { total, dramas, close } = found
  const byId = new Map(close.map((match) => [match.drama.id, match]))
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="index-matches">
      <h2 id="index-matches">More dramas</h2>
      <p className={styles.lead}>
        {total > 0
          ? `${formatNumber(total)} more with “${search}”. We know the facts of these, not the feeling yet.`
          : 'These have a similar name. We know the facts, not the feeling yet.'}
      </p>
      <DramaGrid
        dramas={total > 0 ? dramas : close.map(({ drama }) => drama)}
        shown={shown}
        heading="h3"
        reasonFor={({ id }) => byId.has(id) && matchReason(byId.get(id)!)}
      />
      <Pagination
        label="Pages of more dramas"
        page={page}
        pages={Math.ceil(total / INDEX_PAGE)}
        href={(index) => paths.browse({ search, index })}
        summary={`${(page - 1) * INDEX_PAGE + 1} to ${Math.min(total, page * INDEX_PAGE)} of ${formatNumber(total)}`}
      />
    </section>
  )
}
