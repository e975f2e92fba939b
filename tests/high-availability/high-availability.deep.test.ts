// PostgreSQL with Patroni, etcd, haproxy and PgBouncer under two instances: the primary is killed, paused, cut off, filled up
// and switched over while 32 visitors write. Nothing acknowledged is lost or doubled, what is cached can be read all the
// time, and no site is restarted.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { type ServedSite, serveOn } from '../../scripts/served-site.ts'
import { aBucket } from '../bucket.ts'
import { Acknowledged, expectAllAcknowledged, write } from '../crash/writers.ts'
import { type Caller, caller, signIn } from '../instances/caller.ts'
import { ADMIN, mustBeBuilt } from '../instances/some-instances.ts'
import { until } from '../instances/until.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { haproxyInFrontOf } from '../proxies/proxies.ts'
import { type Cluster, lacking, startCluster } from './cluster.ts'
import type { Machine } from './machines.ts'

const WRITERS = 32
/** Milliseconds between two calls of a writer: the machine has to run ten servers. */
const WRITE_EVERY = 150
const READ_EVERY = 25
const ANSWERS_WITHIN = 15_000

const missing = lacking()
if (missing) console.log(`High availability is not tried here: this machine lacks ${missing}.`)
else
  describe(`with ${WRITERS} writers`, () => {
    const home = fs.mkdtempSync(join(tmpdir(), 'shimpyo-ha-'))
    const closing: (() => unknown)[] = []
    let cluster: Cluster
    let sites: ServedSite[]
    let front: string
    let as: Awaited<ReturnType<typeof signIn>>
    let dramas: number[]
    beforeAll(async () => {
      mustBeBuilt()
      cluster = await startCluster(home)
      closing.push(cluster.stop)
      const bucket = await aBucket(join(home, 'bucket'))
      closing.push(bucket.stop)
      // The waits of PgBouncer are much longer than a promotion.
      const waits = { server_login_retry: '1', server_connect_timeout: '2', query_wait_timeout: '10' }
      const pooler = await startPgBouncer(cluster.primaryUrl, {
        ...{ pool_mode: 'session', default_pool_size: '20', ...waits },
      })
      closing.push(pooler.stop)
      const shared = {
        ...bucket.settings,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SITE_URL: 'http://shimpyo.test',
        LOG_LEVEL: 'warn',
      }
      // One instance goes through PgBouncer and haproxy, the other through haproxy alone.
      const ways = [pooler.url('postgres'), cluster.primaryUrl]
      sites = []
      for (const [at, DATABASE_URL] of ways.entries()) {
        const PORT = String(await freePort())
        sites.push(await serveOn(join(home, `site-${at}`), { ...shared, DATABASE_URL, PORT }))
        closing.push(() => sites[at]!.kill())
      }
      const addresses = sites.map(({ url }) => url.replace('http://', ''))
      const proxy = await haproxyInFrontOf(addresses as [string, string])
      closing.push(proxy.stop)
      front = `http://127.0.0.1:${proxy.port}`
      await until(async () => (await caller(front).get('/readyz')).status === 200)
      as = await signIn(front, ADMIN)
      dramas = (await caller(front).get<{ id: number }[]>('/api/dramas')).body.map(({ id }) => id)
    }, 400_000)
    afterAll(async () => {
      for (const close of closing.splice(0).reverse()) await close()
      fs.rmSync(home, { recursive: true, force: true })
    }, 120_000)

    const done = new Acknowledged()
    let rounds = 0

    /** @param fault happens to the primary @param mend what it needs afterwards */
    async function underWriters(
      what: string,
      fault: (primary: Machine) => unknown,
      mend: (machine: Machine) => unknown,
      promotes = true,
    ) {
      const since = Math.max(0, ...done.posts.keys())
      const round = ++rounds
      const readers = new Readers(front)
      let isStopped = false
      const writing = Array.from({ length: WRITERS }, (_, writer) => {
        const share = dramas.filter((_, index) => index % WRITERS === writer)
        const me = patient(as(front))
        return write({ me, name: `${round}-${writer}`, dramas: share }, done, () => isStopped)
      })
      const moreWritten = (more: number) => {
        const before = done.comments
        return until(() => done.comments >= before + more, 120_000)
      }
      const [from, refused] = [done.comments, done.refused]
      let [took, answered] = [0, 0]
      try {
        await moreWritten(200)
        const primary = await cluster.primary()
        const start = performance.now()
        readers.isWithoutPrimary = true
        await fault(primary)
        if (promotes) await cluster.promoted(primary)
        else {
          await until(() => done.refused > refused + 2 * WRITERS)
          await mend(primary)
        }
        took = performance.now() - start
        answered = await moreWritten(1)
        await moreWritten(200)
        readers.isWithoutPrimary = false
        if (promotes) await mend(primary)
        await cluster.isWhole()
      } finally {
        isStopped = true
        await Promise.all(writing)
        await readers.stop()
      }
      for (const site of sites) expect(site.exitCode(), site.log()).toBeNull()
      console.log(
        `${what}: ${promotes ? 'another promoted' : 'mended'} after ${seconds(took)}, a write acknowledged ${seconds(answered)} later; ` +
          `${done.comments - from} comments acknowledged, ${done.refused - refused} calls refused; ` +
          `${readers.count} reads, ${readers.refused} of the changing page refused, slowest ${seconds(readers.slowest)}`,
      )
      expect(answered).toBeLessThan(ANSWERS_WITHIN)
      expect(readers.failures.slice(0, 20)).toEqual([])
      await expectAllAcknowledged(as(sites[round % 2]!.url), done, since)
    }

    const timeout = 400_000
    test('the machine of the primary is killed', { timeout }, () =>
      underWriters(
        'killed',
        (primary) => primary.kill(),
        (machine) => machine.boot(),
      ),
    )
    test('the machine of the primary is paused', { timeout }, () =>
      underWriters(
        'paused',
        (primary) => primary.pause(),
        (machine) => machine.resume(),
      ),
    )
    test('the network of the primary is cut', { timeout }, () =>
      underWriters(
        'cut off',
        (primary) => primary.cutOff(),
        (machine) => machine.reconnect(),
      ),
    )
    // Its PostgreSQL refuses writes, and runs on: nobody is promoted.
    test('the disk of the primary is full', { timeout }, () =>
      underWriters(
        'disk full',
        (primary) => primary.fillDisk(),
        (machine) => machine.emptyDisk(),
        false,
      ),
    )
    test('the primary is switched over on purpose', { timeout }, () =>
      underWriters(
        'switched over',
        () => cluster.switchOver(),
        () => {},
      ),
    )
    test('at the end everything acknowledged is there once, on both instances', { timeout }, async () => {
      for (const { url } of sites) await expectAllAcknowledged(as(url), done)
      console.log(`${done.comments} comments acknowledged in all, none lost, none doubled`)
    })
  })

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

/** Waits between calls; no answer at all counts as "later": whether it was written is not known then. */
const patient = (me: Caller): Caller => ({
  ...me,
  async send(...call) {
    await pause(WRITE_EVERY)
    return me.send<never>(...call).catch(() => {
      return { status: 503, body: null as never, headers: new Headers() }
    })
  },
})

/** Visitors who read: cached pages, a page that the writers change all the time, and searches made for the first time. */
class Readers {
  count = 0
  /** The page that changes may be refused meanwhile. */
  isWithoutPrimary = false
  refused = 0
  slowest = 0
  readonly failures: string[] = []
  #isStopped = false
  readonly #reading: Promise<unknown>

  constructor(front: string) {
    this.#reading = Promise.all(Array.from({ length: 3 }, (_, reader) => this.#read(front, reader)))
  }

  async stop() {
    this.#isStopped = true
    await this.#reading
    return this
  }

  async #read(front: string, reader: number) {
    for (let number = 0; !this.#isStopped; number++) {
      const search = `never-searched-${reader}-${number}-${Math.random()}`
      const path = ['/', `/api/dramas/count?search=${search}`, '/community', '/k-drama'][number % 4]!
      const start = performance.now()
      const failure = await caller(front)
        .get(path)
        .then(
          ({ status, body }) => (status === 200 ? null : `${status} ${JSON.stringify(body).slice(0, 200)}`),
          (error: Error) => `${error.cause}`,
        )
      const mayBeRefused = this.isWithoutPrimary && path === '/community' && failure?.startsWith('503')
      const ms = performance.now() - start
      this.slowest = Math.max(this.slowest, ms)
      this.count++
      if (mayBeRefused) this.refused++
      else if (failure) this.failures.push(`${path.split('?')[0]}: ${failure} after ${seconds(ms)}`)
      await pause(READ_EVERY)
    }
  }
}
