// Navigation between a list and its form: the address has the edited id, and the list focuses that row afterwards.
import { useEffect } from 'react'
import { goTo, resetTab, type TabId, usePanelPlace } from '#web/admin/tabs.ts'

/** Where a kind of content is listed and edited: see content/kinds.ts. */
interface Tabs {
  list: TabId
  form: TabId
  /** what the address calls the edited one */
  param: string
}

/** The id that this panel's form edits; null: something new; 'unknown': the address has an invalid id. */
export function useEdited({ param }: Tabs): number | null | 'unknown' {
  const named = usePanelPlace().search.get(param)
  return named === null ? null : /^[1-9]\d{0,9}$/.test(named) ? Number(named) : 'unknown'
}

/** Opens the form of this one; null: of something new. A form below its list leaves the list as it is. */
export function openForm({ list, form, param }: Tabs, id: number | null): void {
  const {
    tab: _,
    [param]: __,
    ...rest
  } = list === form
    ? Object.fromEntries(new URLSearchParams(location.search))
    : ({} as Record<string, string>)
  goTo(form, { ...rest, ...(id !== null && { [param]: id }) })
}

/** The row to focus when the list is shown again. */
let awaited: { list: TabId; id: number | undefined } | null = null

/** Saved or cancelled: returns to the list in its previous state. */
export function backToList(tabs: Tabs, id: number | undefined): void {
  const { list, form } = tabs
  if (list === form) {
    openForm(tabs, null)
    // after the form has changed
    setTimeout(() => focusRow(id))
    return
  }
  awaited = { list, id }
  goTo(list)
  resetTab(form)
}

/** After returning from the form, focuses the row, or the heading if the row is not on the page. */
export function useReturn(list: TabId): void {
  const { isShown } = usePanelPlace()
  useEffect(() => {
    if (!isShown || awaited?.list !== list) return
    const { id } = awaited
    awaited = null
    focusRow(id)
  }, [isShown, list])
}

const shownPanel = () => document.querySelector('[role=tabpanel]:not([hidden])')

/** Rows carry `data-row={id}`; their first button gets the focus. */
const rowOf = (id: string | number | undefined) =>
  shownPanel()?.querySelector<HTMLElement>(`[data-row="${id}"] button`)

function focusRow(id: number | undefined) {
  const target = rowOf(id) ?? shownPanel()?.querySelector<HTMLElement>('h2')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Call it before deleting a row. @returns a function that focuses the next row, or the previous one */
export function afterDelete(id: number): () => void {
  const rows = [...(shownPanel()?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map(
    (row) => row.dataset.row,
  )
  const at = rows.indexOf(String(id))
  const next = rows[at + 1] ?? rows[at - 1]
  // after the list has rendered without the row
  return () => setTimeout(() => rowOf(next)?.focus())
}
