// The card for the top of the K-Drama page: title, description, and suggested moods.
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_BROWSE } from '#contract/browse.ts'
import { PAGES } from '#contract/content/pages.ts'
import { CATEGORIES, MOODS } from '#contract/moods.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { type BrowseTexts, browseTexts } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { categoryLabel, knownCategory } from '#web/discovery/categories.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function BrowseSettings() {
  const query = useQuery(browseTexts)
  return (
    <Loaded query={query} what="the settings of the K-Drama page">
      {(texts) => <SettingsForm texts={texts} />}
    </Loaded>
  )
}

/** The six original moods come first. */
const OFFERED = [...new Set([...DEFAULT_BROWSE.featured, ...CATEGORIES])]

function SettingsForm({ texts: stored }: { texts: BrowseTexts }) {
  const { value, errors, problem, pending, props, change, dialog, draft } = useEditForm<
    BrowseTexts,
    Omit<BrowseTexts, 'version'>,
    BrowseTexts
  >({
    draft: 'admin:page:k-drama',
    initial: stored,
    area: 'page',
    item: 'k-drama',
    check: ({ title }) => (title.trim() ? {} : { title: 'Title is required' }),
    fields: ({ version: _, ...fields }) => fields,
    put: (fields, version) => send('POST /api/admin/k-drama-content', {}, { ...fields, version }),
    failed: 'Failed to update the K-Drama page',
    success: () => '✓ K-Drama page updated successfully!',
  })
  const { featured: _, ...texts } = value
  const featured = value.featured.map((category) => knownCategory(category) ?? category)
  const toggle = (category: string) =>
    change({
      featured: featured.includes(category)
        ? featured.filter((one) => one !== category)
        : [...featured, category],
    })
  return (
    <section className="panel" aria-labelledby="admin-browse">
      <form className="form" {...props}>
        <div className="row apart">
          <h2 id="admin-browse" className={styles.title}>
            K-Drama Page Settings
          </h2>
          <HistoryButton area="page" item="k-drama" title="K-Drama Page" />
        </div>
        <DraftStatus draft={draft} />
        <ContentInputs
          fields={PAGES['k-drama']}
          value={texts}
          errors={errors}
          onChange={(typed) => change(typed as Partial<BrowseTexts>)}
          own={{
            featured: (
              <fieldset className={styles.part}>
                <legend>Featured categories</legend>
                <ul className={styles.moods}>
                  {[...new Set([...OFFERED, ...featured])].map((category) => (
                    <li key={category}>
                      <MoodButton
                        category={category}
                        isChosen={featured.includes(category)}
                        onClick={() => toggle(category)}
                      />
                    </li>
                  ))}
                </ul>
              </fieldset>
            ),
          }}
        />
        <Banner tone="error" message={problem} />
        <div className="row end">
          <Button type="submit" pending={pending} pendingLabel="Updating...">
            Update K-Drama Page
          </Button>
        </div>
      </form>
      {dialog}
    </section>
  )
}

interface MoodButtonProps {
  category: string
  isChosen: boolean
  onClick: () => void
}

function MoodButton({ category, isChosen, onClick }: MoodButtonProps) {
  const known = knownCategory(category)
  return (
    <button
      type="button"
      className={`badge lg ${known ? `cat-${known}` : ''} ${styles.mood}`}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      <Icon name={isChosen ? 'check' : known ? MOODS[known].icon : 'plus'} />
      {categoryLabel(category)}
    </button>
  )
}
