// Every route of the site, in one list.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Topic } from '#contract/endpoint.ts'
import { airingRoutes } from './airing/routes.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { profileRoutes } from './auth/profile-routes.ts'
import { NAVIGATIONS, providerRoutes } from './auth/provider-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { cookieName } from './auth/sessions.ts'
import { communityRoutes } from './community/routes.ts'
import type { Changes } from './db/changes.ts'
import { diaryRoutes } from './diary/routes.ts'
import { adminDramaRoutes } from './dramas/admin-routes.ts'
import { importRoutes } from './dramas/import/routes.ts'
import { relatedRoutes } from './dramas/related/routes.ts'
import { dramaRoutes } from './dramas/routes.ts'
import { searchRoutes } from './dramas/search-routes.ts'
import { dramaStore } from './dramas/write-dramas.ts'
import type { Env } from './env.ts'
import { correctionRoutes } from './forms/corrections.ts'
import { inboxRoutes } from './forms/inbox-routes.ts'
import { formRoutes } from './forms/routes.ts'
import type { ContentStore } from './history/history.ts'
import { historyRoutes } from './history/routes.ts'
import { adminPageRoutes } from './home/admin-routes.ts'
import { homeRoutes } from './home/routes.ts'
import { pageStore } from './home/write-pages.ts'
import type { Bind } from './http/bind.ts'
import { apiPage } from './http/docs.ts'
import { notFound } from './http/failures.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { ArtworkArea } from './images/artwork.ts'
import { type ArtworkParts, artworkRoutes } from './images/artwork-routes.ts'
import { openStudio, type Studio } from './images/artwork-studio.ts'
import { artworkSubject } from './images/artwork-subject.ts'
import type { ImageStore } from './images/store.ts'
import { uploadRoutes } from './images/uploads.ts'
import { learnerRoutes } from './learners/routes.ts'
import { listRoutes } from './lists/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { articleStore } from './news/write-articles.ts'
import { noticeRoutes } from './notices/routes.ts'
import { adminPeopleRoutes } from './people/admin-routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { personStore } from './people/write-people.ts'
import { publicPageRoutes } from './public-pages/routes.ts'
import { countReaders } from './readers/readers.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { ROOT } from './root.ts'
import { feeds } from './seo/feeds.ts'
import { wellKnown } from './seo/well-known.ts'
import type { Site } from './site.ts'
import { tmdbRoutes } from './tmdb/routes.ts'
import { virtualTourRoutes } from './virtual-tour/routes.ts'
import { placeStore } from './virtual-tour/write-places.ts'
import { watchlistImportRoutes } from './watchlist/import/routes.ts'
import { watchlistRoutes } from './watchlist/routes.ts'
import { whereToWatchRoutes } from './where-to-watch/routes.ts'

/** What the routes are made from. */
interface Parts {
  app: FastifyInstance
  /** registers a call of the contract */
  bind: Bind
  site: Site
  cache: ResponseCache
  changes: Changes
  images: ImageStore
  /** deletes the files of deleted pictures soon, without waiting for it */
  deleteFiles: () => void
}

/** Registers the routes of every room. */
const ROUTES: readonly ((parts: Parts & { studio: Studio }) => void | Promise<void>)[] = [
  ({ bind, site }) => authRoutes(bind, site),
  ({ bind, site }) => passwordRoutes(bind, site),
  ({ bind, site }) => profileRoutes(bind, site),
  ({ app, site }) => providerRoutes(app, site),
  ({ bind, site }) => dramaRoutes(bind, site),
  ({ bind, site }) => searchRoutes(bind, site),
  ({ bind, site }) => relatedRoutes(bind, site),
  ({ bind, site }) => homeRoutes(bind, site),
  ({ bind, site }) => formRoutes(bind, site),
  ({ bind, site }) => inboxRoutes(bind, site),
  ({ bind, site }) => correctionRoutes(bind, site),
  ({ bind, site }) => memberRoutes(bind, site),
  ({ bind, site }) => adminDramaRoutes(bind, site),
  ({ bind, site }) => importRoutes(bind, site),
  ({ bind, site }) => adminPageRoutes(bind, site),
  ({ app, bind, site, images, deleteFiles }) => uploadRoutes(bind, app, site, images, deleteFiles),
  ({ bind, site, images }) => virtualTourRoutes(bind, site, images),
  ({ bind, site }) => historyRoutes(bind, site, historiesOf(site.env)),
  ({ bind, site }) => communityRoutes(bind, site),
  ({ bind, site }) => moderationRoutes(bind, site),
  ({ bind, site }) => noticeRoutes(bind, site),
  ({ bind, site }) => publicPageRoutes(bind, site),
  ({ bind, site }) => peopleRoutes(bind, site),
  ({ bind, site }) => adminPeopleRoutes(bind, site),
  ({ bind, site }) => reviewRoutes(bind, site),
  ({ bind, site }) => listRoutes(bind, site),
  ({ bind, site }) => watchlistRoutes(bind, site),
  ({ bind, site }) => watchlistImportRoutes(bind, site),
  ({ bind, site, studio }) => diaryRoutes(bind, site, studio),
  ({ bind, site }) => whereToWatchRoutes(bind, site),
  ({ app, bind, site, cache }) => airingRoutes(app, bind, site, cache),
  ({ app, images }) => tmdbRoutes(app, images),
  ({ bind, site }) => learnerRoutes(bind, site),
  ({ app, bind, site }) => newsRoutes(bind, site, countReaders(app, site)),
  ({ app, site, images, changes, studio }) =>
    artworkRoutes(app, { ...artworkOf(site, images, changes), studio }),
  ({ app, site }) => apiPage(app, site, { navigations: NAVIGATIONS, cookie: cookieName(site.env) }),
  ({ app, site, cache }) => feeds(app, site, cache),
  ({ app, site }) => wellKnown(app, site),
  // all that is left: unlike unknown pages it is JSON
  ({ app }) =>
    app.all('/api/*', () => {
      throw notFound('address')
    }),
]

export async function registerRoutes(parts: Parts): Promise<void> {
  const studio = openStudio()
  for (const register of ROUTES) await register({ ...parts, studio })
}

const historiesOf = (env: Env) =>
  [dramaStore, articleStore, pageStore(env), placeStore, personStore] as ContentStore[]

/** Many at once (an import) are one change without an id: they are drawn when they are looked at. */
const AREAS: Partial<Record<Topic, ArtworkArea>> = { dramas: 'drama', news: 'article', places: 'place' }

const artworkOf = ({ db, env }: Site, store: ImageStore, changes: Changes): ArtworkParts => ({
  ...(env.DRAW_AHEAD === 'on' && {
    onSaved: (draw) =>
      changes.on(({ topic, id }, isOwn) => {
        const area = AREAS[topic]
        if (area && id && isOwn) draw(area, Number(id))
      }),
  }),
  find: (area, id) => artworkSubject(db, area, id),
  store,
  drawnDir: join(ROOT, 'public/art'),
  brand: env.SITE_NAME,
})
