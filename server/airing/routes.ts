// The calls about what airs.
import type { FastifyInstance } from 'fastify'
import { koreanDay } from '#contract/airing.ts'
import type { Bind } from '#server/http/bind.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { Site } from '#server/site.ts'
import { myDramas } from './mine.ts'
import { whatAirs } from './read.ts'

export function airingRoutes(
  app: FastifyInstance,
  bind: Bind,
  { db, env }: Site,
  cache: Pick<ResponseCache, 'drop'>,
) {
  const today = () => koreanDay(new Date())
  dropEachDay(app, cache)

  bind('GET /api/airing', () => whatAirs(db, env, today()))

  bind('GET /api/airing/mine', async ({ me }) => ({
    dramas: await myDramas(db, env, me.id, today()),
  }))
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
