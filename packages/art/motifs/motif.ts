// What a motif is: a small thing drawn in its own box, 100 units tall, its foot at 0.
import type { Mood } from '#art/moods.ts'
import type { paints } from '#art/parts/set.ts'
import type { Pen } from '#art/pen.ts'

export interface Brush {
  pen: Pen
  mood: Mood
  p: ReturnType<typeof paints>
}

export interface Motif {
  /** in the air instead of on the ground */
  flies?: boolean
  /** how large beside the others; 1 when left out */
  size?: number
  draw(brush: Brush): void
}
