// What public pages cost on a site with 20,000 dramas and 1,000,000 posts, beside the starter catalog.
import { cp, rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import { type SeededData, temporaryFolder } from '../../scripts/served-site.ts'
import { addressesOf } from './answers.ts'
import { load } from './load.ts'
import { serveFilled } from './servers.ts'
import type { Line } from './table.ts'

const DRAMAS = 20_000
const POSTS = 1_000_000
const TIMES = 30

export async function growth(data: SeededData): Promise<Line[]> {
  const dir = await temporaryFolder()
  try {
    await cp(data.dir, dir, { recursive: true })
    const small = await measure(dir)
    await fill(dir)
    const large = await measure(dir)
    return [...small].map(([path, before]) => {
      const after = large.get(path)!
      return {
        what: `${path}, made anew on a large site`,
        now: `${before.toFixed(1)} ms, then ${after.toFixed(1)} ms (${(after / before).toFixed(1)} x)`,
        goal: '<= 3 x or <= 30 ms',
      }
    })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Median milliseconds on one connection, by address. */
async function measure(dir: string): Promise<Map<string, number>> {
  const site = await serveFilled({ PAGE_CACHE: 'off' }, dir)
  try {
    const { dramas: _, ...pages } = await addressesOf(site.url)
    const medians = new Map<string, number>()
    for (const path of [...Object.values(pages), ...PATHS]) {
      const next = () => ({ path })
      await load({ url: site.url, connections: 1, until: { answers: 10 }, next })
      medians.set(path, (await load({ url: site.url, connections: 1, until: { answers: TIMES }, next })).p50)
    }
    return medians
  } finally {
    await site.stop()
  }
}

const PATHS = [
  '/k-drama?sort=ott&page=3',
  '/k-drama?categories=healing,family',
  '/k-drama?search=family',
  '/k-drama?search=Kim%20Eun-sook',
  '/k-drama?search=xylophone',
  '/k-drama/platform/netflix',
  '/k-star',
  '/community',
  '/community?search=rain',
  '/reviews',
  '/api/dramas/suggested?typed=vinc',
  '/api/dramas/suggested?typed=vincenzzo',
]

/** Copies of the catalog's dramas under other titles, and posts of one member. */
async function fill(dir: string) {
  const { db, close } = await openDatabase({
    ...{ dir: databaseDir({ DATA_DIR: dir }), connections: 1, answerWithin: 3_600_000 },
  })
  try {
    await db.execute(sql`set statement_timeout = 0`)
    await db.execute(sql`
      insert into dramas overriding system value
      select (jsonb_populate_record(one, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('dramas', 'id')), 'title', one.title || ' ' || n))).*
      from generate_series(1, ${DRAMAS}::int / (select count(*) from dramas where not in_index)::int) n
      cross join (select * from dramas where not in_index) one`)
    await db.execute(sql`
      insert into members (username, username_folded, email) values ('reader', 'reader', 'reader@example.com')`)
    await db.execute(sql`
      insert into posts (title, content, author_id, created_at, updated_at)
      select 'Evening ' || n, 'Which drama goes with ' || n || ' hours of rain?', members.id, t, t
      from generate_series(1, ${POSTS}::int) n, members, lateral (select now() - make_interval(secs => n)) as at (t)
      where members.username = 'reader'`)
    await db.execute(sql`vacuum analyze`)
  } finally {
    await close()
  }
}
