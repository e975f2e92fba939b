// The calls about what airs: the schedule for everyone, and each member's watchlist, followed people, calendar and email.
import { z } from 'zod'
import { MOST_FOLLOWED } from '../airing.ts'
import type { EndpointTable } from '../endpoint.ts'
import { done, id, moment, textOf } from './fields.ts'
import { personLink } from './people.ts'
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
  /** on my watchlist (saved, planned or being watched) and with a day */
  dramas: z.array(id),
  /** of people I follow, with a day or new to the site */
  ofPeople: z.array(
    z.object({
      drama: relatedDrama,
      /** a day or a month to come */
      day: z.string().nullable(),
      /** the people I follow who are in it */
      people: z.array(z.string()),
    }),
  ),
  following: z.array(personLink),
  /** since when my calendar has its address; null: it has none */
  calendarSince: moment.nullable(),
  weeklyMail: z.boolean(),
  /** false: this site sends no email, or the account has no address */
  canMail: z.boolean(),
})
export type MyAiring = z.infer<typeof mine>

const following = { name: 'following-people', max: 120, seconds: 600 }
const calendar = { name: 'calendar', max: 20, seconds: 3_600 }

export const airingApi = {
  'GET /api/airing': {
    does: 'Lists the episodes of Korean dramas that air this week and next, and dramas that begin later. Days are of Korea. Data: TMDB, and the facts of this site.',
    gives: whatAirs,
    keep: ['airing', 'dramas', 'where-to-watch'],
  },
  'GET /api/airing/mine': {
    does: 'Lists which dramas on your watchlist, and of people you follow, have a day on which they air; whom you follow; and whether you have a calendar and the weekly email.',
    who: 'member',
    gives: mine,
  },
  'PUT /api/people/{slug}/follow': {
    does: `Follows an actor or writer: their new dramas appear under what airs. At most ${MOST_FOLLOWED} people.`,
    who: 'member',
    gives: done,
    fails: ['not-found', 'conflict'],
    limit: following,
  },
  'DELETE /api/people/{slug}/follow': {
    does: 'Stops following. Stopping twice is not an error.',
    who: 'member',
    gives: done,
    fails: ['not-found'],
    limit: following,
  },
  'POST /api/airing/calendar': {
    does: 'Makes the address of your own calendar, or a new one: the old one stops working. It is shown this once; anyone who has it can read the calendar.',
    who: 'member',
    gives: z.object({ address: z.string(), calendarSince: moment }),
    status: 201,
    limit: calendar,
  },
  'DELETE /api/airing/calendar': {
    does: 'Removes the address of your own calendar.',
    who: 'member',
    gives: done,
    limit: calendar,
  },
  'GET /api/airing/calendars/{file}': {
    does: 'Returns the calendar of a member as iCalendar (RFC 5545): what airs of their watchlist and of people they follow. The secret in its address is all that it needs.',
    gives: textOf('text/calendar'),
    fails: ['not-found'],
    personal: true,
    // A service that reads many members' calendars has few addresses.
    limit: { name: 'calendar-read', max: 600, seconds: 600, per: 'address' },
  },
  'PUT /api/airing/weekly-mail': {
    does: 'Switches the weekly email about what airs on or off. It comes on Monday in Korea, and only if something airs.',
    who: 'member',
    takes: z.object({ isOn: z.boolean({ error: 'isOn must be true or false' }) }),
    gives: done,
    fails: ['conflict'],
    limit: { name: 'weekly-mail', max: 30, seconds: 600 },
  },
} as const satisfies EndpointTable
