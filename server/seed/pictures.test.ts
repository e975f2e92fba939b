// Holds the pictures of the starter catalogue to the promises made for them.
import { expect, test } from 'vitest'
import { isMotif, motifNames } from '#art/motif-names.ts'
import { isScene, sceneNames, sceneOf } from '#art/scenes.ts'
import { MOTIFS, MOTIFS_MOST } from '#contract/motifs.ts'
import { artworkSubjects } from './artwork-subjects.ts'
import { catalogue } from './catalogue/index.ts'
import { pictureOf } from './pictures.ts'

test('every drama has a picture, and every picture a drama', () => {
  expect([...pictureOf.keys()].toSorted()).toEqual(catalogue.map(({ title }) => title).toSorted())
})

test.each([...pictureOf])('%s names scenes and one to three motifs, all of which there are', (_, picture) => {
  expect(picture.scenes.filter((name) => !isScene(name))).toEqual([])
  expect(picture.motifs.filter((name) => !isMotif(name))).toEqual([])
  expect(picture.motifs.length).toBeGreaterThan(0)
  expect(picture.motifs.length).toBeLessThanOrEqual(MOTIFS_MOST)
  expect(new Set(picture.motifs).size).toBe(picture.motifs.length)
  expect(sceneOf(picture.scene).moods).toContain(picture.mood)
})

test('every drama stands in a scene of its own choice', () => {
  const elsewhere = [...pictureOf].filter(([, { scenes, scene }]) => !scenes.includes(scene))
  expect(elsewhere.map(([title]) => title)).toEqual([])
})

test.each([
  ['Hospital Playlist', 'Hospital Playlist 2'],
  ['Dr. Romantic', 'Dr. Romantic 2'],
  ['Age of Youth', 'Age of Youth 2'],
  ["Let's Eat", "Let's Eat 2"],
  ['Pachinko', 'Pachinko: Season 2'],
])(
  '%s and its sequel look like siblings: one scene at two hours, with other things in it',
  (first, second) => {
    const subjects = artworkSubjects()
    const [one, two] = [first, second].map((title) => subjects.find((subject) => subject.title === title)!)
    expect([two!.seed, two!.scene]).toEqual([one!.seed, one!.scene])
    expect(two!.mood).not.toBe(one!.mood)
    expect(two!.motifs.filter((motif) => one!.motifs.includes(motif))).toEqual([])
  },
)

test('there are more scenes and motifs than were asked for', () => {
  expect(sceneNames.length).toBeGreaterThanOrEqual(34)
  expect(motifNames.length).toBeGreaterThanOrEqual(60)
  expect(new Set([...pictureOf.values()].map(({ scene }) => scene)).size).toBeGreaterThanOrEqual(34)
})

test('admins can name exactly the motifs that can be drawn', () => {
  expect(MOTIFS).toEqual(motifNames)
})
