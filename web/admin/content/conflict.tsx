// Saves without overwriting somebody else's newer version: on a conflict the admin decides.
import { type ReactNode, useRef, useState } from 'react'
import type { HistoryArea, State } from '#contract/history.ts'
import { ApiError } from '#web/query.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { conflictsOf, settled } from './conflicting-fields.ts'

interface SaveOf<Fields extends object, Saved> {
  area: HistoryArea
  /** the item's id, or the name of a page */
  item: number | string
  /** saves all fields for a version; a 409 opens the dialog, other errors are thrown */
  put: (fields: Fields, version: number) => Promise<Saved>
}

interface Saving<Fields extends object, Saved> {
  /** @returns what was saved, or null if the admin went back without saving. @throws ApiError */
  save: (fields: Fields, version: number) => Promise<Saved | null>
  /** render it anywhere in the form's panel */
  dialog: ReactNode
}

interface Open<Fields> {
  mine: Fields
  /** the version the edit is based on */
  version: number
  theirs: State
  answer: (fields: Fields | null) => void
}

/** `fields` as the API has them: numbers, lists, null. */
export function useSave<Fields extends object, Saved>(of: SaveOf<Fields, Saved>): Saving<Fields, Saved> {
  const { area, item, put } = of
  const [open, setOpen] = useState<Open<Fields> | null>(null)
  const questions = useRef(0)

  async function save(mine: Fields, version: number): Promise<Saved | null> {
    try {
      return await put(mine, version)
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      const { version: newest, ...theirs } = current
      const isSame = conflictsOf(mine as State, theirs, null).length === 0
      const decided = isSame
        ? mine
        : await new Promise<Fields | null>((answer) => {
            questions.current++
            setOpen({ mine, version, theirs, answer })
          })
      setOpen(null)
      // there may be a newer version by then: the admin is asked again
      return decided && save(decided, newest)
    }
  }

  const dialog = open && (
    <ConflictDialog
      key={questions.current}
      area={area}
      item={item}
      mine={open.mine as State}
      theirs={open.theirs}
      version={open.version}
      onDecide={(choices) => open.answer(settled(open.mine, open.theirs, choices))}
      onCancel={() => open.answer(null)}
    />
  )
  return { save, dialog }
}

/** The current version, from the body of a 409. */
function currentOf(error: unknown): (State & { version: number }) | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { current } = error.body
  const isState = typeof current === 'object' && current !== null && 'version' in current
  return isState && typeof current.version === 'number' ? (current as State & { version: number }) : null
}
