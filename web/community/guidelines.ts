// The four community guidelines of the side card.
import type { Category } from '#contract/moods.ts'
import type { IconName } from '#web/ui/icon-names.ts'

interface Guideline {
  icon: IconName
  /** the mood whose color the icon has */
  tint: Category
  title: string
  text: string
}

export const guidelines: readonly Guideline[] = [
  {
    icon: 'heart-handshake',
    tint: 'healing',
    title: 'Be kind first',
    text: "You don't know what kind of day the other person has had.",
  },
  {
    icon: 'eye-off',
    tint: 'mystery',
    title: 'Mark spoilers',
    text: 'If your post gives something away, say so in the title and name the episode.',
  },
  {
    icon: 'message-circle',
    tint: 'school',
    title: 'Talk about the work',
    text: "Discuss roles, scenes, songs and scripts, and leave actors' private lives alone.",
  },
  {
    icon: 'shield-check',
    tint: 'family',
    title: 'Look after each other',
    text: 'Report posts that hurt others, and point anyone who sounds unsafe to people who can help.',
  },
]
