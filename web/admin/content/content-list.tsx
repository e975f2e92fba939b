// The list of one kind of content: search, rows with Edit, Delete and History, and the trash.
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Fields } from '#contract/content/fields.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { TrashButton } from '#web/admin/history/trash-button.tsx'
import { offerRestore } from '#web/admin/history/undo.ts'
import { afterDelete, openForm, useEdited, useReturn } from '#web/admin/lists/back-to-list.ts'
import { type List, PagedList } from '#web/admin/lists/paged-list.tsx'
import { withMember } from '#web/admin/lists/with-member.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Kind, Listed } from './kinds.ts'

/** The rows that are chosen for the bulk bar. */
export interface Selection {
  chosen: ReadonlySet<number>
  setChosen: (chosen: ReadonlySet<number>) => void
}

interface RowWords<Item extends Listed> {
  /** asked before one is deleted, by its title; without it deleting is undone in the notice */
  question?: (title: string) => string
  picture: (item: Item) => ReactNode
  /** its picture is wider than high */
  isWide?: boolean
  /** what a row says below its title */
  facts: (item: Item) => ReactNode
  /** further buttons of a row */
  actions?: (item: Item) => ReactNode
}

interface ContentListProps<F extends Fields, Item extends Listed> extends RowWords<Item> {
  kind: Kind<F, Item>
  title: string
  /** the plural: "dramas" */
  label: string
  sorts: Record<string, string>
  filters: Record<string, string>
  empty: string
  /** beside the trash */
  tools?: ReactNode
  /** rows can be selected, and this acts on them */
  bulk?: (list: List, shown: readonly Item[], selection: Selection) => ReactNode
}

export function ContentList<F extends Fields, Item extends Listed>(props: ContentListProps<F, Item>) {
  const { kind, title, label, sorts, filters, empty, tools, bulk, ...words } = props
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  useReturn(kind.list)
  return (
    <PagedList
      call={kind.call}
      title={title}
      beside={
        <div className="row">
          {tools}
          <TrashButton area={kind.area} />
        </div>
      }
      label={label}
      choices={[
        { name: 'sort', label: 'Order', options: sorts },
        { name: 'kind', label: 'Show', all: `All ${label}`, options: filters },
      ]}
      empty={empty}
      above={(list, shown) => bulk?.(list, shown as unknown as Item[], { chosen, setChosen })}
    >
      {(shown) => (
        <ul className={styles.rows}>
          {(shown as unknown as Item[]).map((item) => (
            <li key={item.id}>
              <Row
                {...words}
                kind={kind}
                item={item}
                label={label.slice(0, -1)}
                selection={bulk && { chosen, setChosen }}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

interface RowProps<F extends Fields, Item extends Listed> extends RowWords<Item> {
  kind: Kind<F, Item>
  item: Item
  /** "drama" */
  label: string
  selection: Selection | undefined
}

function Row<F extends Fields, Item extends Listed>(props: RowProps<F, Item>) {
  const { kind, item, label, question, isWide, selection, picture, facts, actions } = props
  const client = useQueryClient()
  const edited = useEdited(kind)
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
  const remove = async () => {
    const moveFocus = afterDelete(id)
    await kind.remove(id)
    return moveFocus
  }
  const afterRemoval = (moveFocus: () => void) => {
    selection?.setChosen(withMember(selection.chosen, id, false))
    if (edited === id) openForm(kind, null)
    moveFocus()
    offerRestore(client, kind.area, id, title)
  }
  return (
    <article
      className={classes(styles.rowCard, !selection && styles.noTick)}
      aria-labelledby={heading}
      data-row={id}
    >
      {selection && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={selection.chosen.has(id)}
            aria-label={`Select ${title}`}
            onChange={({ target }) => selection.setChosen(withMember(selection.chosen, id, target.checked))}
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
        <ActionButton
          {...look}
          icon="trash-2"
          pendingLabel="Deleting..."
          {...(question && { question: { title: `Delete ${label}`, words: question(title) } })}
          act={remove}
          failed={kind.deleteFailed}
          onDone={afterRemoval}
        >
          Delete
        </ActionButton>
        {actions?.(item)}
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
