// The order of the list. A form, so it also works without script.
import { SORTS, type Sort } from '#contract/dramas.ts'
import { type Browse, paths, type Wish } from '#web/paths.ts'
import { SubmitWithoutScripts } from '#web/ui/submit-without-scripts.tsx'
import styles from './browse.module.css'

const LABELS: Record<Sort, string> = { ranking: 'Ranking', oldest: 'Oldest', latest: 'Latest', ott: 'OTT' }

interface SortChoiceProps extends Wish {
  value: Sort
  search: string | undefined
  onChange: (sort: Sort) => void
}

export function SortChoice({ value, search, onChange, ...wish }: SortChoiceProps) {
  return (
    <form className={styles.sort} action={paths.browse()}>
      {search && <input type="hidden" name="search" value={search} />}
      <HiddenWish wish={wish} />
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
      <SubmitWithoutScripts>Sort</SubmitWithoutScripts>
    </form>
  )
}

/** What a form without scripts keeps of the address. */
export const HiddenWish = ({ wish }: { wish: Browse }) =>
  Object.entries(wish).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
