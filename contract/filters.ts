// The filters of a list of dramas beside words and topics: one rule each, for the lists, for how many each choice
// leaves, and for what to give up where nothing is left.
import { FILTERS, type Filter } from './dramas.ts'
import { foldCategory } from './fold-category.ts'
import { CATEGORIES } from './moods.ts'
import { platformPath, platformSlug } from './platforms.ts'
import { matchedMoods } from './search.ts'
import { CAN_TAKE, type CanTake, fitsTonight, LENGTHS, type Length } from './tonight.ts'

/** What is chosen of each, as in an address. */
export interface Filters {
  /** moods, separated by commas; one of them is enough */
  categories?: string | undefined
  feel?: CanTake | undefined
  length?: Length | undefined
  /** in any spelling of platforms.ts */
  platform?: string | undefined
  /** "2021", or "2020s" */
  year?: string | undefined
  network?: string | undefined
  genre?: string | undefined
}

/** What the filters ask of a drama. */
export interface Filtered {
  categories: readonly string[]
  feel: Parameters<typeof fitsTonight>[0]['feel']
  hours: number
  streamingPlatforms: readonly string[]
  year: number
  network: string | null
  /** several are separated by commas */
  genre: string
}

/** More moods than exist: a longer list is not a choice of moods. */
const MOODS_MOST = 100

/** "healing, family" -> the chosen moods, without doubles */
export const moodsIn = (categories: string): string[] =>
  [
    ...new Set(
      categories
        .split(',')
        .map((mood) => mood.trim())
        .filter(Boolean),
    ),
  ].slice(0, MOODS_MOST)

const genresOf = ({ genre }: Filtered) => genre.split(',').map((one) => one.trim())
const decadeOf = (year: number) => `${Math.floor(year / 10)}0s`
const named = (chosen: string) => {
  const key = foldCategory(chosen)
  return (name: string | null) => name !== null && foldCategory(name) === key
}

type Rule<D> = (drama: D) => boolean
/** Whether a drama is on a platform. Where countries are known, the caller knows better than the drama's own list. */
export type OnPlatform<D> = (platform: string) => Rule<D>

export const onOwnList =
  (platform: string): Rule<Pick<Filtered, 'streamingPlatforms'>> =>
  ({ streamingPlatforms }) =>
    platformSlug(platform) !== '' &&
    streamingPlatforms.some((name) => platformSlug(name) === platformSlug(platform))

const RULES: { [F in Filter]: (chosen: NonNullable<Filters[F]>) => Rule<Filtered> } = {
  categories: (categories) => {
    const moods = moodsIn(categories)
    return (drama) => matchedMoods(drama, moods).length > 0
  },
  feel: (feel) => (drama) => fitsTonight(drama, { feel }),
  length: (length) => (drama) => fitsTonight(drama, { length }),
  platform: onOwnList,
  year: (year) => (drama) => String(drama.year) === year || decadeOf(drama.year) === year,
  network: (network) => {
    const isSame = named(network)
    return (drama) => isSame(drama.network)
  },
  genre: (genre) => {
    const isSame = named(genre)
    return (drama) => genresOf(drama).some(isSame)
  },
}

/** The rule of each filter that is set. */
export function rulesOf<D extends Filtered>(
  filters: Filters,
  isOn: OnPlatform<D> = onOwnList,
): Map<Filter, Rule<D>> {
  const rules = new Map<Filter, Rule<D>>()
  for (const filter of FILTERS) {
    const chosen = filters[filter]
    if (!chosen) continue
    rules.set(filter, filter === 'platform' ? isOn(chosen) : RULES[filter](chosen as never))
  }
  return rules
}

const FOLDED_MOODS = CATEGORIES.map((mood) => ({ mood, folded: foldCategory(mood) }))

/** As matchedMoods() for every mood, folding each name once: a catalog has many dramas. */
function moodsOf({ categories }: Filtered): string[] {
  const own = categories.map(foldCategory)
  return FOLDED_MOODS.filter(({ folded }) => own.some((category) => category.includes(folded))).map(
    ({ mood }) => mood,
  )
}

/** What a drama counts for, of each filter. A drama is on several platforms, and may fit two feelings. */
const VALUES: { [F in Exclude<Filter, 'platform'>]: (drama: Filtered) => readonly string[] } = {
  categories: moodsOf,
  feel: (drama) => Object.keys(CAN_TAKE).filter((feel) => fitsTonight(drama, { feel: feel as CanTake })),
  length: (drama) =>
    Object.keys(LENGTHS).filter((length) => fitsTonight(drama, { length: length as Length })),
  year: ({ year }) => [decadeOf(year), String(year)],
  network: ({ network }) => (network ? [network] : []),
  genre: (drama) => genresOf(drama).filter(Boolean),
}

export interface Choice {
  /** as in an address */
  value: string
  /** its name, where that is not the value */
  name?: string
  /** the dramas that are left with it and all other filters */
  count: number
}
export interface Choices {
  choices: Record<Filter, Choice[]>
  /** how many are left without one of the filters that are set, and with all others */
  without: { filter: Filter; count: number }[]
}

/** @param platforms all that can be chosen */
export function choicesOf<D extends Filtered>(
  dramas: readonly D[],
  filters: Filters,
  platforms: readonly string[],
  isOn: OnPlatform<D> = onOwnList,
): Choices {
  const rules = [...rulesOf(filters, isOn)]
  const on = platforms.map((name) => ({ name, has: isOn(name) }))
  const counts = Object.fromEntries(FILTERS.map((filter) => [filter, new Map<string, number>()])) as Record<
    Filter,
    Map<string, number>
  >
  const without = new Map<Filter, number>(rules.map(([filter]) => [filter, 0]))
  for (const drama of dramas) {
    const against = rules.filter(([, has]) => !has(drama))
    if (against.length > 1) continue
    const only = against[0]?.[0]
    for (const filter of only ? [only] : FILTERS) {
      const values =
        filter === 'platform'
          ? on.filter(({ has }) => has(drama)).map(({ name }) => name)
          : VALUES[filter](drama)
      for (const value of new Set(values)) counts[filter].set(value, (counts[filter].get(value) ?? 0) + 1)
    }
    for (const [filter] of rules) if (!only || only === filter) without.set(filter, without.get(filter)! + 1)
  }
  return {
    choices: Object.fromEntries(
      FILTERS.map((filter) => [filter, inOrder(filter, counts[filter])]),
    ) as Choices['choices'],
    without: [...without].map(([filter, count]) => ({ filter, count })),
  }
}

const byName = (a: Choice, b: Choice) => (a.value < b.value ? -1 : 1)
const LISTED: Partial<Record<Filter, readonly string[]>> = {
  categories: CATEGORIES,
  feel: Object.keys(CAN_TAKE),
  length: Object.keys(LENGTHS),
}

/** Moods, feelings and lengths as they are listed; the newest decade and year first; networks by their number; else A to Z. */
function inOrder(filter: Filter, counts: ReadonlyMap<string, number>): Choice[] {
  const all = [...counts].map(([value, count]) => ({ value, count }))
  const listed = LISTED[filter]
  if (listed) return all.sort((a, b) => listed.indexOf(a.value) - listed.indexOf(b.value))
  if (filter === 'network') return all.sort((a, b) => b.count - a.count || byName(a, b))
  if (filter === 'year') return all.sort((a, b) => b.value.length - a.value.length || byName(b, a))
  if (filter === 'genre') return all.sort(byName)
  return all.sort(byName).map(({ value, count }) => ({ value: platformPath(value), name: value, count }))
}
