// Which picture a drama gets, and that its neighbours get different ones.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES } from '#contract/moods.ts'
import { choose, spread } from './choice.ts'
import { isScene, sceneNames, sceneOf } from './scenes.ts'
import type { Subject } from './subject.ts'

const anySubject = fc
  .record({ seed: fc.uuid(), categories: fc.subarray([...CATEGORIES], { maxLength: 5 }) })
  .map((parts): Subject => ({ ...parts, title: parts.seed, nativeTitle: '도깨비' }))

const anySubjects = fc.array(anySubject, { minLength: 2, maxLength: 60 })

test('no two neighbours have the same scene or the same mood', () => {
  fc.assert(
    fc.property(anySubjects, (subjects) => {
      const settings = spread(subjects)
      for (const [i, { scene, mood }] of settings.entries()) {
        const next = settings[i + 1]
        expect(scene).not.toBe(next?.scene)
        expect(mood).not.toBe(next?.mood)
        const inSight = settings.slice(i + 1, i + 9).map((other) => `${other.scene} ${other.mood}`)
        expect(inSight).not.toContain(`${scene} ${mood}`)
      }
    }),
    { numRuns: 60 },
  )
})

test('dramas of a single category still get different pictures', () => {
  const medical = Array.from({ length: 40 }, (_, i) => ({
    seed: `ward ${i}`,
    title: 'Ward',
    categories: ['medical'],
  }))
  const settings = spread(medical)
  expect(new Set(settings.map(({ scene }) => scene)).size).toBeGreaterThan(8)
  expect(new Set(settings.slice(0, 24).map(({ scene, mood }) => `${scene} ${mood}`)).size).toBe(24)
})

test('a new drama differs from the ones beside it', () => {
  const drama = { seed: 'new', title: 'New', categories: ['cooking'] }
  const [alone] = spread([drama])
  const [beside] = spread([drama], [alone!])
  expect(beside?.scene).not.toBe(alone?.scene)
  expect(beside?.mood).not.toBe(alone?.mood)
})

test('every scene is used only in its own moods', () => {
  fc.assert(
    fc.property(anySubjects, (subjects) => {
      for (const { scene, mood } of spread(subjects)) expect(sceneOf(scene).moods).toContain(mood)
    }),
    { numRuns: 30 },
  )
})

test('the same subjects always get the same pictures', () => {
  const subjects = Array.from({ length: 30 }, (_, i) => ({
    seed: `${i}`,
    title: `${i}`,
    categories: ['romance'],
  }))
  expect(spread(subjects)).toEqual(spread(subjects))
})

test('a saved choice is used, and an unknown name is ignored', () => {
  const drama = { seed: 'a', title: 'A', categories: ['historical'] }
  expect(choose({ ...drama, scene: 'stage', mood: 'snow' })).toMatchObject({ scene: 'stage', mood: 'snow' })
  expect(choose({ ...drama, scene: 'constructor', mood: 'toString' })).toEqual(choose(drama))
  expect(isScene('constructor')).toBe(false)
})

test('categories decide, whatever their spelling', () => {
  const scenes = (categories: string[], genre = '') =>
    Array.from(
      { length: 30 },
      (_, i) => choose({ seed: `cook ${i}`, title: 'Untold', categories, genre }).scene,
    )
  const atTable = (all: string[]) =>
    all.filter((scene) => ['jars', 'table', 'tent', 'kitchen', 'market'].includes(scene)).length
  expect(atTable(scenes(['cooking']))).toBeGreaterThan(24)
  expect(atTable(scenes([], 'Cooking'))).toBeGreaterThan(24)
  expect(scenes(['Slice of Life'])).toEqual(scenes(['slice-of-life']))
})

test('three thousand new dramas at once are chosen fast enough', () => {
  const subjects = Array.from({ length: 3000 }, (_, i) => ({
    seed: `import ${i}`,
    title: `${i}`,
    categories: [CATEGORIES[i % CATEGORIES.length]!],
  }))
  const scenes = new Set(spread(subjects).map(({ scene }) => scene))
  expect(scenes.size).toBe(sceneNames.length)
})
