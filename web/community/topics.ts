// The five popular topics of the side card.
import type { Category } from '#contract/moods.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export interface Topic {
  title: string
  icon: IconName
  /** the mood whose color the topic has */
  tint: Category
}

export const topics: readonly Topic[] = [
  { title: 'Healing Dramas', icon: 'sprout', tint: 'healing' },
  { title: 'Romance Recommendations', icon: 'heart', tint: 'romance' },
  { title: 'OST Discussions', icon: 'music', tint: 'music' },
  { title: 'Actor Spotlights', icon: 'star', tint: 'school' },
  { title: 'Episode Reviews', icon: 'tv', tint: 'comedy' },
]
