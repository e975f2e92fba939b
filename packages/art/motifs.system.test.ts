// Motifs stand beside the people of a scene, not on their legs.
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { tall } from './artwork.ts'
import { type SceneName, sceneNames, sceneOf } from './scenes.ts'

const people = vi.hoisted(() => ({ marked: false }))
const LEGS = 0.4
vi.mock('#art/parts/figures.ts', async (original) => {
  const real = await original<typeof import('#art/parts/figures.ts')>()
  const figure: typeof real.figure = (pen, x, y, height, ...rest) => {
    if (people.marked) pen.rect(x - height * 0.12, y - height * LEGS, height * 0.24, height * LEGS, '#ff00ff')
    else real.figure(pen, x, y, height, ...rest)
  }
  return { ...real, figure }
})

const [WIDTH, HEIGHT] = [150, 225]
async function marked(scene: SceneName, seed: string, motifs: string[]): Promise<Set<number>> {
  people.marked = true
  const svg = tall({ seed, title: '', scene, mood: sceneOf(scene).moods[0]!, motifs })
  people.marked = false
  const image = await sharp(Buffer.from(svg)).removeAlpha().resize(WIDTH, HEIGHT).raw().toBuffer()
  const all = Array.from({ length: WIDTH * HEIGHT }, (_, i) => i)
  return new Set(all.filter((i) => image[i * 3]! > 170 && image[i * 3 + 1]! < 130 && image[i * 3 + 2]! > 170))
}

test.each(sceneNames)('motifs in the scene "%s" leave the legs of its people free', async (scene) => {
  for (const seed of ['a', 'b', 'c']) {
    const legs = await marked(scene, seed, ['none'])
    for (const [i, motifs] of [['clock'], ['clock', 'suitcase'], ['clock', 'suitcase', 'jar']].entries()) {
      const free = await marked(scene, seed, motifs)
      const covered = [...legs].filter((at) => !free.has(at)).length / Math.max(1, legs.size)
      expect({ scene, seed, motifs: i + 1, free: covered < 0.15 }).toMatchObject({ free: true })
    }
  }
})
