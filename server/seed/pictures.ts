// What the starter catalogue's pictures show: the scenes and motifs of each drama, and the scene and hour it got.
import type { Setting } from '#art/choice.ts'
import type { MotifName } from '#art/motif-names.ts'
import pictures from './pictures.json' with { type: 'json' }

export interface Picture {
  /** where the drama happens, the most telling first */
  scenes: string[]
  motifs: MotifName[]
}

/** By title. Scene and hour are chosen by tools/assets/assign-pictures.ts, so that neighbors in lists differ. */
export const pictureOf = new Map(Object.entries(pictures as unknown as Record<string, Picture & Setting>))
