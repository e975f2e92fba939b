// Creates the Fastify app. Routes are listed in routes.ts; main.ts adds the port.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { identify } from './auth/identify.ts'
import type { Changes } from './db/changes.ts'
import type { Database } from './db/open.ts'
import type { Env } from './env.ts'
import { binder } from './http/bind.ts'
import { checkWith } from './http/check.ts'
import { plainErrorMessages } from './http/error-messages.ts'
import { Failure, failures } from './http/failures.ts'
import { readableUrl } from './http/malformed-url.ts'
import { readBodies } from './http/read-json.ts'
import { ResponseCache } from './http/response-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { answerFromCache } from './http/send-answer.ts'
import { endUnreadBodies } from './http/unread-body.ts'
import { fileDeletions } from './images/file-deletions.ts'
import { storeOf } from './images/open-store.ts'
import { startWorker } from './jobs/jobs.ts'
import { spend } from './limits/spend.ts'
import { turns } from './limits/turns.ts'
import { answerBrokenRequest } from './operations/broken-requests.ts'
import { limitConnections, mostConnections } from './operations/connections.ts'
import { operationsRoutes } from './operations/register.ts'
import { requestIds, requestLog } from './operations/request-log.ts'
import { endSlowBodies, LONGEST_REQUEST } from './operations/slow-bodies.ts'
import type { Web } from './pages/build.ts'
import { pages } from './pages/render.ts'
import { webManifest } from './pages/web-manifest.ts'
import { registerRoutes } from './routes.ts'
import { robots } from './seo/robots.ts'
import { sitemap } from './seo/sitemap.ts'
import type { Site } from './site.ts'

interface AppParts {
  env: Env
  database: Database
  changes: Changes
  logger?: FastifyServerOptions['logger']
  /** where the pages come from: the build, or Vite while developing. Without it there is only the API */
  web?: (app: FastifyInstance) => Promise<() => Promise<Web>>
  /** how many may be open; as many as the limit of open files allows */
  connections?: number
}

/** Creates the app without listening: tests call `app.inject`. */
export async function createApp({
  env,
  database,
  changes,
  logger = false,
  web,
  connections = mostConnections(env),
}: AppParts): Promise<FastifyInstance> {
  const app = Fastify({ logger, ...serverOptions(env) })
  const cache = new ResponseCache({ on: env.PAGE_CACHE === 'on', mayStore: () => changes.isListening() })
  changes.on(({ topic }) => cache.drop(topic))
  changes.onReset(() => cache.dropAll())
  const site: Site = { env, db: database.db, log: app.log }

  plainErrorMessages()
  app.setValidatorCompiler(checkWith)
  app.decorateRequest('me', null)
  failures(app)
  limitConnections(app, connections)
  requestLog(app)
  securityHeaders(app, env)
  const { queue, takeTurn } = turns(app, env)
  await operationsRoutes(app, { env, database, changes, queue })
  answerFromCache(app, cache)
  endSlowBodies(app)
  readBodies(app)
  endUnreadBodies(app)
  await app.register(cookie)
  await app.register(multipart)

  const images = storeOf(env)
  const deletions = startWorker({ db: site.db, log: app.log }, fileDeletions(site.db, images))
  app.addHook('onClose', () => deletions.stop())
  const { bind, fetchInternal } = binder(app, {
    cache,
    takeTurn,
    identify: (request, who) => identify(site.db, env, request, who),
    spend: (limit, request, me) => spend(site, limit, request, me),
  })

  const deleteFiles = deletions.run
  await registerRoutes({ app, bind, site, cache, changes, images, deleteFiles })
  app.setNotFoundHandler(() => {
    throw new Failure('not-found', 'Address not found')
  })
  if (web) {
    const parts = { site, cache, web: await web(app) }
    pages(app, { ...parts, fetchInternal, takeTurn })
    sitemap(app, parts)
    robots(app, parts)
    webManifest(app, parts)
  }
  return app
}

const serverOptions = (env: Env): FastifyHttpOptions<RawServerDefault> => ({
  logController: new LogController({ disableRequestLogging: true }),
  // Hop 0 is the connection itself: with one proxy only that is trusted, and its last entry is the visitor.
  trustProxy: env.TRUST_PROXY > 0 ? (_address: string, hop: number) => hop < env.TRUST_PROXY : false,
  // a body sent one byte at a time is ended long before: endSlowBodies
  requestTimeout: LONGEST_REQUEST,
  connectionTimeout: 60_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  clientErrorHandler: answerBrokenRequest,
  forceCloseConnections: 'idle',
  // requests during shutdown are answered
  return503OnClosing: false,
  routerOptions: { maxParamLength: 500 },
  rewriteUrl: readableUrl,
  schemaController: { compilersFactory: { buildValidator: notUsed, buildSerializer: notUsed } },
  requestIdHeader: false,
  genReqId: requestIds(env),
})

/** Stands for Fastify's own compilers, which would be loaded at every start and never asked. */
const notUsed = (): never => {
  throw new Error('Schemas are compiled by what createApp sets')
}
