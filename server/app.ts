// The site as a value: every room in order. main.ts only adds a port.
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { api } from '#contract/api.ts'
import type { Topic } from '#contract/endpoint.ts'
import { identify } from './auth/identify.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { profileRoutes } from './auth/profile-routes.ts'
import { NAVIGATIONS, providerRoutes } from './auth/provider-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { cookieName } from './auth/sessions.ts'
import { communityRoutes } from './community/routes.ts'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/open.ts'
import { adminDramaRoutes } from './dramas/admin-routes.ts'
import { importRoutes } from './dramas/import/routes.ts'
import { dramaRoutes } from './dramas/routes.ts'
import { dramaShelf } from './dramas/write-dramas.ts'
import type { Env } from './env.ts'
import { correctionRoutes } from './forms/corrections.ts'
import { inboxRoutes } from './forms/inbox-routes.ts'
import { formRoutes } from './forms/routes.ts'
import type { Shelf } from './history/history.ts'
import { historyRoutes } from './history/routes.ts'
import { adminPageRoutes } from './home/admin-routes.ts'
import { homeRoutes } from './home/routes.ts'
import { pageShelf } from './home/write-pages.ts'
import { binder } from './http/bind.ts'
import { checkWith } from './http/check.ts'
import { API_PAGES, apiPage } from './http/docs.ts'
import { Failure, failures } from './http/failures.ts'
import { otherMethods } from './http/methods.ts'
import { speakPlainly } from './http/plain-words.ts'
import { readBodies } from './http/read-json.ts'
import { readableUrl } from './http/readable-url.ts'
import { securityHeaders } from './http/security-headers.ts'
import { endUnreadBodies } from './http/unread-body.ts'
import { artworkRoutes } from './images/artwork-routes.ts'
import { startFileDeletions, withoutDeleted } from './images/file-deletions.ts'
import { pictured } from './images/pictured.ts'
import { storeOf } from './images/store.ts'
import { uploadRoutes } from './images/uploads.ts'
import { learnerRoutes } from './learners/routes.ts'
import { addressKey } from './limits/address.ts'
import { spendOne } from './limits/limits.ts'
import { liveRoutes } from './live/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { feed } from './news/feed.ts'
import { countReaders } from './news/readers.ts'
import { newsRoutes } from './news/routes.ts'
import { articleShelf } from './news/write-articles.ts'
import { answerBroken } from './operations/broken-requests.ts'
import { limitConnections, mostConnections } from './operations/connections.ts'
import { CountedKept } from './operations/counted-kept.ts'
import { operate } from './operations/operate.ts'
import { requestIds, requestLog } from './operations/request-log.ts'
import { endSlowBodies, LONGEST_REQUEST } from './operations/slow-bodies.ts'
import type { Web } from './pages/build.ts'
import { pages } from './pages/render.ts'
import { webManifest } from './pages/web-manifest.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { robots } from './seo/robots.ts'
import { sitemap } from './seo/sitemap.ts'
import { wellKnown } from './seo/well-known.ts'
import type { Site } from './site.ts'
import { virtualTourRoutes } from './virtual-tour/routes.ts'
import { placeShelf } from './virtual-tour/write-places.ts'
import { watchlistRoutes } from './watchlist/routes.ts'

interface AppParts {
  env: Env
  database: Database
  changes: Changes
  logger?: FastifyServerOptions['logger']
  /** where the pages come from: the build, or Vite while developing. Without it there is only the API */
  web?: (app: FastifyInstance) => Promise<() => Promise<Web>>
}

/** Stands for Fastify's own compilers, which would be loaded at every start and never asked. */
const notUsed = (): never => {
  throw new Error('Schemas are compiled by what createApp sets')
}

/** Puts the whole site together. Nothing listens yet: tests call `app.inject`. */
export async function createApp({
  env,
  database,
  changes,
  logger = false,
  web,
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Hop 0 is the connection itself: with one proxy only that is trusted, and what it wrote last is the visitor.
    trustProxy: env.TRUST_PROXY > 0 ? (_address: string, hop: number) => hop < env.TRUST_PROXY : false,
    // a body sent one byte at a time is ended long before: endSlowBodies
    requestTimeout: LONGEST_REQUEST,
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerBroken,
    forceCloseConnections: 'idle',
    // what still comes in while we close is answered: nobody fails because we leave
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: readableUrl,
    schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
    requestIdHeader: false,
    genReqId: requestIds(env),
  })
  const kept = new CountedKept({ on: env.PAGE_CACHE === 'on' })
  changes.on(({ topic }) => kept.drop(topic as Topic))
  changes.onReset(() => kept.dropAll())
  const site: Site = { env, db: database.db, log: app.log }

  speakPlainly()
  app.setValidatorCompiler(checkWith)
  app.decorateRequest('me', null)
  failures(app)
  const connections = mostConnections(env)
  limitConnections(app, connections)
  const log = requestLog(app)
  securityHeaders(app, env)
  await operate(app, { env, database, changes, kept, log })
  endSlowBodies(app)
  readBodies(app)
  endUnreadBodies(app)
  await app.register(cookie)
  await app.register(multipart)

  const stored = await storeOf(env)
  const images = withoutDeleted(site.db, stored)
  const deletions = startFileDeletions({ db: site.db, store: stored, log: app.log })
  app.addHook('onClose', () => deletions.stop())
  const { bind, ask } = binder(app, {
    kept,
    identify: (request, who) => identify(site.db, env, request, who),
    spend: (limit, request, me) => {
      const caller = me && limit.per !== 'address' ? `member:${me.id}` : `address:${addressKey(request.ip)}`
      return spendOne(site.db, { ...limit, max: Math.ceil(limit.max * env.RATE_LIMIT_SCALE) }, caller)
    },
  })

  authRoutes(bind, site)
  passwordRoutes(bind, site)
  profileRoutes(bind, site)
  await providerRoutes(app, site)
  dramaRoutes(bind, site)
  homeRoutes(bind, site)
  formRoutes(bind, site)
  inboxRoutes(bind, site)
  correctionRoutes(bind, site)
  memberRoutes(bind, site)
  adminDramaRoutes(bind, site)
  importRoutes(bind, site)
  adminPageRoutes(bind, site)
  uploadRoutes(bind, app, site, images, deletions.run)
  virtualTourRoutes(bind, site, images)
  historyRoutes(bind, site, [dramaShelf, articleShelf, pageShelf(env), placeShelf] as Shelf[])
  communityRoutes(bind, site)
  moderationRoutes(bind, site)
  // Open pages must leave room for those that still open.
  const streams = Math.min(env.LIVE_STREAMS, Math.floor(connections / 2))
  liveRoutes(bind, app, site, changes, streams)
  reviewRoutes(bind, site)
  watchlistRoutes(bind, site)
  learnerRoutes(bind, site)
  newsRoutes(bind, site, countReaders(app, site))

  artworkRoutes(app, {
    find: (area, id) => pictured(site.db, area, id),
    store: images,
    drawnDir: join(import.meta.dirname, '../public/art'),
    brand: env.SITE_NAME,
  })
  apiPage(app, site, { navigations: NAVIGATIONS, cookie: cookieName(env) })
  feed(app, site, kept)
  wellKnown(app, site)
  otherMethods(app, [...Object.keys(api), ...Object.keys(NAVIGATIONS), ...API_PAGES])
  app.setNotFoundHandler(() => {
    throw new Failure('not-found', 'Address not found')
  })
  if (web) {
    const parts = { site, kept, web: await web(app) }
    pages(app, { ...parts, ask })
    sitemap(app, parts)
    robots(app, parts)
    webManifest(app, parts)
  }
  return app
}
