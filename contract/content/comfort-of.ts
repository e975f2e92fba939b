// What visitors get of the comfort guide's fields.
import { type Comfort, type ComfortScales, type ContentNote, SCALES } from '../comfort.ts'
import type { DramaFields } from './drama.ts'

/** What readers have reported and no admin has decided on. */
export interface Reports {
  reported: string[]
  /** of these, what counts as shown */
  confirmed: string[]
}

export const scalesOf = (drama: Pick<DramaFields, keyof ComfortScales>) =>
  Object.fromEntries(SCALES.flatMap((scale) => (drama[scale] === null ? [] : [[scale, drama[scale]]])))

/** Undefined while nobody has reviewed the drama. A topic with a note is never "not found". */
export function comfortOf(drama: DramaFields, { reported, confirmed }: Reports): Comfort | undefined {
  if (!drama.comfortSource) return undefined
  const notes = drama.contentNotes
  return {
    ...scalesOf(drama),
    notes,
    notFound: drama.contentNotFound.filter((topic) => !notes.includes(topic)),
    reported: reported.filter((topic) => !notes.includes(topic)),
    confirmed: confirmed.filter((topic) => !notes.includes(topic)),
    details: Object.fromEntries(
      notes.flatMap((note) => {
        const detail = drama.contentDetails[note as ContentNote]
        return detail ? [[note, detail]] : []
      }),
    ),
    pages: drama.comfortPages,
    source: drama.comfortSource,
  }
}
