// Titles can be read at 160 pixels, against what really lies behind them, and touch nobody: every scene, every hour.
import { expect, test, vi } from 'vitest'
import { choose } from '#art/choice.ts'
import { type SceneName, sceneNames, sceneOf } from '#art/scenes.ts'
import type { Subject } from '#art/subject.ts'
import { letteringOf, MARK, people, titles } from './title-pixels.ts'

vi.mock('#art/parts/figures.ts', async (original) => {
  const real = await original<typeof import('#art/parts/figures.ts')>()
  const figure: typeof real.figure = (pen, x, y, height, ...rest) => {
    if (!people.marked) real.figure(pen, x, y, height, ...rest)
    else pen.rect(x - height * 0.2, y - height * 1.02, height * 0.4, height * 1.02, MARK)
  }
  return { ...real, figure }
})
vi.mock('#art/parts/people.ts', async (original) => {
  const real = await original<typeof import('#art/parts/people.ts')>()
  const person: typeof real.person = (pen, x, y, height, clothes) => {
    if (!people.marked) real.person(pen, x, y, height, clothes)
    else pen.rect(x - height * 0.18, y - height, height * 0.36, height, MARK)
  }
  return { ...real, person }
})
vi.mock('./title.ts', async (original) => {
  const real = await original<typeof import('./title.ts')>()
  const setTitle: typeof real.setTitle = (...all) => titles.hidden || real.setTitle(...all)
  return { ...real, setTitle }
})

/** What WCAG asks of large letters; most of them have far more. */
const LEAST = 3

const SENTENCE = 'A Title of Sixty Letters Is About as Long as They Ever Get !'
const HANGUL = '아주 긴 제목을 가진 드라마가 하나 있었습니다'

/** Every hour of a scene with a short, a long and a middling title, and each layout a title can take at least once. */
function* subjectsIn(scene: SceneName): Generator<Subject> {
  const layouts = new Set<string>()
  for (const [i, mood] of sceneOf(scene).moods.entries())
    for (const [length, syllables] of [
      [9, 3],
      [27 + i, 5],
      [60, HANGUL.length],
    ] as const)
      for (const turn of [0, 1, 2]) {
        const subject = {
          title: SENTENCE.slice(0, length).trim(),
          nativeTitle: HANGUL.slice(-syllables).trim(),
          seed: `${scene} ${mood} ${length} ${turn}`,
          scene,
          mood,
          motifs: ['key', 'balloon', 'moon'],
        }
        const { layout } = choose(subject)
        if (turn === 0 || !layouts.has(`${layout} ${length}`)) yield subject
        layouts.add(`${layout} ${length}`)
      }
}

// the title of the cloth scene stands on a plain piece of cloth
const measured = sceneNames.filter((name) => name !== 'cloth')

test.each(measured)(
  'titles in the scene "%s" can be read, touch nobody and stay inside, at every hour',
  canBeRead,
  120_000,
)

async function canBeRead(scene: SceneName) {
  for (const subject of subjectsIn(scene)) {
    const { letters, contrast, touched, outside } = await letteringOf(subject)
    const { layout } = choose(subject)
    expect(letters).toBeGreaterThan(40)
    expect({ subject, layout, touched, outside }).toMatchObject({ touched: 0, outside: 0 })
    expect({ subject, layout, contrast, enough: contrast >= LEAST }).toMatchObject({ enough: true })
  }
}
