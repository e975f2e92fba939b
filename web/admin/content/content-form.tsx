// The frame of the drama and article forms: heading, draft, buttons and picture.
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { backToList } from '#web/admin/lists/back-to-list.ts'
import { ImageField } from '#web/admin/media/image-field.tsx'
import { goTo } from '#web/admin/tabs.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { EditForm, Typed } from './use-edit-form.ts'

interface ContentFormProps<Form extends WithPicture<Form>> {
  form: EditForm<Form>
  area: 'drama' | 'article'
  /** the item being edited; null: a new one */
  item: { id: number; title: string } | null
  title: string
  submitLabel: string
  /** focused when the form opens for an existing item */
  heading: RefObject<HTMLHeadingElement | null>
  /** shown below the picture's field while there is no picture */
  withoutPicture: ReactNode
  /** a button beside Cancel */
  more?: ReactNode
  children: ReactNode
}

type WithPicture<Form> = Typed<Form> & { imageUrl: string }

/** The tab of the form, and the tab of its list. */
const TABS = {
  drama: { form: 'dramas', list: 'kdrama' },
  article: { form: 'news', list: 'kstar' },
} as const

export function ContentForm<Form extends WithPicture<Form>>({
  form,
  area,
  item,
  title,
  submitLabel,
  heading,
  withoutPicture,
  more,
  children,
}: ContentFormProps<Form>) {
  const [isUploading, setUploading] = useState(false)
  const { value, errors, problem, pending, change } = form
  const isEdit = item !== null
  useEffect(() => {
    if (isEdit) heading.current?.focus({ preventScroll: true })
  }, [isEdit, heading])

  const cancel = () => {
    form.giveUp(() => goTo(TABS[area].form, item ? { edit: item.id } : {}))
    backToList(TABS[area].form, TABS[area].list, item?.id)
  }

  return (
    <form className={styles.columns} {...form.props} aria-labelledby={`admin-${area}-form`}>
      <section className="panel form">
        <div className="row apart">
          <h2 id={`admin-${area}-form`} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {item && <HistoryButton area={area} item={item.id} title={item.title} />}
        </div>
        <DraftStatus draft={form.draft} />
        {children}
        <Banner tone="error" message={problem} />
        <div className="row end">
          {more}
          <Button variant="quiet" disabled={pending} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={isUploading}
            pending={pending}
            pendingLabel={isEdit ? 'Updating...' : 'Adding...'}
          >
            {isUploading ? 'Uploading...' : submitLabel}
          </Button>
        </div>
      </section>
      <aside className={styles.aside} aria-label="Picture">
        <ImageField
          key={form.resets}
          label="Image URL"
          name="imageUrl"
          value={value.imageUrl}
          error={errors.imageUrl}
          onUploading={setUploading}
          onChange={(imageUrl) => change({ imageUrl } as Partial<Form>)}
        />
        {!value.imageUrl.trim() && withoutPicture}
      </aside>
      {form.dialog}
    </form>
  )
}
