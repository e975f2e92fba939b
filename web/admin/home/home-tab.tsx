// The tab "Home Page": the form for its ten texts, and the texts of other pages.
import { useState } from 'react'
import { PAGES, PAGES_WITH_ONE_TEXT } from '#contract/content/pages.ts'
import styles from '#web/admin/admin.module.css'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import type { FormValues } from '#web/admin/content/form-values.ts'
import { Answered, Preview, previewed } from '#web/admin/content/preview.tsx'
import { homeContent } from '#web/home/queries.ts'
import { Overview } from './overview.tsx'
import { PageForm } from './page-form.tsx'

export const HomeTab = () => (
  <div className="stack">
    <Overview />
    <PageForm page="home" preview={({ value }) => <HomePreview texts={value} />}>
      {(form) =>
        PARTS.map((part) => (
          <fieldset key={part} className={styles.part}>
            <legend>{part}</legend>
            <div className={isLong(part) ? 'form' : styles.stats}>
              <ContentInputs form={form} part={part} />
            </div>
          </fieldset>
        ))
      }
    </PageForm>
    <OtherTexts />
  </div>
)

const HomePage = previewed(() => import('#web/home/home-page.tsx'))

const HomePreview = ({ texts }: { texts: FormValues }) => (
  <Preview>
    <Answered query={homeContent} answer={texts}>
      <HomePage />
    </Answered>
  </Preview>
)

/** In the order of the home page. */
const PARTS = [...new Set(Object.values(PAGES.home).map(({ part }) => part))]
const isLong = (part: string) =>
  Object.values(PAGES.home).some((field) => field.part === part && field.kind === 'prose')

/** Loaded when it is opened. */
function OtherTexts() {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Texts of other pages</summary>
      {open && (
        <div className="stack">
          {PAGES_WITH_ONE_TEXT.map((page) => (
            <PageForm key={page} page={page} />
          ))}
        </div>
      )}
    </details>
  )
}
