// The filters of a list in one line that stays in view. A form of selects, so it also works without scripts; every choice
// says how many dramas it leaves.
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { Filter } from '#contract/dramas.ts'
import type { Choice } from '#contract/filters.ts'
import { platformSlug } from '#contract/platforms.ts'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site-facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SubmitWithoutScripts } from '#web/ui/submit-without-scripts.tsx'
import { chosenCountry } from '#web/where-to-watch/country.ts'
import { remember } from './avoided.ts'
import comfort from './comfort.module.css'
import styles from './filter-bar.module.css'
import { chosenName, chosenOf, FILTER_LABELS, FILTERS_IN_BAR, fieldOf, narrowed, without } from './filters.ts'
import { LeaveOut } from './leave-out.tsx'
import { type browseOf, choices as choicesFor, wishIn } from './queries.ts'
import { HiddenWish, SortChoice } from './sort-choice.tsx'

type Shown = ReturnType<typeof browseOf>

export function FilterBar({ browse, sortable }: { browse: Shown; sortable?: boolean }) {
  const [, navigate] = useLocation()
  const { watchCredits } = useSite()
  const { search, categories, sort } = browse
  const { data } = useQuery(choicesFor({ ...wishIn(browse), search, categories }))
  const { avoid, avoidMentions, gentle, country } = browse

  function choose(filter: Filter, value: string) {
    if (filter === 'feel' && !value) remember({ feel: undefined })
    const country = filter === 'platform' && value && watchCredits ? chosenCountry() : null
    navigate(
      paths.browse({
        ...without(browse, filter),
        ...(value && { [fieldOf(filter)]: value }),
        ...(country && { country }),
      }),
    )
  }

  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.row}`}>
        {sortable && (
          <SortChoice
            value={sort}
            search={search}
            {...wishIn(browse)}
            onChange={(order) => navigate(paths.browse(narrowed(browse, { sort: order })))}
          />
        )}
        <a
          className={comfort.choice}
          href={paths.browse(narrowed(browse, { gentle: gentle ? undefined : '1' }))}
          rel="nofollow"
          aria-current={gentle ? 'true' : undefined}
        >
          {gentle && <Icon name="check" />}
          Gentle and not heavy
          {gentle && <span className="vh">, selected</span>}
        </a>
        <form className={styles.filters} action={paths.browse()} aria-label="Filters">
          <HiddenWish
            wish={{ search, ...(sort !== 'ranking' && { sort }), avoid, avoidMentions, gentle, country }}
          />
          {FILTERS_IN_BAR.map((filter) => (
            <FilterSelect
              key={filter}
              filter={filter}
              chosen={chosenOf(browse, filter)}
              choices={data?.choices[filter] ?? []}
              onChoose={(value) => choose(filter, value)}
            />
          ))}
          <SubmitWithoutScripts>Show</SubmitWithoutScripts>
        </form>
        <LeaveOut browse={browse} />
      </div>
    </div>
  )
}

interface FilterSelectProps {
  filter: Filter
  chosen: string | undefined
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

function FilterSelect({ filter, chosen = '', choices, onChoose }: FilterSelectProps) {
  const label = FILTER_LABELS[filter]
  const value = choices.find((one) => isSame(filter, one.value, chosen))?.value ?? chosen
  const all = choices.some((one) => one.value === value) || !value ? choices : [{ value }, ...choices]
  return (
    <select
      className="select"
      name={fieldOf(filter)}
      aria-label={label}
      // After a reload, browsers would restore a choice that differs from the address.
      autoComplete="off"
      data-chosen={value ? '' : undefined}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{value ? `Any ${label.toLowerCase()}` : label}</option>
      {all.map((one) => (
        <option key={one.value} value={one.value}>
          {('name' in one && one.name) || chosenName(filter, one.value)}
          {'count' in one && ` (${one.count})`}
        </option>
      ))}
    </select>
  )
}

/** However it is written in the address. */
const isSame = (filter: Filter, one: string, other: string) =>
  filter === 'platform'
    ? platformSlug(one) === platformSlug(other)
    : one.toLowerCase() === other.toLowerCase()
