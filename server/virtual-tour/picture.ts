// What a filming place's pictures are drawn from.
import type { InferSelectModel } from 'drizzle-orm'
import type { Subject } from '#art/subject.ts'
import type { places } from './table.ts'

type Drawn = Pick<InferSelectModel<typeof places>, 'name' | 'nativeName' | 'artSeed' | 'artScene' | 'artMood'>

export const placeSubject = ({ name, nativeName, artSeed, artScene, artMood }: Drawn): Subject => ({
  seed: artSeed,
  title: name,
  nativeTitle: nativeName,
  scene: artScene,
  mood: artMood,
})
