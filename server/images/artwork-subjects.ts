// What a row's pictures are drawn from. The same for the page that names a picture, the call that draws it, and
// the command that draws the starter catalogue ahead: or their names would differ.
import type { Subject } from '#art/subject.ts'

interface Drawn {
  artSeed: string
  artScene: string
  artMood: string
}

const drawn = ({ artSeed: seed, artScene: scene, artMood: mood }: Drawn) => ({ seed, scene, mood })

export const dramaSubject = (row: Drawn & { title: string; nativeTitle: string | null }): Subject => ({
  ...drawn(row),
  title: row.title,
  nativeTitle: row.nativeTitle,
})

export const articleSubject = (row: Drawn & { title: string }): Subject => ({
  ...drawn(row),
  title: row.title,
})

export const placeSubject = (row: Drawn & { name: string; nativeName: string | null }): Subject => ({
  ...drawn(row),
  title: row.name,
  nativeTitle: row.nativeName,
})
