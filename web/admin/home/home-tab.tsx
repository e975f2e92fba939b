// The tab "Home Page": the form for its ten texts.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAGES } from '#contract/content/pages.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { type HomeTexts, homeTexts } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import glance from './home-preview.module.css'
import { HomePreview } from './home-preview.tsx'
import { PageTextSettings } from './page-text-settings.tsx'

export function HomeTab() {
  const query = useQuery(homeTexts)
  return (
    <div className="stack">
      <Loaded query={query} what="the home page content">
        {(texts) => <HomeForm texts={texts} />}
      </Loaded>
      <OtherTexts />
    </div>
  )
}

/** Loaded when it is opened. */
function OtherTexts() {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Texts of other pages</summary>
      {open && (
        <div className="stack">
          <PageTextSettings page="help" />
          <PageTextSettings page="travel" />
          <PageTextSettings page="moods" />
          <PageTextSettings page="about" />
          <PageTextSettings page="privacy" />
          <PageTextSettings page="terms" />
        </div>
      )}
    </details>
  )
}

/** In the order of the home page. */
const PARTS = [...new Set(Object.values(PAGES.home).map(({ part }) => part))]
const isLong = (part: string) =>
  Object.values(PAGES.home).some((field) => field.part === part && field.kind === 'prose')

function HomeForm({ texts }: { texts: HomeTexts }) {
  const { value, errors, problem, pending, props, change, dialog, draft } = useEditForm<
    HomeTexts,
    Omit<HomeTexts, 'version'>,
    HomeTexts
  >({
    draft: 'admin:page:home',
    initial: texts,
    area: 'page',
    item: 'home',
    check: ({ heroTitle }) => (heroTitle.trim() ? {} : { heroTitle: 'Hero title is required' }),
    fields: ({ version: _, ...fields }) => fields,
    put: (fields, version) => send('POST /api/admin/home-content', {}, { ...fields, version }),
    failed: 'Failed to update home content',
    success: () => '✓ Home page content updated successfully!',
  })
  return (
    <section className={styles.columns} aria-labelledby="admin-home">
      <form className="panel form" {...props}>
        <div className="row apart">
          <h2 id="admin-home" className={styles.title}>
            Home Page Content
          </h2>
          <HistoryButton area="page" item="home" title="Home Page" />
        </div>
        <DraftStatus draft={draft} />
        {PARTS.map((part) => (
          <fieldset key={part} className={styles.part}>
            <legend>{part}</legend>
            <div className={isLong(part) ? 'form' : glance.stats}>
              <ContentInputs
                fields={PAGES.home}
                part={part}
                value={value}
                errors={errors}
                onChange={(typed) => change(typed as Partial<HomeTexts>)}
              />
            </div>
          </fieldset>
        ))}
        <Banner tone="error" message={problem} />
        <div className="row end">
          <Button type="submit" pending={pending} pendingLabel="Updating...">
            Update Home Page Content
          </Button>
        </div>
      </form>
      <HomePreview texts={value} />
      {dialog}
    </section>
  )
}
