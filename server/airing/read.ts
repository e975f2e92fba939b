// What airs: the schedule, cached by day in Korea, from which calls, calendars and mails are made.
import { and, asc, eq, gte, isNotNull, not, type SQL, sql } from 'drizzle-orm'
import { addDays, DAYS_BACK, LATER_MOST, mondayOf } from '#contract/airing.ts'
import type { Airs, NextToAir, WhatAirs } from '#contract/api/airing.ts'
import { cachedBy } from '#server/db/cached.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { readCards } from '#server/dramas/related/store.ts'
import { dramas, isHere } from '#server/dramas/table.ts'
import type { Env } from '#server/env.ts'
import { showsWhereToWatch } from '#server/where-to-watch/read.ts'
import { tmdbMatches } from '#server/where-to-watch/table.ts'
import { wasRematched } from './store.ts'
import { airingDramas, airingEpisodes } from './table.ts'

/** Episodes of a drama on one day. */
export interface Airing extends NextToAir {
  dramaId: number
  title: string
  /** of what is known of them */
  changedAt: Date
}

interface Schedule {
  /** in the order of their days, from four weeks ago on */
  airings: readonly Airing[]
  /** the months to come in which other dramas begin, whose day is not known */
  firstMonths: ReadonlyMap<number, string>
}

const MOST_ROWS = 20_000

const cachedSchedule = prepared((db) =>
  cachedBy(db, ['airing', 'dramas', 'where-to-watch'], (key: string) => load(db, key), 4),
)

/** @param today the day it is in Korea */
export const scheduleOn = (db: Db, env: Env, today: string): Promise<Schedule> =>
  cachedSchedule(db)(`${today} ${showsWhereToWatch(env) ? 'tmdb' : ''}`)

async function load(db: Db, key: string): Promise<Schedule> {
  const [today, asksTmdb] = key.split(' ') as [string, string]
  const from = addDays(today, -DAYS_BACK)
  const airings = grouped(asksTmdb ? await episodesFrom(db, from) : [])
  const onTmdb = new Set(airings.map(({ dramaId }) => dramaId))
  const firstMonths = new Map<number, string>()
  for (const { id, title, airedFrom, updatedAt } of await dramasFrom(db, from)) {
    if (onTmdb.has(id)) continue
    // Of a month that has begun the day may be over.
    if (airedFrom!.length === 7 && airedFrom! > today.slice(0, 7)) firstMonths.set(id, airedFrom!)
    if (airedFrom!.length < 10) continue
    airings.push({ dramaId: id, title, day: airedFrom!, season: 1, first: 1, last: 1, changedAt: updatedAt })
  }
  return { airings: airings.sort(byDay), firstMonths }
}

interface OnDay {
  dramaId: number
  day: string
}
const byDay = (a: OnDay, b: OnDay) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.dramaId - b.dramaId)

const episodesFrom = (db: Db | Tx, from: string, which?: SQL) =>
  db
    .select({ row: airingEpisodes, title: dramas.title })
    .from(airingEpisodes)
    .innerJoin(airingDramas, eq(airingDramas.dramaId, airingEpisodes.dramaId))
    .innerJoin(dramas, and(eq(dramas.id, airingEpisodes.dramaId), isHere))
    .leftJoin(tmdbMatches, eq(tmdbMatches.dramaId, airingEpisodes.dramaId))
    .where(and(gte(airingEpisodes.day, from), which, sql`${not(wasRematched)} is not false`))
    .orderBy(asc(airingEpisodes.dramaId), asc(airingEpisodes.season), asc(airingEpisodes.number))
    .limit(MOST_ROWS)

/** Episodes of these dramas that TMDB knows, the latest day first. @param which a condition on airing_episodes */
export const episodesOf = async (db: Db | Tx, from: string, which: SQL): Promise<Airing[]> =>
  grouped(await episodesFrom(db, from, which)).sort((a, b) => byDay(b, a))

/** By the facts of this site. */
const dramasFrom = (db: Db, from: string) =>
  db
    .select({ id: dramas.id, title: dramas.title, airedFrom: dramas.airedFrom, updatedAt: dramas.updatedAt })
    .from(dramas)
    .where(and(isHere, isNotNull(dramas.airedFrom), gte(dramas.airedFrom, from.slice(0, 7))))
    .limit(MOST_ROWS)

/** Consecutive episodes of one day become one airing. */
function grouped(rows: Awaited<ReturnType<typeof episodesFrom>>): Airing[] {
  const all: Airing[] = []
  for (const { row, title } of rows) {
    const { dramaId, season, number, day, isLast, changedAt } = row
    const before = all.at(-1)
    const goesOn = before?.dramaId === dramaId && before.season === season && before.last === number - 1
    if (goesOn && before.day === day) {
      before.last = number
      if (changedAt > before.changedAt) before.changedAt = changedAt
    } else all.push({ dramaId, title, day, season, first: number, last: number, changedAt })
    if (isLast) all.at(-1)!.isLast = true
  }
  return all
}

/** What everybody sees: this week and the next, and what begins later. */
export async function whatAirs(db: Db, env: Env, today: string): Promise<WhatAirs> {
  const { airings, firstMonths } = await scheduleOn(db, env, today)
  const monday = mondayOf(today)
  const end = addDays(monday, 14)
  const soon = airings.filter(({ day }) => day >= monday && day < end)
  const later = [
    ...airings.filter(({ day, first }) => day >= end && first === 1),
    ...[...firstMonths].map(([dramaId, day]) => ({ dramaId, day })),
  ]
    .sort(byDay)
    .slice(0, LATER_MOST)
  const cards = await readCards(
    db,
    [...soon, ...later].map(({ dramaId }) => dramaId),
  )
  const withCard = <T extends { dramaId: number }>({ dramaId, ...rest }: T) => {
    const drama = cards.get(dramaId)
    return drama ? [{ drama, ...rest }] : []
  }
  return {
    isKnown: showsWhereToWatch(env),
    today,
    days: soon.map(({ title, changedAt, ...one }) => one).flatMap(withCard) satisfies Airs[],
    later: later.map(({ dramaId, day }) => ({ dramaId, day })).flatMap(withCard),
  }
}

/** The next episodes of each drama, today's among them. */
export async function nextOf(db: Db, env: Env, today: string): Promise<ReadonlyMap<number, NextToAir>> {
  const { airings } = await scheduleOn(db, env, today)
  const next = new Map<number, NextToAir>()
  for (const { dramaId, title, changedAt, ...one } of airings)
    if (one.day >= today && !next.has(dramaId)) next.set(dramaId, one)
  return next
}

/** Every drama with a day, or a month, to come. */
export async function dramasToCome(db: Db, env: Env, today: string): Promise<ReadonlyMap<number, string>> {
  const { firstMonths } = await scheduleOn(db, env, today)
  const next = await nextOf(db, env, today)
  return new Map([...firstMonths, ...[...next].map(([id, { day }]) => [id, day] as const)])
}
