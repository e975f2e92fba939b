// Below a field of names typed with commas: each name as a chip that removes it, and known names that may be meant.
import { useQuery } from '@tanstack/react-query'
import { commaListIn, commaText } from '#contract/comma-list.ts'
import { PLATFORMS } from '#contract/dramas.ts'
import { CATEGORIES } from '#contract/moods.ts'
import styles from '#web/admin/admin.module.css'
import type { EditForm } from '#web/admin/content/use-edit-form.ts'
import { categoryLabel, inWords, knownCategory, nearestCategory } from '#web/discovery/categories.ts'
import { peopleFound } from '#web/people/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Known names shown at once. */
const MOST = 6

interface ChipsProps {
  form: EditForm
  field: string
  /** the known names for what is being typed */
  known: readonly string[]
  labelOf?: (name: string) => string
  dyeOf?: (name: string) => string | null
}

function Chips({ form, field, known, labelOf = (name) => name, dyeOf }: ChipsProps) {
  const text = String(form.value[field] ?? '')
  const names = [...new Set(commaListIn(text))]
  const typed = typedIn(text)
  const set = (next: readonly string[], more = '') => form.change({ [field]: commaText([...next]) + more })
  const focus = () => form.props.ref.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  const fold = (name: string) => name.toLowerCase()
  const offered = known
    .filter((name) => fold(name).includes(fold(typed)) && !names.some((one) => fold(one) === fold(name)))
    .slice(0, MOST)
  if (names.length === 0 && offered.length === 0) return null
  return (
    <ul className={`tags ${styles.chips}`}>
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes('badge lg', dyeOf?.(name))}
            aria-label={`Remove ${labelOf(name)}`}
            onClick={() => set(names.filter((one) => one !== name))}
          >
            <bdi>{labelOf(name)}</bdi>
            <Icon name="x" />
          </button>
        </li>
      ))}
      {offered.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={`badge lg ${styles.offered}`}
            aria-label={`Add ${labelOf(name)}`}
            onClick={() => {
              set([...(typed ? names.slice(0, -1) : names), name], ', ')
              focus()
            }}
          >
            <Icon name="plus" />
            <bdi>{labelOf(name)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is being typed behind the last comma. */
const typedIn = (text: string) => text.split(',').at(-1)!.trim()

/** People whose name begins with what is being typed. */
export function CastChips({ form }: { form: EditForm }) {
  const typed = typedIn(String(form.value.mainCast))
  const { data: people = [] } = useQuery({ ...peopleFound(typed), enabled: typed.length > 1 })
  const known = typed.length > 1 ? people.map(({ name }) => name) : []
  return <Chips form={form} field="mainCast" known={known} />
}

export const PlatformChips = ({ form }: { form: EditForm }) => (
  <Chips form={form} field="streamingPlatforms" known={PLATFORMS} />
)

/** A mood of one's own has no color and no place among the moods to choose from: usually it is a typing error. */
export function MoodChips({ form }: { form: EditForm }) {
  const text = String(form.value.categories)
  const unknown = [...new Set(commaListIn(text))].filter((category) => !knownCategory(category))
  return (
    <>
      <Chips
        form={form}
        field="categories"
        known={typedIn(text) ? CATEGORIES : []}
        labelOf={categoryLabel}
        dyeOf={(name) => knownCategory(name) && `cat-${knownCategory(name)}`}
      />
      {unknown.map((category) => {
        const meant = nearestCategory(category)
        return (
          <p key={category} className="small">
            “{category}” is not one of our moods, so visitors cannot choose it.{' '}
            {meant ? (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => form.change({ categories: text.replace(category, meant) })}
              >
                Use {categoryLabel(meant)}
              </Button>
            ) : (
              `They are ${inWords(CATEGORIES)}.`
            )}
          </p>
        )
      })}
    </>
  )
}
