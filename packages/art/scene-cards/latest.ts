// The scenes that came last: at the end of the list, so that what was chosen by chance before stays chosen.
import type { SceneCard } from '#art/scene.ts'

export const latest = {
  tunnel: {
    moods: ['night', 'dusk', 'rain', 'noon', 'dawn', 'lagoon'],
    likes: { 'time-travel': 4, mystery: 3, thriller: 2 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  camp: {
    moods: ['dusk', 'dawn', 'noon', 'ember', 'autumn'],
    likes: { medical: 2 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  rainstreet: {
    moods: ['rain', 'night', 'dusk', 'lagoon', 'wisteria'],
    likes: { romance: 3, 'slice-of-life': 1 },
    voices: ['quill', 'gentle'],
    crowded: true,
  },
  road: {
    moods: ['night', 'rain', 'dusk', 'ember', 'lagoon'],
    likes: { thriller: 4, justice: 3, mystery: 2, revenge: 2 },
    voices: ['carved', 'gentle'],
    crowded: true,
  },
  grill: {
    moods: ['dusk', 'night', 'ember', 'autumn', 'dawn'],
    likes: { cooking: 4, comedy: 2, 'slice-of-life': 2, workplace: 2 },
    voices: ['round', 'brush'],
    crowded: true,
  },
  playground: {
    moods: ['noon', 'dusk', 'dawn', 'gardenia', 'ember'],
    // only where words say so
    likes: {},
    voices: ['round', 'carved'],
    crowded: true,
  },
} as const satisfies Record<string, SceneCard>
