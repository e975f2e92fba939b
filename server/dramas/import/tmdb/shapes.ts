// The parts of TMDB's answers that the site reads (version 3 of its API).
import { z } from 'zod'

const name = z.string().catch('')
/** A part that is missing or malformed counts as empty. */
const block = <T extends z.ZodType>(shape: T, empty: z.output<T>) => shape.catch(empty as never)
/** Without its malformed entries, which must not hide the others. */
const list = <T extends z.ZodType>(shape: T) =>
  z
    .array(shape.nullable().catch(null as never))
    .transform((all) => all.filter((one): one is NonNullable<typeof one> => one !== null))
const entries = <T extends z.ZodType>(shape: T) => block(list(shape), [])
const names = entries(z.object({ name }))

const show = z.object({
  id: z.int().positive(),
  name,
  original_name: name,
  origin_country: z.array(z.string()).catch([]),
  first_air_date: name,
})
export type TmdbShow = z.output<typeof show>

export const searchAnswer = z.object({ results: list(show), total_pages: z.number().catch(1) })

const services = entries(z.object({ provider_name: z.string(), display_priority: z.number().catch(1_000) }))
const offers = z.object({ flatrate: services, free: services, ads: services, rent: services, buy: services })
export type TmdbOffers = z.output<typeof offers>

/** Where a drama can be watched, by country: "US". */
export const providersAnswer = z.object({ results: z.record(z.string(), offers.nullable().catch(null)) })

/** A day that is missing or malformed is none. */
const airDate = z.iso.date().nullable().catch(null)
const episode = z.object({
  air_date: airDate,
  episode_number: z.int().min(1).max(5_000),
  season_number: z.int().min(0).max(1_000),
  episode_type: name,
  name,
})
export type TmdbEpisode = z.output<typeof episode>

const seasons = entries(z.object({ air_date: airDate, season_number: z.int() }))

/** The parts of the details that say what airs. */
export const airingAnswer = z.object({
  id: z.int().positive(),
  status: name,
  last_episode_to_air: episode.nullable().catch(null),
  next_episode_to_air: episode.nullable().catch(null),
  seasons,
})
export type TmdbAiring = z.output<typeof airingAnswer>
export const seasonAnswer = z.object({ episodes: list(episode) })

/** The file of a picture at TMDB: "/u59kTmNHXzaGZqokivxLPiBVIML.jpg". Anything else counts as none. */
const picturePath = z
  .string()
  .regex(/^\/[\w-]{1,80}\.(?:jpe?g|png|webp)$/)
  .nullable()
  .catch(null)

const credits = block(
  z.object({
    cast: entries(
      z.object({
        name,
        profile_path: picturePath,
        roles: entries(z.object({ character: name })),
        order: z.number().catch(1_000),
      }),
    ),
    crew: entries(z.object({ name, jobs: entries(z.object({ job: name })) })),
  }),
  { cast: [], crew: [] },
)

export const detailsAnswer = show.extend({
  last_air_date: name,
  status: name,
  number_of_episodes: z.number().nullable().catch(null),
  vote_average: z.number().catch(0),
  vote_count: z.number().catch(0),
  genres: names,
  created_by: names,
  networks: names,
  keywords: block(z.object({ results: names }), { results: [] }),
  alternative_titles: block(z.object({ results: entries(z.object({ iso_3166_1: name, title: name })) }), {
    results: [],
  }),
  aggregate_credits: credits,
  'watch/providers': block(providersAnswer, { results: {} }),
})
export type TmdbDetails = z.output<typeof detailsAnswer>

/** A drama with its credits, trailers, pictures and first season; with its offers, so that one call reads all of it. */
export const titleAnswer = show.extend({
  poster_path: picturePath,
  aggregate_credits: credits,
  videos: block(
    z.object({
      results: entries(
        z.object({
          key: z.string().regex(/^[\w-]{11}$/),
          site: z.literal('YouTube'),
          type: z.enum(['Trailer', 'Teaser']),
          official: z.boolean().catch(false),
        }),
      ),
    }),
    { results: [] },
  ),
  images: block(z.object({ backdrops: entries(z.object({ file_path: picturePath })) }), { backdrops: [] }),
  seasons,
  'season/1': block(z.object({ episodes: entries(episode) }), { episodes: [] }),
  'watch/providers': providersAnswer,
})
export type TmdbTitle = z.output<typeof titleAnswer>
