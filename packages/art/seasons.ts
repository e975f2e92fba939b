// Later seasons look like the first: the same scene and composition, at another hour.
import { isScene, sceneOf } from './scenes.ts'

/** What a drama's pictures are drawn from, once chosen. */
export interface Drawn {
  seed: string
  scene: string
  mood: string
}

/** The title of the first season, where this is the title of a later one: "Let's Eat 2", "Pachinko: Season 2". */
export function firstSeasonOf(title: string): string | null {
  const [, first] = /^(.+?)(?::? (?:Season|Part))? (?:[2-9]|II|III|IV)$/.exec(title.trim()) ?? []
  return first ?? null
}

/** The later season of a drama: an hour that suits the scene and that no other season has. */
export function siblingOf({ seed, scene, mood }: Drawn, taken: readonly string[] = []): Drawn {
  const hours = isScene(scene) ? sceneOf(scene).moods.filter((hour) => hour !== mood) : []
  return { seed, scene, mood: hours.find((hour) => !taken.includes(hour)) ?? hours[0] ?? mood }
}
