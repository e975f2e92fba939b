// The filters of a list as the address has them, and in words.
import { type Filter, PLATFORMS } from '#contract/dramas.ts'
import { platformSlug } from '#contract/platforms.ts'
import { CAN_TAKE, type CanTake, LENGTHS, type Length } from '#contract/tonight.ts'
import { inWords } from '#web/discovery/categories.ts'
import type { Browse } from '#web/paths.ts'
import { namesIn } from './queries.ts'

export const FILTER_LABELS: Record<Filter, string> = {
  categories: 'Mood',
  feel: 'Feeling',
  length: 'Length',
  platform: 'Platform',
  year: 'Year',
  network: 'Network',
  genre: 'Genre',
}

/** In an address. Of a mood, what narrows a list and what asks for recommendations are one choice. */
export const fieldOf = (filter: Filter) => (filter === 'categories' ? 'mood' : filter)
export const chosenOf = (browse: Browse, filter: Filter) =>
  filter === 'categories' ? (browse.categories ?? browse.mood) : browse[filter]

/** What is changed, on the first page. */
export const narrowed = (browse: Browse, change: Browse): Browse => ({
  ...browse,
  ...change,
  page: 1,
  index: undefined,
  unchecked: undefined,
})

/** With one filter given up. */
export const without = (browse: Browse, filter: Filter): Browse =>
  narrowed(browse, {
    [fieldOf(filter)]: undefined,
    ...(filter === 'categories' && { categories: undefined }),
    ...(filter === 'platform' && { country: undefined }),
  })

export function chosenName(filter: Filter, value: string): string {
  if (filter === 'categories') return inWords(namesIn(value))
  if (filter === 'feel') return CAN_TAKE[value as CanTake].label
  if (filter === 'length') return LENGTHS[value as Length].label
  if (filter === 'platform')
    return PLATFORMS.find((name) => platformSlug(name) === platformSlug(value)) ?? value
  return value
}

/** In the order of the bar. */
export const FILTERS_IN_BAR = Object.keys(FILTER_LABELS) as Filter[]
