// The filming places that have drawings of their own, with the hour of each. No drawing here.
import type { MoodName } from '#art/moods.ts'

const hours = {
  cheongha: 'noon',
  guryongpo: 'dusk',
  yeongjin: 'wisteria',
  hagwon: 'gardenia',
  hanbyeok: 'noon',
  noksapyeong: 'night',
  mokpo: 'ember',
  baekbin: 'dusk',
  binae: 'autumn',
  manhyu: 'autumn',
  haenggung: 'dawn',
  hwahongmun: 'wisteria',
  goseong: 'noon',
  pocheon: 'lagoon',
} as const satisfies Record<string, MoodName>

export type PlaceName = keyof typeof hours
export const placeNames = Object.keys(hours) as PlaceName[]
export const isPlace = (name: string | null | undefined): name is PlaceName =>
  typeof name === 'string' && Object.hasOwn(hours, name)
export const hourOf = (name: PlaceName): MoodName => hours[name]
