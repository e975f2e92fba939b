// The calls about dramas that anyone may make.
import { z } from 'zod'
import { CLOSE_BECAUSE } from '../close-matches.ts'
import { notesIn } from '../comfort.ts'
import { DRAMA } from '../content/drama.ts'
import { FILTERS, isYear, NEWEST_MOST, SORTS } from '../dramas.ts'
import type { EndpointTable } from '../endpoint.ts'
import { ROLES } from '../people.ts'
import { CAN_TAKE, isCanTake, isLength, LENGTHS } from '../tonight.ts'
import { noteDetails, publicShape } from './content.ts'
import { id, moment } from './fields.ts'
import { page, wholeNumber } from './list-query.ts'
import { pageRead } from './page-read.ts'
import { country } from './where-to-watch.ts'

const scale = z.int().min(1).max(5).optional()
export const scales = { gentleness: scale, tears: scale, heaviness: scale, pace: scale }

/** How a drama feels, and which topics of the comfort guide it shows or mentions; absent while nobody has reviewed it. */
export const feel = z.object({ ...scales, shown: z.array(z.string()), mentioned: z.array(z.string()) })

const membersRating = z.object({
  /** from 1 to 10, with one decimal */
  mean: z.number(),
  count: z.int(),
  /** how many gave each rating, from 1 to 10 */
  histogram: z.array(z.int()),
})
/** How members rate a drama; never of fewer than five. */
export type MembersRating = z.infer<typeof membersRating>

export const drama = z
  .object({
    id,
    ...publicShape(DRAMA, 'list'),
    imageUrl: z.string(),
    art: z.object({
      poster: z.string(),
      tall: z.string(),
      hero: z.string(),
      share: z.string(),
      ground: z.string(),
    }),
    feel: feel.optional(),
    /** absent with fewer than five ratings */
    membersRating: membersRating.optional(),
    updatedAt: moment,
  })
  .meta({ id: 'Drama' })
const dramas = z.array(drama)

/** What TMDB says of a drama, on sites that show it. Pictures are addresses of this site. */
const tmdbTitle = z.object({
  id: z.int(),
  /** where they differ from ours */
  title: z.string().optional(),
  nativeTitle: z.string().optional(),
  /** the leading ones first */
  cast: z.array(z.object({ name: z.string(), role: z.string().optional(), face: z.string().optional() })),
  crew: z.array(z.object({ job: z.string(), names: z.array(z.string()) })),
  /** a video of YouTube */
  trailer: z.string().optional(),
  /** where TMDB has several seasons: the one that the episodes are of */
  season: z.int().optional(),
  episodes: z
    .array(z.object({ number: z.int(), name: z.string().optional(), day: z.string().optional() }))
    .optional(),
  stills: z.array(z.string()),
})
export type TmdbTitle = z.infer<typeof tmdbTitle>

const oneDrama = drama
  .extend({
    ...publicShape(DRAMA, 'page'),
    /** its cast and writers as the drama names them, with the addresses of their pages */
    people: z.array(z.object({ name: z.string(), slug: z.string(), role: z.enum(ROLES) })).optional(),
    tmdb: tmdbTitle.optional(),
    comfort: z
      .object({
        ...scales,
        notes: z.array(z.string()),
        notFound: z.array(z.string()),
        /** by readers, and not decided yet */
        reported: z.array(z.string()),
        /** of these, what several independent members say: it counts as shown */
        confirmed: z.array(z.string()),
        details: noteDetails,
        pages: z.array(pageRead),
        source: z.string(),
      })
      .optional(),
  })
  .meta({ id: 'DramaDetail' })
/** A drama as visitors get it. What stands on its own page alone is absent in lists; `comfort` while nobody has reviewed it. */
export type Drama = z.infer<typeof oneDrama>

export const closeMatch = z.object({
  drama,
  because: z.enum(CLOSE_BECAUSE),
  /** the name that comes near */
  name: z.string(),
})
export type CloseMatch = z.infer<typeof closeMatch>

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]

export const meant = z.object({
  /** what was meant: "Calm dramas". Blank for what is no word of feeling */
  title: z.string(),
  /** the moods that it stands for */
  moods: z.array(z.string()),
  /** the filters that list all of them, where there are some */
  feel: z.enum(namesOf(CAN_TAKE)).optional(),
  length: z.enum(namesOf(LENGTHS)).optional(),
  dramas,
})
export type DramasMeant = z.infer<typeof meant>

const suggestion = z.object({
  id,
  title: z.string(),
  year: z.int(),
  nativeTitle: z.string().optional(),
  /** only its facts are known */
  inIndex: z.boolean().optional(),
  feel: z.object(scales).optional(),
  because: z.enum(CLOSE_BECAUSE),
  /** the name that comes near: its title, 나의 아저씨, Gong Yoo */
  name: z.string(),
  /** of its cast or its writers: the person who has that name */
  person: z.object({ slug: z.string(), name: z.string(), nativeName: z.string().optional() }).optional(),
})
/** A drama that may be meant by what was typed so far. */
export type Suggestion = z.infer<typeof suggestion>

export const dramaCount = z.object({
  count: z.int(),
  /** how many more might fit, if somebody looked */
  notLookedFor: z.int().optional(),
})
export type DramaCount = z.infer<typeof dramaCount>

const choice = z.object({
  /** as in the query */
  value: z.string(),
  name: z.string().optional(),
  /** the dramas that are left with it and all other filters */
  count: z.int(),
})
const choices = z.object({
  choices: z.object(
    Object.fromEntries(FILTERS.map((filter) => [filter, z.array(choice)])) as Record<
      (typeof FILTERS)[number],
      z.ZodArray<typeof choice>
    >,
  ),
  /** the dramas that are left without this filter, and with all others */
  without: z.array(z.object({ filter: z.enum(FILTERS), count: z.int() })),
})

const limit = wholeNumber('limit', 100)
export const term = z.string().max(10_000).optional()
// Unknown topics and answers are ignored; any value of `gentle` sets it.
const topics = z
  .string()
  .max(2_000)
  .optional()
  .transform((text) => notesIn(text).join(',') || undefined)
const flag = z
  .string()
  .max(10)
  .optional()
  .transform((value) => (value ? '1' : undefined))
const answer = <Name extends string>(isOne: (name: string | undefined) => name is Name) =>
  z
    .string()
    .max(20)
    .optional()
    .transform((value) => (isOne(value) ? value : undefined))
export const filters = {
  /** topics that are not shown: looked for and not found, or only mentioned */
  avoid: topics,
  /** topics that are not even mentioned */
  avoidMentions: topics,
  gentle: flag,
  /** what somebody can take tonight: `light`, `bittersweet` or `cry` */
  feel: answer(isCanTake),
  /** how long it may be: `evening`, `week` or `long` */
  length: answer(isLength),
  /** moods, comma-separated: one of them is enough */
  categories: z.string().max(2_000).optional(),
  platform: z.string().max(200).optional(),
  /** of the platform */
  country,
  /** 2021, or 2020s */
  year: z
    .string()
    .refine(isYear, { error: 'year must be a year or a decade, such as 2021 or 2020s' })
    .optional(),
  network: z.string().max(200).optional(),
  genre: z.string().max(200).optional(),
}
/** instead of the dramas that fit the filter those of which nobody knows, because nobody has looked closely */
const unchecked = flag

export const dramasApi = {
  'GET /api/dramas': { does: 'Lists all dramas.', gives: dramas, keep: ['dramas', 'ratings'] },
  'GET /api/dramas/top-rated': {
    does: 'Lists all dramas, highest rated first, at most `limit`.',
    query: z.object({ limit }),
    gives: dramas,
    keep: ['dramas', 'ratings'],
  },
  'GET /api/dramas/popular': {
    does: 'Lists the popular dramas, highest rated first, at most `limit`.',
    query: z.object({ limit }),
    gives: dramas,
    keep: ['dramas', 'ratings'],
  },
  'GET /api/dramas/newest': {
    does: `Lists the dramas that joined the catalog last, at most \`limit\` (${NEWEST_MOST}). Those of the starter catalog are not among them.`,
    query: z.object({ limit: wholeNumber('limit', NEWEST_MOST) }),
    gives: z.array(drama.extend({ joinedAt: moment })),
    keep: ['dramas', 'ratings'],
  },
  'GET /api/dramas/sorted': {
    does: 'Lists all dramas in the chosen order. `page` returns 60 at a time, `search` keeps those that contain the words. `avoid` (topics, comma-separated) keeps dramas that do not show these topics as far as somebody has looked, `avoidMentions` those that do not even mention them, `gentle=1` the gentle ones, `feel` (light, bittersweet, cry) those that feel so, `length` (evening, week, long) those that take so long; `categories`, `platform` (in a `country`), `year`, `network` and `genre` those that have it. With `unchecked=1` those that may fit, but nobody has looked closely.',
    query: z.object({
      sortBy: z.enum(SORTS, { error: `sortBy must be one of ${SORTS.join(', ')}` }).default('ranking'),
      search: term,
      page,
      ...filters,
      unchecked,
    }),
    gives: dramas,
    keep: ['dramas', 'ratings', 'where-to-watch'],
  },
  'GET /api/dramas/recommended': {
    does: 'Lists dramas in one or more of the given categories, the best fit first: how each feels by the comfort guide, weighed by what the moods mean, and how many of them it has; then by rating. With `feel`, those that feel so, of all categories where none is given. `why` says what speaks for it.',
    query: z.object({ ...filters, page, unchecked }),
    gives: z.array(drama.extend({ why: z.string().optional() })),
    keep: ['dramas', 'ratings', 'home', 'where-to-watch'],
  },
  'GET /api/dramas/suggested': {
    does: 'Suggests up to six dramas while typing: those with a title, or a word in it, or a person that starts with the text; `person` has a page of their own. If there are none, those with similar names. None that shows a topic of `avoid`.',
    query: z.object({ typed: term.default(''), avoid: topics, avoidMentions: topics }),
    gives: z.array(suggestion),
    keep: ['dramas'],
  },
  'GET /api/dramas/count': {
    does: 'Counts dramas, optionally of a search, categories and filters. With `avoid`, `avoidMentions` or `gentle`, also counts those that might match but have not been checked for every topic.',
    query: z.object({
      search: term,
      ...filters,
    }),
    gives: dramaCount,
    keep: ['dramas', 'where-to-watch'],
  },
  'GET /api/dramas/choices': {
    does: 'Lists what can be chosen of each filter, and how many dramas each choice leaves; and for each filter that is set, how many there are without it.',
    query: z.object({ search: term, ...filters }),
    gives: choices,
    keep: ['dramas', 'where-to-watch'],
  },
  'GET /api/dramas/platform/{platform}': {
    does: 'Lists the dramas on a streaming platform, highest rated first. With `country`, those that are on it there, where that is known.',
    query: z.object({ country, page }),
    gives: dramas,
    keep: ['dramas', 'ratings', 'where-to-watch'],
  },
  'GET /api/dramas/{id}': {
    does: 'Returns a drama. `inIndex` marks one of which only facts are known.',
    gives: oneDrama,
    keep: ['dramas', 'ratings', 'people'],
  },
} as const satisfies EndpointTable
