// A card for a page with one text: the list of people who can help, and what the travel community offers.
import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { PageText } from '#contract/page-texts.ts'
import { send } from '#web/api.ts'
import { DraftNote } from '#web/drafts/draft-note.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import styles from './admin.module.css'
import { HistoryButton } from './history-button.tsx'
import { type PageTextNow, pageText } from './queries.ts'
import { Reading } from './reading.tsx'
import { useEditForm } from './use-edit-form.ts'

const WORDS: Record<PageText, { title: string; label: string; hint: string }> = {
  help: {
    title: 'People who can help',
    label: 'Helplines',
    hint: 'Shown where a page touches suicide or self-harm. One line per country: KR | name | number and hours | address | source | 2026-11. The line that begins with * is for all other countries. Check each line at its source.',
  },
  travel: {
    title: 'Travel community',
    label: 'What you offer',
    hint: 'Shown on the travel community page beside the form: who organizes it, where, when and what it costs. Leave it empty if nothing is planned yet.',
  },
}

export function PageTextSettings({ page }: { page: PageText }) {
  const query = useQuery(pageText(page))
  return (
    <Reading query={query} what={`The text "${WORDS[page].title}"`}>
      {(text) => <TextForm page={page} text={text} />}
    </Reading>
  )
}

function TextForm({ page, text }: { page: PageText; text: PageTextNow }) {
  const { title, label, hint } = WORDS[page]
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
        <DraftNote draft={draft} />
        <TextArea
          label={label}
          hint={hint}
          name="text"
          rows={8}
          value={value.text}
          maxLength={LIMITS.longPageText}
          error={errors.text}
          onChange={({ target }) => change({ text: target.value })}
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
