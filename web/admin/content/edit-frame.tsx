// The frame of every edit form: heading, history, draft, inputs, problem and buttons.
import { type ReactNode, type RefObject, useId } from 'react'
import type { HistoryArea } from '#contract/history.ts'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { EditForm } from './use-edit-form.ts'

interface EditFrameProps {
  form: EditForm
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  /** none of something new */
  history?: { area: HistoryArea; item: number | string; title: string } | null
  submit: string
  pendingLabel?: string
  /** before the submit button */
  buttons?: ReactNode
  /** beside the panel */
  aside?: ReactNode
  children: ReactNode
}

export function EditFrame(props: EditFrameProps) {
  const {
    form,
    title,
    heading,
    history,
    submit,
    pendingLabel = 'Updating...',
    buttons,
    aside,
    children,
  } = props
  const id = useId()
  return (
    <form className={aside ? styles.columns : undefined} {...form.props} aria-labelledby={id}>
      <section className="panel form">
        <div className="row apart">
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {history && <HistoryButton {...history} />}
        </div>
        <DraftStatus draft={form.draft} />
        {children}
        <Banner tone="error" message={form.problem} />
        <div className={`row end ${styles.save}`}>
          {buttons}
          <Button
            type="submit"
            disabled={form.isUploading}
            pending={form.pending}
            pendingLabel={pendingLabel}
          >
            {form.isUploading ? 'Uploading...' : submit}
          </Button>
        </div>
      </section>
      {aside}
      {form.dialog}
    </form>
  )
}
