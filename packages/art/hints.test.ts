// What titles, tags, genres and texts say about a picture.
import { expect, test } from 'vitest'
import { choose, spread } from './choice.ts'
import { isMotif } from './motif-names.ts'
import { motifsFor, type Subject } from './subject.ts'

const about = (title: string, words: Partial<Subject> = {}): Subject => ({ seed: title, title, ...words })

test.each([
  ['Judge vs. Judge', {}, 'courtroom', ['gavel', 'scales']],
  ['Emergency Doctor', {}, 'hospital', ['stethoscope', 'syringe']],
  ['The Baseball Club', {}, 'ballpark', ['baseball']],
  [
    'Untold',
    { tags: ['Joseon Dynasty', 'Royalty'] },
    /palace|chamber/,
    ['crown', 'hairpin', 'fan', 'calligraphy-brush', 'lantern'],
  ],
  ['Untold', { tags: ['Prison'] }, 'prison', ['letters', 'key']],
  ['Untold', { genre: 'Sports, Swimming', tags: ['Swimming'] }, 'pool', ['swim-goggles']],
  ['The Ghost of the Lift', { genre: 'Horror' }, 'spirit', ['lantern', 'ghost', 'candle']],
  ['Why an hour, and why twice a week', {}, 'livingroom', ['clock', 'alarm-clock']],
  ['Winter Letters', { tags: ['Ski'] }, /snow|ski/, ['red-scarf']],
] as const)('%s %o is drawn as what it is about', (title, words, scene, motifs) => {
  const subject = about(title, words)
  expect(choose(subject).scene).toMatch(scene)
  expect(motifs).toContain(motifsFor(subject)[0])
})

test('a word inside another says nothing', () => {
  expect(motifsFor(about('Catering to Lawns'))).toEqual([])
  expect(motifsFor(about('Sunset Boulevard'))).toEqual([])
})

test('what is named wins over what words say, and unknown names are ignored', () => {
  expect(motifsFor(about('Judge', { motifs: ['cat', 'no-such-thing', 'red-umbrella'] }))).toEqual([
    'cat',
    'red-umbrella',
  ])
  expect(motifsFor(about('Judge', { motifs: ['no-such-thing'] }))[0]).toMatch(/gavel|scales/)
})

test('motifs are at most three, different ones, and always the same', () => {
  const subject = about('The Judge, the Doctor, the Chef, the King and the Ghost')
  const motifs = motifsFor(subject)
  expect(motifs).toHaveLength(3)
  expect(new Set(motifs).size).toBe(3)
  expect(motifs.every(isMotif)).toBe(true)
  expect(motifsFor({ ...subject })).toEqual(motifs)
})

test('thirty dramas about lawyers still look different in every screen of twelve', () => {
  const lawyers = Array.from({ length: 30 }, (_, i) => about(`Lawyer ${i}`, { categories: ['legal'] }))
  const scenes = spread(lawyers).map(({ scene }) => scene)
  for (const [at] of scenes.entries()) {
    const screen = scenes.slice(at, at + 12)
    for (const scene of screen)
      expect(screen.filter((other) => other === scene).length).toBeLessThanOrEqual(2)
  }
  expect(scenes.filter((scene) => scene === 'courtroom').length).toBeGreaterThan(3)
})
