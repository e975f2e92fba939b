// From a list to its form and back: the address tells the form what is edited, and the list finds the row again.
import { type RefObject, useEffect } from 'react'
import { forgetPlace, goTo, type TabId, usePanelPlace } from '#web/admin/tabs.ts'

/** What the form of this panel edits; null: something new; 'unknown': the address names something that cannot exist. */
export function useEdited(): number | null | 'unknown' {
  const param = usePanelPlace().search.get('edit')
  return param === null ? null : (idIn(param) ?? 'unknown')
}

const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)

/** Which row a list should come back to. */
let awaited: { list: TabId; id: number | undefined } | null = null

/** Done with the form, or given up: back to its list, as that was left. */
export function backToList(form: TabId, list: TabId, id: number | undefined): void {
  awaited = { list, id }
  goTo(list)
  forgetPlace(form)
}

/** The form forgets what it edited and begins a new one. */
export const startAnew = (form: TabId): void => goTo(form, {})

/**
 * When one comes back from the form, the focus returns to the row, or to the heading when it is not on the page.
 * Rows carry `data-row={id}`; their first button takes the focus.
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

/** Before a row is deleted: where the focus should be once it is gone, on the next row, or on the one before it. */
export function afterDelete(place: HTMLElement | null, id: number): () => void {
  const rows = [...(place?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => row.dataset.row)
  const at = rows.indexOf(String(id))
  const next = rows[at + 1] ?? rows[at - 1]
  // the list is drawn without the row first
  return () => setTimeout(() => rowIn(place, next === undefined ? undefined : Number(next))?.focus())
}
