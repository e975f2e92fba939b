// Every edit form of the admin area: heading, history, draft, inputs, problem and buttons.
import { type ReactNode, type RefObject, useId } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContentInputs } from './content-inputs.tsx'
import { type EditForm, type EditFormOf, useEditForm } from './use-edit-form.ts'

interface EditFrameProps<F extends Fields, Saved> extends EditFormOf<F, Saved> {
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  /** what the history calls it; none of something new */
  history?: string | null
  submit: string
  pendingLabel?: string
  /** before the submit button */
  buttons?: ((form: EditForm) => ReactNode) | undefined
  /** beside the panel */
  aside?: (form: EditForm) => ReactNode
  /** custom inputs */
  children?: ((form: EditForm) => ReactNode) | undefined
}

export function EditFrame<F extends Fields, Saved>(props: EditFrameProps<F, Saved>) {
  const { area, item, title, heading, history, submit, pendingLabel = 'Updating...' } = props
  const { buttons, aside, children } = props
  const form = useEditForm<F, Saved>(props)
  const id = useId()
  return (
    <form className={aside && styles.columns} {...form.props} aria-labelledby={id}>
      <section className="panel form">
        <div className="row apart">
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {history && <HistoryButton area={area} item={item} title={history} />}
        </div>
        <DraftStatus draft={form.draft} />
        {children ? children(form) : <ContentInputs form={form} />}
        <Banner tone="error" message={form.problem} />
        <div className={`row end ${styles.save}`}>
          {buttons?.(form)}
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
      {aside?.(form)}
      {form.dialog}
    </form>
  )
}
