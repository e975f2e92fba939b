// The form of the texts of a page: home, K-Drama, and the pages that have one text.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import { PAGES, type PageName, type PageText } from '#contract/content/pages.ts'
import { EditFrame } from '#web/admin/content/edit-frame.tsx'
import type { Sent } from '#web/admin/content/form-values.ts'
import type { EditForm } from '#web/admin/content/use-edit-form.ts'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { query, send } from '#web/api.ts'
import type { ApiError } from '#web/query.ts'

type Texts = { version: number }
interface PageWords {
  title: string
  submit: string
  failed: string
  saved: string
  /** in the history, where it is not the title */
  name?: string
}
const oneText = (title: string): PageWords => ({
  ...{ title, submit: 'Save', failed: `Could not save "${title}"`, saved: `✓ "${title}" saved.` },
})
const WORDS: Record<PageName, PageWords> = {
  home: {
    title: 'Home Page Content',
    name: 'Home Page',
    submit: 'Update Home Page Content',
    failed: 'Failed to update home content',
    saved: '✓ Home page content updated successfully!',
  },
  'k-drama': {
    title: 'K-Drama Page Settings',
    name: 'K-Drama Page',
    submit: 'Update K-Drama Page',
    failed: 'Failed to update the K-Drama page',
    saved: '✓ K-Drama page updated successfully!',
  },
  help: oneText('People who can help'),
  travel: oneText('Travel community'),
  moods: oneText('What each mood wishes for'),
  tmdb: {
    ...oneText('Pictures and credits from TMDB'),
    saved: '✓ Saved. What TMDB has comes within hours; what is no longer wanted is deleted within minutes.',
  },
  about: oneText('About'),
  privacy: oneText('Privacy'),
  terms: oneText('Terms'),
}

function textsOf(page: PageName): { queryKey: readonly unknown[] } {
  if (page === 'home') return query('GET /api/admin/home-content')
  if (page === 'k-drama') return query('GET /api/admin/k-drama-content')
  if (page === 'tmdb') return query('GET /api/admin/tmdb-settings')
  return query('GET /api/admin/page-text/{page}', { page })
}
type SentTo<Page extends PageName> = Sent<(typeof PAGES)[Page]> & Texts
function save(page: PageName, texts: unknown): Promise<unknown> {
  if (page === 'home') return send('POST /api/admin/home-content', {}, texts as SentTo<'home'>)
  if (page === 'k-drama') return send('POST /api/admin/k-drama-content', {}, texts as SentTo<'k-drama'>)
  if (page === 'tmdb') return send('POST /api/admin/tmdb-settings', {}, texts as SentTo<'tmdb'>)
  return send('POST /api/admin/page-text/{page}', { page }, texts as SentTo<PageText>)
}

interface PageFormProps {
  page: PageName
  /** as visitors will see it: opened with a button */
  preview?: (form: EditForm) => ReactNode
  /** custom inputs */
  children?: (form: EditForm) => ReactNode
}

export function PageForm({ page, preview, children }: PageFormProps) {
  const { title, name = title, submit, failed, saved } = WORDS[page]
  return (
    <Loaded query={useQuery<Texts, ApiError>(textsOf(page))} what={`the text "${title}"`}>
      {(stored) => (
        <EditFrame<Fields, unknown>
          {...{ area: 'page', item: page, fields: PAGES[page], stored, title, submit, failed }}
          history={name}
          put={(fields, version) => save(page, { ...fields, version })}
          success={() => saved}
          buttons={preview}
        >
          {children}
        </EditFrame>
      )}
    </Loaded>
  )
}
