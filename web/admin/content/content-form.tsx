// The form of one kind of content: adds something new, or edits what the address names.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import styles from '#web/admin/admin.module.css'
import { backToList, openForm, useEdited } from '#web/admin/lists/back-to-list.ts'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { NOW } from '#web/admin/queries.ts'
import { TABS } from '#web/admin/tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ContentInputs } from './content-inputs.tsx'
import { EditFrame } from './edit-frame.tsx'
import type { Kind, Listed } from './kinds.ts'
import type { EditForm } from './use-edit-form.ts'

interface ContentFormProps<F extends Fields, Item extends Listed> {
  kind: Kind<F, Item>
  /** the heading of the folded fields, those of the part "more" */
  folded?: string
  /** what stands below inputs */
  after?: (form: EditForm) => Record<string, ReactNode>
  /** below the fields */
  more?: (form: EditForm) => ReactNode
  /** below the pictures */
  aside?: (form: EditForm, item: Item | null) => ReactNode
  /** as visitors will see it: opened with a button */
  preview?: (form: EditForm, item: Item | null) => ReactNode
  /** below the form of an existing one */
  below?: (item: Item) => ReactNode
}

export function ContentForm<F extends Fields, Item extends Listed>(props: ContentFormProps<F, Item>) {
  const edited = useEdited(props.kind)
  if (edited === null) return <Writing key="new" item={null} {...props} />
  if (edited === 'unknown') return <NotFound kind={props.kind} />
  return <Editing key={edited} id={edited} {...props} />
}

function Editing<F extends Fields, Item extends Listed>({
  id,
  ...props
}: ContentFormProps<F, Item> & { id: number }) {
  const query = useQuery({ ...props.kind.read(id), ...NOW })
  return (
    <Loaded query={query} what={`this ${props.kind.noun}`} notFound={<NotFound kind={props.kind} />}>
      {(item) => <Writing item={item} {...props} />}
    </Loaded>
  )
}

function NotFound({ kind }: { kind: Pick<Kind<never, never>, 'noun' | 'anew' | 'list' | 'form' | 'param'> }) {
  const { noun, anew, list } = kind
  return (
    <EmptyState
      companion="diver"
      title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`}
      action={<Button onClick={() => openForm(kind, null)}>{anew}</Button>}
    >
      If it was deleted in the last 30 days, you can restore it from the trash on the{' '}
      {TABS.find(({ id }) => id === list)!.label} tab.
    </EmptyState>
  )
}

function Writing<F extends Fields, Item extends Listed>({
  kind,
  item,
  folded,
  after,
  more,
  aside,
  preview,
  below,
}: ContentFormProps<F, Item> & { item: Item | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isEdit = item !== null
  const words = isEdit ? kind.edit : kind.add
  useEffect(() => {
    if (!isEdit) return
    heading.current?.focus({ preventScroll: true })
    if (kind.form === kind.list) heading.current?.scrollIntoView({ block: 'start' })
  }, [isEdit, kind])

  const cancel = (form: EditForm) => {
    form.giveUp(() => openForm(kind, item?.id ?? null))
    backToList(kind, item?.id)
  }
  return (
    <div className="stack loose">
      <EditFrame<F, Item>
        {...{ area: kind.area, item: item?.id ?? 0, fields: kind.fields, heading, ...words }}
        history={item && kind.titleOf(item)}
        stored={item && kind.storedIn(item)}
        beginning={kind.beginning}
        create={kind.create}
        put={(fields, version) => kind.put(item!.id, fields, version)}
        success={(saved) => kind.saved(saved, isEdit)}
        page={(saved) => {
          const href = kind.href(saved)
          return href === null ? undefined : { href, label: 'View the page' }
        }}
        onSaved={({ id }) =>
          isEdit || kind.form === kind.list ? backToList(kind, id) : heading.current?.focus()
        }
        pendingLabel={isEdit ? 'Updating...' : 'Adding...'}
        buttons={(form) => (
          <>
            {preview?.(form, item)}
            {(isEdit || kind.form !== kind.list) && (
              <Button variant="quiet" disabled={form.pending} onClick={() => cancel(form)}>
                Cancel
              </Button>
            )}
          </>
        )}
        aside={(form) => (
          <aside className={styles.aside} aria-label="Pictures">
            <ContentInputs form={form} part="pictures" />
            {aside?.(form, item)}
          </aside>
        )}
      >
        {(form) => (
          <>
            <ContentInputs form={form} after={after?.(form)} />
            {folded && <Folded form={form} summary={folded} />}
            {more?.(form)}
          </>
        )}
      </EditFrame>
      {item && below?.(item)}
    </div>
  )
}

/** Opens by itself when one of its fields has an error. */
function Folded({ form, summary }: { form: EditForm; summary: string }) {
  const [open, setOpen] = useState(false)
  const isRefused = Object.entries(form.fields).some(
    ([name, { part }]) => part === 'more' && form.errors[name],
  )
  return (
    <details
      className={styles.folded}
      open={open || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className="form">
        <ContentInputs form={form} part="more" />
      </div>
    </details>
  )
}
