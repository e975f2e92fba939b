// The real app on its own database, and clients that call it: a visitor, members, admins.
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, expect, onTestFinished, TestRunner } from 'vitest'
import type { Member } from '#contract/api/auth.ts'
import { api, type Call } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { FailureName } from '#contract/failure.ts'
import { createApp } from '#server/app.ts'
import { foldName } from '#server/auth/names.ts'
import { showMember } from '#server/auth/show.ts'
import { members, sessions } from '#server/auth/table.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import { openChanges } from '#server/db/changes.ts'
import type { Database, Db } from '#server/db/open.ts'
import { type Env, readEnv } from '#server/env.ts'
import { failsOf } from '#server/http/documented-failures.ts'
import { Failure } from '#server/http/failures.ts'
import type { Web } from '#server/pages/build.ts'
import { freshDatabase, seededDatabase } from './database.ts'

export interface Person {
  get: (url: string) => Promise<LightMyRequestResponse>
  /** the JSON of a GET */
  json: <T = unknown>(url: string) => Promise<T>
  post: (url: string, body?: unknown) => Promise<LightMyRequestResponse>
  put: (url: string, body?: unknown) => Promise<LightMyRequestResponse>
  del: (url: string, body?: unknown) => Promise<LightMyRequestResponse>
  /** any call, with this person's token */
  call: (options: InjectOptions) => Promise<LightMyRequestResponse>
}
export interface SignedIn extends Person {
  member: Member
  token: string
}

export interface TestSite {
  app: FastifyInstance
  db: Db
  database: Database
  env: Env
  visitor: Person
  /** creates a member with a session; the same name twice makes two members */
  signUp: (as?: { username?: string; email?: string; isAdmin?: boolean }) => Promise<SignedIn>
  close: () => Promise<void>
}

/** The public address of a test site. */
export const SITE = 'http://site.test'

interface Parts {
  pages?: boolean
  logger?: FastifyServerOptions['logger']
  database?: Database
  connections?: number
}

let people = 0
let sites = 0

/** Pages rendered from their sources: no build is needed. */
async function webFromSources(): Promise<() => Promise<Web>> {
  const rendering = await import('#web/entry-server.tsx')
  return async () => ({ ...rendering, tags: () => '', styles: '' })
}

/** Runs `close` after the current test or, called beside the tests, after all of the file. Not for beforeAll(). */
export function afterTestOrFile(close: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(close)
  else afterAll(close)
}

/** Any call may find the site busy, or be sent a body it does not take. */
const ANYWHERE: readonly FailureName[] = ['unavailable', 'wrong-type']

/** What calls throw that their `fails` in the contract does not name. */
function undeclaredFailures(app: FastifyInstance): ReadonlySet<string> {
  const found = new Set<string>()
  app.addHook('onError', async (request, _reply, error) => {
    const call = `${request.method} ${request.routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}')}`
    const endpoint: Endpoint | undefined = api[call as Call]
    if (!endpoint || !(error instanceof Failure)) return
    if (ANYWHERE.includes(error.failure)) return
    if (!failsOf(endpoint, call).includes(error.failure))
      found.add(`${call}: ${error.failure} (${error.message})`)
  })
  return found
}

/**
 * Starts a site, which is closed when the test is over, or the file that made it beside its tests.
 * @param settings environment variables that differ from the defaults of tests
 * @param parts `pages: true` for a site with pages, not only the API; a logger where the log is looked at; a database
 * that is migrated, where it must be a certain one
 */
export async function aSite(
  settings: Record<string, string> = {},
  { pages = false, logger, database: ready, connections }: Parts = {},
): Promise<TestSite> {
  const own = join(tmpdir(), `shimpyo-test-${process.pid}-${++sites}`)
  const env = readEnv({
    NODE_ENV: 'test',
    DRAW_AHEAD: 'off',
    SITE_URL: SITE,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    DATA_DIR: own,
    ...settings,
  })
  const database = ready ?? (await freshDatabase())
  const changes = await openChanges(database)
  const app = await createApp({
    env,
    database,
    changes,
    logger,
    ...(pages && { web: webFromSources }),
    ...(connections && { connections }),
  })
  const undeclared = undeclaredFailures(app)
  await app.ready()
  const { db } = database
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeAll()
    return closed
  }
  async function closeAll() {
    await app.close()
    await changes.close()
    await database.close()
    await rm(own, { recursive: true, force: true })
  }
  afterTestOrFile(async () => {
    await close()
    expect([...undeclared]).toEqual([])
  })

  return {
    app,
    db,
    database,
    env,
    visitor: personWith(app, {}),
    async signUp({ username, email, isAdmin = false } = {}) {
      const number = ++people
      const name = username ?? `member${number}`
      const folded = foldName(name)
      const isTaken = (await db.$count(members, eq(members.usernameFolded, folded))) > 0
      const [row] = await db
        .insert(members)
        .values({
          username: name,
          usernameFolded: isTaken ? `${folded}-${number}` : folded,
          email: email ?? `member${number}@example.com`,
          isAdmin,
        })
        .returning()
      const token = newToken()
      await db.insert(sessions).values({
        tokenHash: hashToken(token),
        memberId: row!.id,
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      return { ...personWith(app, { authorization: `Bearer ${token}` }), member: showMember(row!), token }
    },
    close,
  }
}

/** The same with the starter catalog. */
export const aSeededSite = async (
  settings: Record<string, string> = {},
  parts: Parts = {},
): Promise<TestSite> => aSite(settings, { ...parts, database: await seededDatabase() })

function personWith(app: FastifyInstance, headers: Record<string, string>): Person {
  const call = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...headers, ...options.headers } })
  const write = (method: 'POST' | 'PUT' | 'DELETE') => (url: string, body?: unknown) =>
    call({ method, url, ...(body !== undefined && { payload: body as object }) })
  return {
    call,
    get: (url) => call({ method: 'GET', url }),
    async json<T>(url: string) {
      const answer = await call({ method: 'GET', url })
      return answer.json() as T
    },
    post: write('POST'),
    put: write('PUT'),
    del: write('DELETE'),
  }
}
