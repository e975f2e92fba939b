// Deleting pictures: their files are deleted when the store is available, with retries.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { emptyTrash } from '#server/history/trash.ts'
import { runDue } from '#server/jobs/jobs.ts'
import { jobs } from '#server/jobs/table.ts'
import { aBucket } from '#tests/bucket.ts'
import { aPng, multipart } from '#tests/pictures.ts'
import { aSite } from '#tests/site.ts'
import { bucketStore } from './bucket-store.ts'
import { FILE_DELETION, fileDeletions } from './file-deletions.ts'
import { uploads } from './table.ts'

const home = await mkdtemp(path.join(tmpdir(), 'shimpyo-deletions-'))
const bucket = await aBucket(path.join(home, 'bucket'))
const site = await aSite(bucket.settings)
const admin = await site.signUp({ isAdmin: true })
/** as another instance sees the bucket */
const store = bucketStore({
  endpoint: bucket.settings.S3_ENDPOINT,
  bucket: 'pictures',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
})
afterEach(async () => {
  await bucket.stop()
  await bucket.start()
  await site.db.delete(jobs)
})
afterAll(async () => {
  await site.close()
  await bucket.stop()
  await rm(home, { recursive: true, force: true })
})

const POLL = { timeout: 60_000, interval: 100 }
async function upload(background: string, as = '') {
  const bytes = await (as ? aPng(2500, 1250, background) : aPng(30, 20, background))
  return admin.call({ method: 'POST', url: `/api/upload${as}`, ...multipart({ image: { bytes } }) })
}
const hashOf = (url: string) => url.split('/')[2]!
const rowOf = async (url: string) =>
  (
    await site.db
      .select()
      .from(uploads)
      .where(eq(uploads.hash, hashOf(url)))
  )[0]
const remove = async (url: string) => admin.del(`/api/admin/uploads/${(await rowOf(url))!.id}`)
const status = async (url: string) => (await site.visitor.get(url)).statusCode
/** files of it in the bucket */
const filesOf = async (url: string) => {
  const keys: string[] = []
  for await (const key of store.keys()) if (key.includes(hashOf(url))) keys.push(key)
  return keys
}
/** What the retry does, without waiting for it. */
const retry = async () => {
  await site.db.update(jobs).set({ runAt: sql`now()` })
  await runDue({ db: site.db, log: site.app.log }, fileDeletions(site.db, store))
}
const open = () => site.db.$count(jobs, eq(jobs.kind, FILE_DELETION))
/** Also the site's own attempts, which may be under way. */
const untilDone = () =>
  expect
    .poll(async () => {
      await retry()
      return open()
    }, POLL)
    .toBe(0)

test('the files of a picture that is deleted while the store is unavailable are deleted later', async () => {
  const { url } = (await upload('#123')).json()
  expect(await status(url)).toBe(200)
  await bucket.stop()
  expect((await remove(url)).statusCode).toBe(200)
  await retry()
  expect(await open(), 'it is tried again').toBe(1)
  await bucket.start()
  expect(await filesOf(url)).toHaveLength(4)
  await untilDone()
  expect(await filesOf(url)).toEqual([])
  expect(await status(url)).toBe(404)
})

test('another instance deletes the files if the first one ended', async () => {
  const { url } = (await upload('#124', '?as=panorama')).json()
  await bucket.stop()
  await remove(url)
  await bucket.start()
  const other = await aSite(bucket.settings)
  await other.close()
  await untilDone()
  expect(await filesOf(url)).toEqual([])
})

test('a picture that was deleted can be uploaded again, also before its files are gone', async () => {
  const { url } = (await upload('#125')).json()
  await bucket.stop()
  await remove(url)
  expect((await upload('#125')).statusCode).toBe(503)
  expect(await rowOf(url)).toBeUndefined()
  await bucket.start()
  expect((await upload('#125')).statusCode).toBe(201)
  expect(await status(url)).toBe(200)
  await untilDone()
  expect(await status(url), 'and stays').toBe(200)
  expect(await filesOf(url)).toHaveLength(4)
})

test('uploads and deletions of one picture at the same time leave all of it or nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const { url } = (await upload('#128')).json()
    const [first, , second] = await Promise.all([upload('#128'), remove(url), upload('#128', '')])
    for (const { statusCode } of [first, second]) expect([201, 503]).toContain(statusCode)
    await untilDone()
    const row = await rowOf(url)
    expect(await filesOf(url)).toHaveLength(row ? 4 : 0)
    expect(await status(url)).toBe(row ? 200 : 404)
  }
})

test('emptying the trash deletes the generated pictures, once the store is available', async () => {
  const drama = (await admin.post('/api/admin/dramas', { title: 'Thrown', description: 'Away.' })).json()
  const drawn: string = drama.art.cover ?? drama.art.poster
  expect(await status(drawn)).toBe(200)
  await admin.del(`/api/admin/dramas/${drama.id}`)
  expect(await status(drawn), 'the trash shows it').toBe(200)
  await site.db.execute(sql`update dramas set deleted_at = now() - interval '31 days' where id = ${drama.id}`)
  await bucket.stop()
  await emptyTrash(site.db)
  await bucket.start()
  await untilDone()
  expect(await filesOf(`//${drawn.split('/')[3]}`)).toEqual([])
})
