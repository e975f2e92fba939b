// Puts the motifs of a subject into its picture, at the spots that its scene leaves free.

import type { Mood } from './moods.ts'
import type { MotifName } from './motif-names.ts'
import { spotsOf } from './motif-spots.ts'
import { animals } from './motifs/animals.ts'
import { food } from './motifs/food.ts'
import { home } from './motifs/home.ts'
import type { Motif } from './motifs/motif.ts'
import { music } from './motifs/music.ts'
import { plants } from './motifs/plants.ts'
import { play } from './motifs/play.ts'
import { sky } from './motifs/sky.ts'
import { travel } from './motifs/travel.ts'
import { wear } from './motifs/wear.ts'
import { words } from './motifs/words.ts'
import { work } from './motifs/work.ts'
import { paints, setFrame } from './parts/set.ts'
import type { Pen } from './pen.ts'
import type { Side } from './scene.ts'
import type { SceneName } from './scenes.ts'
import { motifsFor, type Subject } from './subject.ts'

const motifs: Readonly<Record<MotifName, Motif>> = {
  ...sky,
  ...animals,
  ...plants,
  ...food,
  ...travel,
  ...words,
  ...music,
  ...play,
  ...work,
  ...wear,
  ...home,
}

/** Draws them in front of the scene: what flies into the air, everything else onto the ground. */
export function drawMotifs(pen: Pen, mood: Mood, subject: Subject, scene: SceneName, side: Side): void {
  const wide = pen.width > pen.height
  const frame = setFrame(pen, wide, side)
  const { ground, air } = spotsOf(scene)
  const brush = { pen, mood, p: paints(mood, mood.dark ? 0.1 : 0.05) }
  let [stood, flown] = [0, 0]
  for (const name of motifsFor(subject)) {
    const motif = motifs[name]
    const [x, y, size] = motif.flies ? air[flown++ % air.length]! : ground[stood++ % ground.length]!
    const scale = (size / 100) * (motif.size ?? 1)
    frame.draw(() =>
      pen.place(x, y, scale, () => {
        if (motif.flies) pen.circle(0, -46, 92, pen.glow([0, mood.sky[2], 0.4], [1, mood.sky[2], 0]))
        else {
          pen.circle(
            0,
            -48,
            100,
            pen.glow([0, mood.sky[2], 0.55], [0.5, mood.sky[2], 0.28], [1, mood.sky[2], 0]),
          )
          pen.ellipse(0, 2, 62, 8, mood.deep, { opacity: 0.45 })
        }
        motif.draw(brush)
      }),
    )
  }
}
