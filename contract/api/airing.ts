// The calls about what airs: for everybody, and what of it is one's own.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { id } from './fields.ts'
import { relatedDrama } from './related.ts'

const episodes = {
  /** in Korea's calendar */
  day: z.iso.date(),
  season: z.int(),
  first: z.int(),
  last: z.int(),
  /** the last of the drama, or of its season */
  isLast: z.literal(true).optional(),
}
/** Episodes of a drama on one day. */
export const nextToAir = z.object(episodes).meta({ id: 'NextToAir' })
export type NextToAir = z.infer<typeof nextToAir>

const airs = z.object({ drama: relatedDrama, ...episodes }).meta({ id: 'Airs' })
export type Airs = z.infer<typeof airs>

const whatAirs = z.object({
  /** false: this site does not ask TMDB, and knows the first days of its own dramas alone */
  isKnown: z.boolean(),
  /** the day it is in Korea */
  today: z.iso.date(),
  /** in the order of their days, from Monday of this week to Sunday of the next */
  days: z.array(airs),
  /** dramas that begin later, the nearest first; of some only the month is known: "2026-12" */
  later: z.array(z.object({ drama: relatedDrama, day: z.string() })),
})
export type WhatAirs = z.infer<typeof whatAirs>

const mine = z.object({
  /** those of my list that have a day: saved, planned or being watched */
  dramas: z.array(id),
})
export type MyAiring = z.infer<typeof mine>

export const airingApi = {
  'GET /api/airing': {
    does: 'Lists the episodes of Korean dramas that air this week and next, and dramas that begin later. Days are of Korea. Data: TMDB, and the facts of this site.',
    gives: whatAirs,
    keep: ['airing', 'dramas', 'where-to-watch'],
  },
  'GET /api/airing/mine': {
    does: 'Lists which dramas of your watchlist have a day on which they air.',
    who: 'member',
    gives: mine,
  },
} as const satisfies EndpointTable
