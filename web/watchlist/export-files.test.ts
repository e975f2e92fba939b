// Reading a chosen export in the browser: zips, several files, and zips that want to hurt.
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesIn } from './export-files.ts'

const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
    ),
  )
const read = (bytes: Uint8Array) => filesIn([{ name: 'export.zip', bytes }])

test('of a zip the files with titles are read, and what others wrote or was deleted is not', () => {
  const files = read(
    zip({
      'diary.csv': 'Name,Year\nMisaeng,2014',
      'lists/rainy.csv': '\ufeffName\n나의 아저씨',
      'deleted/diary.csv': 'Name\nGone',
      'profile.csv': 'Username\nminji',
      'README.txt': 'Hello',
      'picture.png': new Uint8Array([1, 2, 3]),
      'user-profile.json': '{}',
      'hidden-dropped.json': '[]',
    }),
  )
  expect(files).toEqual([
    { name: 'diary.csv', text: 'Name,Year\nMisaeng,2014' },
    { name: 'lists/rainy.csv', text: 'Name\n나의 아저씨' },
    { name: 'hidden-dropped.json', text: '[]' },
  ])
})

test("several files are read together, and Trakt's numbers of shows stay behind, but not those of lists", () => {
  const file = (name: string, value: unknown) => ({ name, bytes: strToU8(JSON.stringify(value)) })
  const show = { title: 'My Mister', ids: { trakt: 1 } }
  expect(
    filesIn([
      file('watched-shows.json', [{ show }]),
      file('lists-lists.json', [{ name: 'Rain', ids: { trakt: 7 } }]),
    ]),
  ).toEqual([
    { name: 'watched-shows.json', text: '[{"show":{"title":"My Mister"}}]' },
    { name: 'lists-lists.json', text: '[{"name":"Rain","ids":{"trakt":7}}]' },
  ])
})

/** The size that a zip says its first file has, in both places. */
function lie(bytes: Uint8Array, size: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  view.setUint32(22, size, true)
  const central = bytes.findLastIndex(
    (_, at) => view.byteLength > at + 4 && view.getUint32(at, true) === 0x02014b50,
  )
  view.setUint32(central + 24, size, true)
  return bytes
}

test('a bomb, too many files, a broken zip and one with nothing are refused in words', () => {
  const bomb = zip({ 'diary.csv': new Uint8Array(101_000_000).fill(32) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(() => read(bomb)).toThrow('too large')
  // what says that it is small is unpacked no further
  expect(read(lie(bomb, 1_000))[0]!.text.length).toBe(1_000)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`lists/${n}.csv`, 'Name\nA']))
  expect(() => read(zip(many))).toThrow('too many files')
  expect(() => read(zip({ 'diary.csv': 'Name\nA' }).slice(0, 40))).toThrow('Could not open this zip')
  expect(() => read(zip({ 'picture.png': new Uint8Array([1]) }))).toThrow('no CSV or JSON')
})
