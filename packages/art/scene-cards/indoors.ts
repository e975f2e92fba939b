// Scenes under a roof: moods, categories and lettering of each.
import type { SceneCard } from '#art/scene.ts'

export const indoors = {
  hospital: {
    moods: ['night', 'dawn', 'lagoon', 'rain', 'dusk', 'noon'],
    likes: { medical: 7, healing: 2, workplace: 1, supernatural: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  courtroom: {
    moods: ['dusk', 'dawn', 'autumn', 'night', 'ember'],
    likes: { legal: 7, justice: 4 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  class: {
    moods: ['noon', 'dusk', 'dawn', 'blossom', 'gardenia', 'rain'],
    likes: { school: 7, comedy: 1, romance: 1 },
    voices: ['round', 'gentle'],
    crowded: true,
  },
  office: {
    moods: ['night', 'dawn', 'dusk', 'noon', 'wisteria', 'rain'],
    likes: { workplace: 5, business: 5, comedy: 1, legal: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  lift: {
    moods: ['dusk', 'night', 'lagoon', 'dawn', 'ember'],
    likes: { business: 3, workplace: 2, comedy: 1, thriller: 1, romance: 1 },
    voices: ['carved', 'gentle'],
  },
  kitchen: {
    moods: ['ember', 'dusk', 'night', 'lagoon', 'autumn', 'dawn'],
    likes: { cooking: 7, workplace: 1, comedy: 1 },
    voices: ['brush', 'round'],
    crowded: true,
  },
  store: {
    moods: ['night', 'lagoon', 'dusk', 'rain', 'wisteria'],
    likes: { 'slice-of-life': 2, comedy: 2, school: 1, romance: 1, workplace: 1 },
    voices: ['round', 'gentle'],
    crowded: true,
  },
  subway: {
    moods: ['lagoon', 'night', 'dawn', 'dusk', 'noon'],
    likes: { 'slice-of-life': 2, workplace: 2, romance: 1, mystery: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  bus: {
    moods: ['rain', 'dusk', 'dawn', 'night', 'autumn'],
    likes: { romance: 2, 'slice-of-life': 2, healing: 1, mystery: 1 },
    voices: ['gentle', 'round'],
    crowded: true,
  },
  gym: {
    moods: ['dawn', 'noon', 'dusk', 'night', 'gardenia'],
    likes: { sports: 6, motivational: 2, school: 1 },
    voices: ['round', 'carved'],
    crowded: true,
  },
  pool: {
    moods: ['noon', 'dawn', 'lagoon', 'dusk'],
    likes: { sports: 4, motivational: 2, school: 1, romance: 1 },
    voices: ['round', 'gentle'],
    crowded: true,
  },
  prison: {
    moods: ['dawn', 'dusk', 'night', 'snow'],
    likes: { justice: 4, comedy: 1, thriller: 1, motivational: 1 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  police: {
    moods: ['night', 'rain', 'dusk', 'dawn'],
    likes: { justice: 4, mystery: 5, thriller: 4 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  books: {
    moods: ['autumn', 'dawn', 'dusk', 'night', 'wisteria'],
    likes: { romance: 2, healing: 3, 'slice-of-life': 2, workplace: 1 },
    voices: ['quill', 'gentle'],
    crowded: true,
  },
  inn: {
    moods: ['dusk', 'dawn', 'autumn', 'night'],
    likes: { family: 2, healing: 2, comedy: 2, 'slice-of-life': 1 },
    voices: ['brush', 'gentle'],
    crowded: true,
  },
  stairwell: {
    moods: ['dusk', 'night', 'rain', 'dawn'],
    likes: { thriller: 3, mystery: 2, family: 1, 'slice-of-life': 2, comedy: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  chamber: {
    moods: ['dusk', 'night', 'dawn', 'autumn', 'ember'],
    likes: { historical: 6, romance: 1, cooking: 1 },
    voices: ['brush', 'carved'],
    crowded: true,
  },
  studio: {
    moods: ['night', 'dusk', 'lagoon', 'wisteria', 'dawn'],
    likes: { music: 6, romance: 1, healing: 1 },
    voices: ['quill', 'round'],
    crowded: true,
  },
  filmset: {
    moods: ['night', 'dusk', 'dawn', 'gardenia'],
    likes: { workplace: 2, romance: 2, comedy: 1, motivational: 2 },
    voices: ['round', 'gentle'],
    crowded: true,
  },
  greenhouse: {
    moods: ['dawn', 'noon', 'autumn', 'dusk', 'lagoon'],
    likes: { healing: 4, romance: 1, 'slice-of-life': 2 },
    voices: ['quill', 'gentle'],
    crowded: true,
  },
  surgery: {
    moods: ['night', 'lagoon', 'dusk', 'dawn', 'rain'],
    likes: { medical: 6, workplace: 1, thriller: 1 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  meeting: {
    moods: ['dawn', 'dusk', 'night', 'noon', 'lagoon', 'wisteria'],
    likes: { workplace: 4, business: 4, comedy: 1 },
    voices: ['gentle', 'carved'],
    crowded: true,
  },
  cafe: {
    moods: ['dusk', 'autumn', 'dawn', 'rain', 'noon', 'wisteria', 'gardenia'],
    likes: { romance: 3, healing: 2, 'slice-of-life': 2, cooking: 1, comedy: 1 },
    voices: ['quill', 'gentle', 'round'],
    crowded: true,
  },
  courtladies: {
    moods: ['dusk', 'dawn', 'night', 'autumn', 'ember'],
    likes: { historical: 5, romance: 1, cooking: 1 },
    voices: ['carved', 'brush'],
    crowded: true,
  },
  livingroom: {
    moods: ['noon', 'dawn', 'gardenia', 'autumn', 'dusk', 'wisteria'],
    likes: { family: 4, 'slice-of-life': 3, healing: 2, comedy: 1 },
    voices: ['round', 'gentle', 'brush'],
    crowded: true,
  },
  gallery: {
    moods: ['dawn', 'wisteria', 'dusk', 'noon', 'lagoon'],
    likes: { romance: 1, healing: 1, business: 1 },
    voices: ['quill', 'carved'],
    crowded: true,
  },
  practice: {
    moods: ['dawn', 'blossom', 'wisteria', 'dusk', 'lagoon'],
    likes: { music: 2, motivational: 2 },
    voices: ['quill', 'gentle'],
    crowded: true,
  },
  badminton: {
    moods: ['dawn', 'noon', 'dusk', 'night', 'gardenia'],
    // only where words say so
    likes: {},
    voices: ['round', 'carved'],
    crowded: true,
  },
  spirit: {
    moods: ['night', 'lagoon', 'ember', 'wisteria'],
    likes: { supernatural: 7, fantasy: 3, thriller: 1 },
    voices: ['quill', 'carved'],
  },
} as const satisfies Record<string, SceneCard>
