// The list of one kind of content: search, rows with Edit, Delete and History, and the trash.

import type { UseQueryOptions } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerUndo } from '#web/admin/history/undo-delete.ts'
import { afterDelete, openForm, useEdited, useReturn } from '#web/admin/lists/back-to-list.ts'
import { type List, PagedList, type View } from '#web/admin/lists/paged-list.tsx'
import { useAction } from '#web/admin/use-action.ts'
import type { ApiError } from '#web/query.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Kind, Listed } from './kinds.ts'

interface Selection {
  chosen: ReadonlySet<number>
  choose: (ids: readonly number[], isChosen: boolean) => void
}

interface ContentListProps<F extends Fields, Item extends Listed> {
  kind: Kind<F, Item>
  title: string
  /** the plural: "dramas" */
  label: string
  sorts: Record<string, string>
  filters: Record<string, string>
  counted: (view: View) => { queryKey: readonly unknown[] }
  read: (view: View, page: number) => UseQueryOptions<Item[], ApiError>
  empty: string
  /** beside the trash */
  tools?: ReactNode
  /** asked before one is deleted, by its title; without it deleting is undone in the notice */
  question?: (title: string) => string
  /** rows can be selected, and this acts on them */
  bulk?: (list: List, shown: readonly Item[], selection: Selection) => ReactNode
  picture: (item: Item) => ReactNode
  /** its picture is wider than high */
  isWide?: boolean
  /** what a row says below its title */
  facts: (item: Item) => ReactNode
  /** further buttons of a row; run one at a time */
  actions?: (item: Item, action: ReturnType<typeof useAction>) => ReactNode
}

export function ContentList<F extends Fields, Item extends Listed>(props: ContentListProps<F, Item>) {
  const { kind, title, label, sorts, filters, counted, read, empty, tools } = props
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const heading = useId()
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      return next
    })
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className="row apart">
        <h2 id={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <div className="row">
          {tools}
          <TrashButton area={kind.area} />
        </div>
      </div>
      <PagedList
        label={label}
        choices={[
          { name: 'sort', label: 'Order', options: sorts },
          { name: 'filter', label: 'Show', all: `All ${label}`, options: filters },
        ]}
        counted={counted}
        read={read}
        empty={<EmptyState heading="h3" title={empty} />}
        above={(list, shown) => props.bulk?.(list, shown, { chosen, choose })}
      >
        {(shown) => <Rows {...props} shown={shown} chosen={chosen} choose={choose} />}
      </PagedList>
    </section>
  )
}

type RowsProps<F extends Fields, Item extends Listed> = ContentListProps<F, Item> &
  Selection & { shown: readonly Item[] }

function Rows<F extends Fields, Item extends Listed>(props: RowsProps<F, Item>) {
  const { kind, shown, question, choose } = props
  const client = useQueryClient()
  const action = useAction()
  const edited = useEdited(kind)
  const [asked, setAsked] = useState<Item | null>(null)
  useReturn(kind.list)

  const remove = async (item: Item) => {
    const { id } = item
    const moveFocus = afterDelete(id)
    const done = await action.run(() => kind.remove(id), { failed: kind.deleteFailed })
    setAsked(null)
    if (!done) return
    choose([id], false)
    if (edited === id) openForm(kind, null)
    moveFocus()
    offerUndo(client, { area: kind.area, id, title: kind.titleOf(item) })
  }

  return (
    <>
      <ul className={styles.rows}>
        {shown.map((item) => (
          <li key={item.id}>
            <Row
              {...props}
              item={item}
              action={action}
              onDelete={() => (question ? setAsked(item) : void remove(item))}
            />
          </li>
        ))}
      </ul>
      {question && (
        <ConfirmDialog
          open={asked !== null}
          title={`Delete ${props.label.slice(0, -1)}`}
          pending={action.pending}
          pendingLabel="Deleting..."
          onConfirm={() => asked && void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          {asked && question(kind.titleOf(asked))}
        </ConfirmDialog>
      )}
    </>
  )
}

interface RowProps<F extends Fields, Item extends Listed> extends RowsProps<F, Item> {
  item: Item
  action: ReturnType<typeof useAction>
  onDelete: () => void
}

function Row<F extends Fields, Item extends Listed>(props: RowProps<F, Item>) {
  const { kind, item, action, onDelete, bulk, isWide, chosen, choose, picture, facts, actions } = props
  const client = useQueryClient()
  const heading = useId()
  const { id } = item
  const title = kind.titleOf(item)
  const href = kind.href(item)
  const look = { variant: 'quiet', size: 'sm', 'aria-describedby': heading } as const
  const edit = () => {
    // the form opens at once, and keeps what is typed if someone deletes it meanwhile
    client.setQueryData(kind.read(id).queryKey, item)
    openForm(kind, id)
  }
  return (
    <article
      className={classes(styles.rowCard, !bulk && styles.noTick)}
      aria-labelledby={heading}
      data-row={id}
    >
      {bulk && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            aria-label={`Select ${title}`}
            onChange={({ target }) => choose([id], target.checked)}
          />
        </label>
      )}
      <div className={classes(styles.thumb, isWide && styles.wideThumb)}>{picture(item)}</div>
      <div className={styles.about}>
        <h3 id={heading}>
          <bdi>{title}</bdi>
          {kind.nativeOf?.(item) && (
            <span lang="ko" className="small muted">
              {` ${kind.nativeOf(item)}`}
            </span>
          )}
        </h3>
        {facts(item)}
      </div>
      <div className={styles.actions}>
        <Button {...look} icon="pencil" onClick={edit}>
          Edit
        </Button>
        <Button {...look} icon="trash-2" disabled={action.pending} onClick={onDelete}>
          Delete
        </Button>
        {actions?.(item, action)}
        <HistoryButton area={kind.area} item={id} title={title} />
        {href && (
          <ButtonLink {...look} variant="ghost" icon="external-link" href={href} target="_blank">
            View
          </ButtonLink>
        )}
      </div>
    </article>
  )
}
