// The scenes, the moods that suit each, and the categories each suits. No drawing here.
import type { MoodName } from './moods.ts'

interface SceneCard {
  /** the moods that suit it, best first */
  moods: readonly MoodName[]
  /** how well a category suits this scene */
  likes: Readonly<Record<string, number>>
}

const scenes = {
  roofs: {
    moods: ['dusk', 'dawn', 'night', 'autumn', 'wisteria', 'lagoon', 'ember'],
    likes: { historical: 5, family: 3, 'slice-of-life': 2, healing: 1, 'time-travel': 3, cooking: 1 },
  },
  rain: {
    moods: ['rain', 'night', 'dusk', 'lagoon'],
    likes: {
      mystery: 4,
      medical: 3,
      thriller: 3,
      supernatural: 2,
      legal: 3,
      romance: 1,
      'slice-of-life': 1,
      justice: 2,
    },
  },
  blossom: {
    moods: ['blossom', 'dawn', 'night', 'noon', 'wisteria'],
    likes: { romance: 4, school: 4, fantasy: 2, music: 3, healing: 1 },
  },
  sea: {
    moods: ['noon', 'dusk', 'wisteria', 'dawn', 'lagoon', 'night', 'gardenia'],
    likes: { healing: 4, family: 2, 'slice-of-life': 3, romance: 2, sports: 1 },
  },
  city: {
    moods: ['night', 'dusk', 'wisteria', 'lagoon', 'ember', 'autumn'],
    likes: {
      business: 5,
      workplace: 5,
      legal: 4,
      justice: 4,
      revenge: 3,
      romance: 1,
      comedy: 1,
      medical: 2,
    },
  },
  mountain: {
    moods: ['dawn', 'dusk', 'autumn', 'night', 'ember', 'lagoon', 'wisteria', 'snow'],
    likes: {
      historical: 3,
      fantasy: 4,
      supernatural: 4,
      motivational: 3,
      'time-travel': 3,
      revenge: 3,
      thriller: 2,
      healing: 1,
    },
  },
  jars: {
    moods: ['autumn', 'dawn', 'noon', 'dusk'],
    likes: { cooking: 6, family: 3, historical: 1, 'slice-of-life': 1 },
  },
  snow: {
    moods: ['snow', 'night'],
    likes: { family: 3, romance: 1, fantasy: 2, healing: 1, cooking: 2 },
  },
  field: {
    moods: ['noon', 'gardenia', 'autumn', 'dawn', 'dusk', 'wisteria'],
    likes: { 'slice-of-life': 3, sports: 6, motivational: 4, comedy: 4, school: 3, healing: 2 },
  },
  cloth: {
    moods: ['dawn', 'gardenia', 'blossom', 'lagoon', 'noon', 'dusk'],
    likes: { music: 3, healing: 3, family: 2, 'slice-of-life': 2, business: 1, comedy: 1 },
  },
  palace: {
    moods: ['dusk', 'autumn', 'night', 'dawn', 'ember', 'snow', 'lagoon', 'wisteria'],
    likes: { historical: 6, 'time-travel': 3, revenge: 2, supernatural: 1, mystery: 1, fantasy: 1 },
  },
  tent: {
    moods: ['night', 'dusk', 'rain', 'lagoon', 'ember'],
    likes: { comedy: 3, 'slice-of-life': 2, workplace: 3, cooking: 4, family: 2, justice: 2, romance: 1 },
  },
  river: {
    moods: ['dusk', 'wisteria', 'night', 'dawn', 'lagoon', 'noon', 'blossom'],
    likes: {
      romance: 3,
      workplace: 3,
      music: 3,
      business: 3,
      'slice-of-life': 2,
      medical: 3,
      legal: 2,
      healing: 1,
    },
  },
  train: {
    moods: ['autumn', 'noon', 'dawn', 'dusk', 'wisteria', 'blossom', 'gardenia', 'lagoon'],
    likes: {
      'time-travel': 4,
      motivational: 3,
      healing: 3,
      'slice-of-life': 3,
      romance: 2,
      school: 2,
      family: 1,
    },
  },
  alley: {
    moods: ['night', 'dusk', 'wisteria', 'rain', 'autumn', 'lagoon', 'ember'],
    likes: { thriller: 4, mystery: 4, justice: 2, family: 3, 'slice-of-life': 2, comedy: 2, supernatural: 3 },
  },
  table: {
    moods: ['autumn', 'dawn', 'dusk', 'gardenia', 'lagoon', 'night'],
    likes: { cooking: 6, family: 4, comedy: 2, 'slice-of-life': 2, healing: 1 },
  },
  stage: {
    moods: ['night', 'dusk', 'lagoon', 'ember', 'rain'],
    likes: { music: 7, romance: 1, comedy: 1, motivational: 2 },
  },
} as const satisfies Record<string, SceneCard>

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]
export const isScene = (name: string | undefined): name is SceneName =>
  name !== undefined && Object.hasOwn(scenes, name)
export const sceneOf = (name: SceneName): SceneCard => scenes[name]
