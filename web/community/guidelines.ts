// The four guidelines of the community, as its side card shows them.
import type { Category } from '#contract/dramas.ts'
import type { IconName } from '#web/ui/icon-names.ts'

interface Guideline {
  icon: IconName
  /** the mood that lends the icon its colour */
  tint: Category
  title: string
  text: string
}

export const guidelines: readonly Guideline[] = [
  {
    icon: 'heart-handshake',
    tint: 'healing',
    title: 'Be kind first',
    text: 'You do not know what kind of day the other person has had.',
  },
  {
    icon: 'eye-off',
    tint: 'mystery',
    title: 'Leave the ending to them',
    text: 'Say so in the title when a post gives something away, and name the episode you have reached.',
  },
  {
    icon: 'message-circle',
    tint: 'school',
    title: 'Talk about the work',
    text: 'Roles, scenes, songs and scripts are ours to discuss; the private lives of actors are not.',
  },
  {
    icon: 'shield-check',
    tint: 'family',
    title: 'Look after each other',
    text: 'Report what hurts, and if somebody sounds unsafe, tell us and point them to people nearby who can help.',
  },
]
