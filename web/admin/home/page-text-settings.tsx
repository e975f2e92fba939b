// The card for a page with one text: help lines, travel community, what moods wish for, About, Privacy, Terms.
import { useQuery } from '@tanstack/react-query'
import { PAGES, type PageText } from '#contract/content/pages.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { type PageTextNow, pageText } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

const TITLES: Record<PageText, string> = {
  help: 'People who can help',
  travel: 'Travel community',
  moods: 'What each mood wishes for',
  about: 'About',
  privacy: 'Privacy',
  terms: 'Terms',
}

export function PageTextSettings({ page }: { page: PageText }) {
  const query = useQuery(pageText(page))
  return (
    <Loaded query={query} what={`The text "${TITLES[page]}"`}>
      {(text) => <TextForm page={page} text={text} />}
    </Loaded>
  )
}

function TextForm({ page, text }: { page: PageText; text: PageTextNow }) {
  const title = TITLES[page]
  const { value, errors, problem, pending, props, change, dialog, draft } = useEditForm<
    PageTextNow,
    Omit<PageTextNow, 'version'>,
    PageTextNow
  >({
    draft: `admin:page:${page}`,
    initial: text,
    area: 'page',
    item: page,
    check: () => ({}),
    fields: ({ text }) => ({ text }),
    put: (fields, version) => send('POST /api/admin/page-text/{page}', { page }, { ...fields, version }),
    failed: `Could not save "${title}"`,
    success: () => `✓ "${title}" saved.`,
  })
  return (
    <section className="panel" aria-labelledby={`admin-${page}`}>
      <form className="form" {...props}>
        <div className="row apart">
          <h2 id={`admin-${page}`} className={styles.title}>
            {title}
          </h2>
          <HistoryButton area="page" item={page} title={title} />
        </div>
        <DraftStatus draft={draft} />
        <ContentInputs
          fields={PAGES[page]}
          value={value}
          errors={errors}
          onChange={(typed) => change(typed as Partial<PageTextNow>)}
        />
        <Banner tone="error" message={problem} />
        <div className="row end">
          <Button type="submit" pending={pending} pendingLabel="Updating...">
            Save
          </Button>
        </div>
      </form>
      {dialog}
    </section>
  )
}
