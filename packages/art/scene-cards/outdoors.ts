// Scenes in the open: moods, categories and lettering of each.
import type { SceneCard } from '#art/scene.ts'

export const outdoors = {
  schoolroof: {
    moods: ['noon', 'dusk', 'dawn', 'wisteria', 'gardenia'],
    likes: { school: 5, romance: 1, thriller: 1, motivational: 1 },
    voices: ['round', 'gentle'],
  },
  ballpark: {
    moods: ['noon', 'dusk', 'night', 'gardenia'],
    likes: { sports: 5, motivational: 2, business: 1 },
    voices: ['round', 'carved'],
    crowded: true,
  },
  farm: {
    moods: ['noon', 'autumn', 'dawn', 'gardenia', 'dusk'],
    likes: { family: 3, healing: 2, 'slice-of-life': 2, comedy: 2 },
    voices: ['round', 'brush'],
  },
  harbour: {
    moods: ['dawn', 'noon', 'dusk', 'night', 'wisteria'],
    likes: { healing: 2, family: 2, 'slice-of-life': 2, romance: 1 },
    voices: ['gentle', 'brush'],
  },
  islandroad: {
    moods: ['noon', 'gardenia', 'dusk', 'wisteria', 'dawn'],
    likes: { healing: 3, romance: 2, 'slice-of-life': 2 },
    voices: ['gentle', 'round'],
  },
  rooftop: {
    moods: ['dusk', 'night', 'wisteria', 'noon', 'dawn'],
    likes: { romance: 2, comedy: 2, 'slice-of-life': 2, motivational: 2 },
    voices: ['round', 'gentle'],
  },
  airport: {
    moods: ['dawn', 'dusk', 'noon', 'night'],
    likes: { romance: 2, business: 2, workplace: 1, thriller: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  ridge: {
    moods: ['ember', 'dusk', 'dawn', 'snow', 'night', 'autumn'],
    likes: { historical: 4, revenge: 3, fantasy: 2, thriller: 1 },
    voices: ['carved', 'brush'],
  },
  temple: {
    moods: ['autumn', 'dawn', 'dusk', 'snow', 'night'],
    likes: { historical: 2, healing: 3, supernatural: 2 },
    voices: ['brush', 'carved'],
  },
  market: {
    moods: ['dusk', 'noon', 'night', 'autumn', 'dawn'],
    likes: { cooking: 3, family: 3, comedy: 2, 'slice-of-life': 2, historical: 1 },
    voices: ['brush', 'round'],
  },
  ski: {
    moods: ['snow', 'night', 'dawn', 'dusk'],
    likes: { romance: 2, sports: 2, comedy: 1 },
    voices: ['round', 'gentle'],
    crowded: true,
  },
  ambulance: {
    moods: ['night', 'dusk', 'rain', 'dawn', 'lagoon'],
    likes: { medical: 6, thriller: 1, workplace: 1 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  courthouse: {
    moods: ['dusk', 'dawn', 'autumn', 'noon', 'night', 'wisteria'],
    likes: { legal: 6, justice: 4 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  barracks: {
    moods: ['dawn', 'dusk', 'noon', 'autumn', 'snow'],
    // only where words say so
    likes: {},
    voices: ['carved', 'round'],
    crowded: true,
  },
  campus: {
    moods: ['blossom', 'noon', 'dawn', 'gardenia', 'autumn', 'dusk', 'wisteria'],
    likes: { school: 4, romance: 2, 'slice-of-life': 2, comedy: 1 },
    voices: ['round', 'quill', 'gentle'],
    crowded: true,
  },
  crossing: {
    moods: ['dusk', 'night', 'rain', 'dawn', 'autumn'],
    likes: { 'slice-of-life': 3, healing: 2, romance: 1, family: 1 },
    voices: ['gentle', 'brush'],
    crowded: true,
  },
} as const satisfies Record<string, SceneCard>
