// The type of a filming place: a function that draws all that stands around the viewer.
import type { Mood } from '#art/moods.ts'
import type { Sphere } from '#art/panorama/sphere.ts'
import type { Random } from '#art/seeded-random.ts'

/** Metres around the viewer: what matters most stands straight ahead. */
export type Place = (sphere: Sphere, random: Random, mood: Mood) => void
