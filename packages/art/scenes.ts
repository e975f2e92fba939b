// The scenes, the moods that suit each, and the categories each suits. No drawing here.
import type { SceneCard } from './scene.ts'
import { first } from './scene-cards/first.ts'
import { indoors } from './scene-cards/indoors.ts'
import { latest } from './scene-cards/latest.ts'
import { outdoors } from './scene-cards/outdoors.ts'

const scenes = { ...first, ...outdoors, ...indoors, ...latest }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]
export const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name)
export const sceneOf = (name: SceneName): SceneCard => scenes[name]
