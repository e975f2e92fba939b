// Which drawn picture stands beside a text of ours: a place and an hour that the artwork knows.
import type { MoodName } from '#art/moods.ts'

export type SceneName =
  | 'roofs'
  | 'rain'
  | 'blossom'
  | 'sea'
  | 'city'
  | 'mountain'
  | 'jars'
  | 'snow'
  | 'field'
  | 'cloth'

export interface Picture {
  scene: SceneName
  mood: MoodName
}
