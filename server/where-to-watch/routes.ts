// The calls about where to watch. On a site without a TMDB key they say nothing.
import { isDrama } from '#server/dramas/store.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import {
  knownCountries,
  matchByAdmin,
  matchForAdmins,
  platformsOf,
  showsWhereToWatch,
  whereToWatch,
} from './read.ts'

export function whereToWatchRoutes(bind: Bind, { db, env }: Site) {
  const isShown = showsWhereToWatch(env)
  const countries = knownCountries(db)

  bind('GET /api/dramas/{id}/see-also/where-to-watch', async ({ params, query }) => {
    if (!(await isDrama(db, params.id))) throw notFound('drama')
    return isShown ? whereToWatch(db, params.id, query.country) : {}
  })

  bind('GET /api/where-to-watch', ({ query: { country, ids } }) =>
    isShown && country && ids ? platformsOf(db, country, ids.split(',').map(Number)) : [],
  )

  bind('GET /api/where-to-watch/countries', () => (isShown ? countries() : []))

  bind('GET /api/admin/tmdb-matches/{id}', async ({ params }) => found(await matchForAdmins(db, params.id)))

  bind('PUT /api/admin/tmdb-matches/{id}', async ({ params, body }) =>
    found(await matchByAdmin(db, params.id, body.tmdbId)),
  )
}

function found<T>(match: T | null): T {
  if (match === null) throw notFound('drama')
  return match
}
