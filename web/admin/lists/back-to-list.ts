// Navigation between a list and its form: the address has the edited id, and the list focuses that row afterwards.
import { type RefObject, useEffect } from 'react'
import { goTo, resetTab, type TabId, usePanelPlace } from '#web/admin/tabs.ts'

/** The id this panel's form edits; null: something new; 'unknown': the address has an invalid id. */
export function useEdited(): number | null | 'unknown' {
  const param = usePanelPlace().search.get('edit')
  return param === null ? null : (idIn(param) ?? 'unknown')
}

const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

/** The row to focus when the list is shown again. */
let awaited: { list: TabId; id: number | undefined } | null = null

/** Saved or cancelled: returns to the list in its previous state. */
export function backToList(form: TabId, list: TabId, id: number | undefined): void {
  awaited = { list, id }
  goTo(list)
  resetTab(form)
}

/** Switches the form to a new item. */
export const startAnew = (form: TabId): void => goTo(form, {})

/**
 * After returning from the form, focuses the row, or the heading if the row is not on the page.
 * Rows carry `data-row={id}`; their first button gets the focus.
 */
export function useReturn(list: TabId, rows: RefObject<HTMLElement | null>, heading: string): void {
  const { isShown } = usePanelPlace()
  useEffect(() => {
    if (!isShown || awaited?.list !== list) return
    const { id } = awaited
    awaited = null
    const target = rowIn(rows.current, id) ?? document.getElementById(heading)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [isShown, list, rows, heading])
}

export const rowIn = (place: HTMLElement | null, id: number | undefined) =>
  id === undefined ? null : place?.querySelector<HTMLElement>(`[data-row="${id}"] button`)

/** Call it before deleting a row. @returns a function that focuses the next row, or the previous one */
export function afterDelete(place: HTMLElement | null, id: number): () => void {
  const rows = [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => row.dataset.row)
  const at = rows.indexOf(String(id))
  const next = rows[at + 1] ?? rows[at - 1]
  // after the list has rendered without the row
  return () => setTimeout(() => rowIn(place, next === undefined ? undefined : Number(next))?.focus())
}
