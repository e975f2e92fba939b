// The calls about what airs.
import type { FastifyInstance } from 'fastify'
import { koreanDay } from '#contract/airing.ts'
import type { Bind } from '#server/http/bind.ts'
import { conflict, notFound } from '#server/http/failures.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { Site } from '#server/site.ts'
import { calendarOf } from './calendar.ts'
import { follow, followed, stopFollowing } from './following.ts'
import { airingsFor, whatIsMine } from './mine.ts'
import { whatAirs } from './read.ts'
import {
  makeCalendar,
  memberOfCalendar,
  removeCalendar,
  subscriptionsOf,
  switchWeeklyMail,
} from './subscriptions.ts'

const done = { success: true as const }

export function airingRoutes(
  app: FastifyInstance,
  bind: Bind,
  { db, env }: Site,
  cache: Pick<ResponseCache, 'drop'>,
) {
  const today = () => koreanDay(new Date())
  const canMail = (email: string | null) => env.SMTP_URL !== undefined && email !== null
  dropEachDay(app, cache)

  bind('GET /api/airing', () => whatAirs(db, env, today()))

  bind('GET /api/airing/mine', async ({ me }) => ({
    ...(await whatIsMine(db, env, me.id, today())),
    following: await followed(db, me.id),
    ...(await subscriptionsOf(db, me.id)),
    canMail: canMail(me.email),
  }))

  bind('PUT /api/people/{slug}/follow', async ({ params, me }) => {
    await follow(db, me.id, params.slug)
    return done
  })
  bind('DELETE /api/people/{slug}/follow', async ({ params, me }) => {
    await stopFollowing(db, me.id, params.slug)
    return done
  })

  bind('POST /api/airing/calendar', async ({ me }) => {
    const { secret, calendarSince } = await makeCalendar(db, me.id)
    return { address: `${env.siteUrl}/api/airing/calendars/${secret}.ics`, calendarSince }
  })
  bind('DELETE /api/airing/calendar', async ({ me }) => {
    await removeCalendar(db, me.id)
    return done
  })
  bind('GET /api/airing/calendars/{file}', async ({ params, reply }) => {
    const memberId = await memberOfCalendar(db, params.file.replace(/\.ics$/, ''))
    if (memberId === null) throw notFound('calendar')
    const airings = await airingsFor(db, env, memberId, today())
    reply.type('text/calendar; charset=utf-8')
    return calendarOf({ name: env.SITE_NAME, url: env.siteUrl, airings })
  })

  bind('PUT /api/airing/weekly-mail', async ({ body: { isOn }, me }) => {
    if (isOn && !canMail(me.email)) throw conflict('This site cannot send you email')
    await switchWeeklyMail(db, me.id, isOn)
    return done
  })
}

const EVERY = 10_000

/** "This week" is another one at midnight in Korea, though nothing was written. */
function dropEachDay(app: FastifyInstance, cache: Pick<ResponseCache, 'drop'>) {
  let day = koreanDay(new Date())
  const timer = setInterval(() => {
    const now = koreanDay(new Date())
    if (now !== day) cache.drop('airing')
    day = now
  }, EVERY).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
