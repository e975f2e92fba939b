// The pictures are the same on every machine, survive any title, and contain only shapes.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cover, hero, poster, share, siteCard, tall } from './artwork.ts'
import { sceneNames, sceneOf } from './scenes.ts'
import { ARTWORK_VERSION, type Subject } from './subject.ts'

const ourBlues: Subject = {
  seed: 'our-blues',
  title: 'Our Blues',
  nativeTitle: '우리들의 블루스',
  genre: 'Slice of Life',
  categories: ['slice-of-life', 'family', 'healing', 'romance'],
  scene: 'sea',
  mood: 'noon',
}

const everyPicture = (subject: Subject): string[] => [
  poster(subject),
  tall(subject),
  hero(subject).svg,
  share(subject, 'Shimpyo'),
  cover(subject, 1280, 720),
]

test('the same subject always gives the same bytes', () => {
  const again = Object.fromEntries(Object.entries(ourBlues).toReversed()) as unknown as Subject
  expect(everyPicture(again)).toEqual(everyPicture(ourBlues))
  expect(poster({ ...ourBlues, seed: 'another' })).not.toBe(poster(ourBlues))
})

test('a change of the drawings needs a new ARTWORK_VERSION', () => {
  const all = createHash('sha256')
  for (const scene of sceneNames) {
    const mood = sceneOf(scene).moods[0]!
    const subject = { ...ourBlues, seed: scene, scene, mood }
    all.update(poster(subject)).update(hero(subject).svg)
  }
  // After an intended change: raise the version in subject.ts and put the new fingerprint here.
  expect({ version: ARTWORK_VERSION, fingerprint: all.digest('hex').slice(0, 16) }).toEqual({
    version: 4,
    fingerprint: '810a625afdf50823',
  })
})

test('once scene and mood are stored, editing the categories changes nothing', () => {
  expect(poster({ ...ourBlues, categories: ['thriller'], genre: 'Thriller' })).toBe(poster(ourBlues))
})

const ODD = [
  'A',
  '',
  '   ',
  'A Very Long English Title That Nobody Would Ever Put on a Poster but Somebody Will, and Then Some More of It',
  'x'.repeat(200),
  '아주아주 길고 긴 제목을 가진 드라마가 하나 있었습니다 그리고 그 뒤에도 이야기가 남았습니다',
  '가'.repeat(200),
  '</svg><script>alert(1)</script>',
  'Ça & <b>"quoted"</b> ]]> &amp; \'',
  '日本語 ✿ emoji 🎬👨‍👩‍👧',
  '\u0000\u0007\u200b\u202e\ud800',
  '우리들의'.normalize('NFD'),
]

const ELEMENTS =
  /^(svg|defs|g|use|rect|circle|ellipse|path|clipPath|filter|linearGradient|radialGradient|stop|fe[A-Za-z]+)$/

function expectOnlyShapes(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  for (const [, tag] of svg.matchAll(/<\/?([^\s/>]+)/g)) expect(tag).toMatch(ELEMENTS)
}

test.each(ODD)('a poster of %j is complete and contains only shapes', async (title) => {
  for (const nativeTitle of ['', '한', title]) {
    const subject = { ...ourBlues, title, nativeTitle }
    expectOnlyShapes(poster(subject))
    expectOnlyShapes(share(subject, 'Shimpyo'))
    const { width, height } = await sharp(Buffer.from(poster(subject))).metadata()
    expect([width, height]).toEqual([600, 900])
  }
})

test('no title, in any script, breaks a picture', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(text, text, fc.constantFrom(...sceneNames), (title, nativeTitle, scene) => {
      const subject = { seed: title, title, nativeTitle, scene, mood: sceneOf(scene).moods[0]! }
      expectOnlyShapes(poster(subject))
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('every scene can be drawn in each of its moods, tall and wide', () => {
  for (const scene of sceneNames) {
    for (const mood of sceneOf(scene).moods) {
      const subject = { seed: `${scene} ${mood}`, title: '', scene, mood }
      expectOnlyShapes(tall(subject))
      expectOnlyShapes(hero(subject).svg)
    }
  }
}, 60_000)

test('a hero names the colours that text over it needs', () => {
  const colours = {
    ink: expect.stringMatching(/^#[0-9a-f]{6}$/),
    edge: expect.stringMatching(/^#[0-9a-f]{6}$/),
  }
  expect(hero({ ...ourBlues, mood: 'night' })).toMatchObject({ dark: true, ...colours })
  expect(hero({ ...ourBlues, mood: 'noon' })).toMatchObject({ dark: false, ...colours })
})

test('the site has its own share image', () => {
  expectOnlyShapes(siteCard({ name: 'Shimpyo', native: '쉼표', lines: ['One line', 'and another'] }))
})
