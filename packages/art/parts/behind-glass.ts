// A band of windows along the whole wall, and what is seen through it.
import { mix } from '#art/colour.ts'
import type { Mood } from '#art/moods.ts'
import type { Pen } from '#art/pen.ts'
import type { SetFrame } from './set.ts'

export interface Glass {
  left: number
  top: number
  sill: number
}

/** Fills the windows between two heights of the set with sky, then with what `view` draws behind them. */
export function behindGlass(
  pen: Pen,
  frame: SetFrame,
  mood: Mood,
  [high, low]: readonly [number, number],
  view: (glass: Glass) => void,
): Glass {
  const [top, sill] = [frame.y(high), frame.y(low)]
  // a wide picture keeps its left half for text
  const left = pen.width > pen.height ? pen.width * 0.5 : 0
  const glass = { left, top, sill }
  pen.inside(`M${left} ${top}H${pen.width}V${sill}H${left}Z`, () => {
    const sky = pen.fade([0, mood.sky[1]], [1, mix(mood.sky[2], mood.light, 0.35)])
    pen.rect(left, top, pen.width, sill - top, sky)
    view(glass)
  })
  return glass
}
