// The order of the list. A form, so it also works without script.
import { SORTS, type Sort } from '#contract/dramas.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './browse.module.css'

const LABELS: Record<Sort, string> = { ranking: 'Ranking', oldest: 'Oldest', latest: 'Latest', ott: 'OTT' }

interface SortChoiceProps {
  value: Sort
  search: string | undefined
  avoid: string | undefined
  gentle: string | undefined
  onChange: (sort: Sort) => void
}

export function SortChoice({ value, search, avoid, gentle, onChange }: SortChoiceProps) {
  return (
    <form className={styles.sort} action={paths.browse()}>
      {search && <input type="hidden" name="search" value={search} />}
      {avoid && <input type="hidden" name="avoid" value={avoid} />}
      {gentle && <input type="hidden" name="gentle" value={gentle} />}
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        name="sort"
        className="select"
        // autocomplete=off: after a reload, browsers would restore an order that differs from the address.
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="quiet" size="sm">
          Sort
        </Button>
      </noscript>
    </form>
  )
}
