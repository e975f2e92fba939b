// The card for the top of the K-Drama page: title, description, and suggested moods.
import { DEFAULT_BROWSE } from '#contract/browse.ts'
import { commaListIn, commaText } from '#contract/comma-list.ts'
import { CATEGORIES, MOODS } from '#contract/moods.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import type { EditForm } from '#web/admin/content/use-edit-form.ts'
import { PageForm } from '#web/admin/home/page-form.tsx'
import { categoryLabel, knownCategory } from '#web/discovery/categories.ts'
import { Icon } from '#web/ui/icon.tsx'

export const BrowseSettings = () => (
  <PageForm page="k-drama">
    {(form) => <ContentInputs form={form} own={{ featured: <Featured form={form} /> }} />}
  </PageForm>
)

/** The six original moods come first. */
const OFFERED = [...new Set([...DEFAULT_BROWSE.featured, ...CATEGORIES])]

function Featured({ form: { value, change } }: { form: EditForm }) {
  const featured = commaListIn(String(value.featured)).map((category) => knownCategory(category) ?? category)
  const toggle = (category: string) => {
    const isIn = featured.includes(category)
    const next = isIn ? featured.filter((one) => one !== category) : [...featured, category]
    change({ featured: commaText(next) })
  }
  return (
    <fieldset className={styles.part}>
      <legend>Featured categories</legend>
      <ul className={styles.moods}>
        {[...new Set([...OFFERED, ...featured])].map((category) => {
          const known = knownCategory(category)
          const isChosen = featured.includes(category)
          return (
            <li key={category}>
              <button
                type="button"
                className={`badge lg ${known ? `cat-${known}` : ''} ${styles.mood}`}
                aria-pressed={isChosen}
                onClick={() => toggle(category)}
              >
                <Icon name={isChosen ? 'check' : known ? MOODS[known].icon : 'plus'} />
                {categoryLabel(category)}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
