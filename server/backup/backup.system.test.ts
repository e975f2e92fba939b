// Backup and restore: complete and exact, or refused without a change.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/open.ts'
import { bucketStore } from '#server/images/bucket-store.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { uploads } from '#server/images/table.ts'
import { articles } from '#server/news/table.ts'
import { aBucket } from '#tests/bucket.ts'
import { freshDatabase } from '#tests/database.ts'
import { aFullAccount, otherMember } from '#tests/full-account.ts'
import { aSeededSite, type TestSite } from '#tests/site.ts'
import { checkBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const HARD = [
  '쉼표, 도깨비',
  '도깨비'.normalize('NFD'),
  'back\\slash "quotes" \'single\' {braces, and} (parens)',
  'line\nbreak\r\n\ttab \u0001 \u2028 \ufeff',
  '👩‍👩‍👧‍👦 \u202eright to left',
  '',
  'null',
  '\\N',
]

let home: string
let site: TestSite
const opened: (() => Promise<void>)[] = []
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-backup-'))
  site = await aSeededSite()
  await aFullAccount(await otherMember(site))
  for (const text of HARD)
    await site.db.insert(articles).values({
      title: text,
      content: text,
      celebrity: text,
      artSeed: text,
      drawing: 'sea',
      palette: 'dusk',
    })
  await site.db
    .insert(uploads)
    .values({ hash: 'a'.repeat(32), width: 480, height: 1, originalName: '사진.png' })
  await site.database.pool.query(STRANGE)
  await site.database.pool.query(`insert into strange (text, bytes, number, exact, list, nothing, thing, at) values
    ('it''s', '\\x00ff5c', 0.1::float8 + 0.2, 12345678901234567890.123456789, '{"a b",null,"c\\"d"}', null, 'null', '2026-11-21 01:02:03.456789+09')`)
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})
afterAll(async () => {
  await site.close()
  fs.rmSync(home, { recursive: true })
})

/** Types that the site's own tables may come to have. */
const STRANGE = `create table strange (id bigint generated always as identity primary key, text varchar(40), bytes bytea,
  number float8, exact numeric, list text[], nothing int, thing jsonb, at timestamptz, twice float8 generated always as (number * 2) stored)`

/** An empty database, with room for what is strange. */
async function empty(): Promise<Database> {
  const database = await freshDatabase()
  opened.push(() => database.close())
  await database.pool.query(STRANGE)
  return database
}

/** A fingerprint of every table, generated columns and all but one: a set, which each PostgreSQL puts in its own order. */
async function everythingIn({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const { rows } = await pool.query(`select tablename as name from pg_tables where schemaname = 'public'`)
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const client = await pool.connect()
    await client.query(`set timezone = 'UTC'`)
    const { rows: one } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as print
       from (select md5((to_jsonb(t) - 'name_keys')::text) as row from ${name} t) as rows`,
    )
    await client.query('reset timezone')
    client.release()
    if (name !== 'migrations') found[name] = one[0].print
  }
  return found
}

const aFile = () => path.join(home, `${Math.random().toString(36).slice(2)}.backup`)
const aFolder = (name: string) => folderStore(path.join(home, name))

async function filled(name: string) {
  const store = aFolder(name)
  await store.put('uploads/aaaa/480.webp', Buffer.from('a picture'), 'image/webp')
  await store.put('tmdb/bbbb/600.webp', Buffer.from('not for a backup'), 'image/webp')
  await store.put('art/0123456789abcdef/poster-600.avif', Buffer.alloc(300_000, 7), 'image/avif')
  return store
}

describe('a backup', () => {
  let file: string
  let before: Record<string, string>
  beforeAll(async () => {
    file = aFile()
    before = await everythingIn(site.database)
    await writeBackup(site.database, await filled('from'), file)
  })

  test('is one file that only its owner may read, whole, and with a checksum', async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
    const { rows, files, manifest } = await checkBackup(file)
    expect(rows.dramas).toBeGreaterThan(50)
    expect([...files.keys()].sort()).toEqual([
      'art/0123456789abcdef/poster-600.avif',
      'uploads/aaaa/480.webp',
    ])
    expect(manifest.migrations.length).toBeGreaterThan(1)
    await expect(writeBackup(site.database, aFolder('from'), file)).rejects.toThrow('already exists')
    expect(fs.readdirSync(home).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('restored is the same in every row and picture', async () => {
    const target = await empty()
    const store = aFolder('to')
    await restoreBackup(target, store, file, await checkBackup(file))
    expect(await everythingIn(target)).toEqual(before)
    expect(await store.get('uploads/aaaa/480.webp')).toEqual(Buffer.from('a picture'))
    expect((await store.get('art/0123456789abcdef/poster-600.avif'))?.length).toBe(300_000)

    // ids go on where they were, and what points nowhere is refused as before
    const { rows } = await site.database.pool.query('select max(id) as last from articles')
    const [next] = await target.db
      .insert(articles)
      .values({ title: 'x', content: 'x', celebrity: 'x', artSeed: 'x', drawing: 'sea', palette: 'dusk' })
      .returning()
    expect(next!.id).toBeGreaterThan(rows[0].last)
    await expect(
      target.pool.query(`insert into post_comments (post_id, content) values (987654, 'x')`),
    ).rejects.toThrow()
  })

  test('a second backup of the restored site is the same', async () => {
    const [first, second] = [await empty(), await empty()]
    const store = aFolder('again')
    await restoreBackup(first, store, file, await checkBackup(file))
    const again = aFile()
    await writeBackup(first, store, again)
    await restoreBackup(second, aFolder('and-again'), again, await checkBackup(again))
    expect(await everythingIn(second)).toEqual(before)
  })

  test('goes into a bucket and comes out of it', async () => {
    const s3 = await aBucket(path.join(home, 'bucket'))
    const bucket = bucketStore(s3.at)
    await restoreBackup(await empty(), bucket, file, await checkBackup(file))
    expect(await bucket.get('uploads/aaaa/480.webp')).toEqual(Buffer.from('a picture'))
    const again = aFile()
    const { files } = await writeBackup(site.database, bucket, again)
    expect(files).toBe(2)
    await s3.stop()
  })

  describe('leaves alone', () => {
    let target: Database
    beforeEach(async () => {
      target = await empty()
    })

    test('a database that holds anything', async () => {
      await target.pool.query(`insert into page_texts (page, texts) values ('home', '{}')`)
      const held = await everythingIn(target)
      const restored = restoreBackup(target, aFolder('unused'), file, await checkBackup(file))
      await expect(restored).rejects.toThrow('The database is not empty')
      expect(await everythingIn(target)).toEqual(held)
      expect(fs.existsSync(path.join(home, 'unused'))).toBe(false)
    })

    test('a store that holds other pictures; its own of an earlier try are fine', async () => {
      const store = aFolder('others')
      await store.put('uploads/aaaa/480.webp', Buffer.from('another picture'), 'image/webp')
      const checked = await checkBackup(file)
      await expect(restoreBackup(target, store, file, checked)).rejects.toThrow(
        'The picture store is not empty',
      )
      expect(await store.get('uploads/aaaa/480.webp')).toEqual(Buffer.from('another picture'))
      await store.put('uploads/aaaa/480.webp', Buffer.from('a picture'), 'image/webp')
      await restoreBackup(target, store, file, checked)
    })

    test('everything, when it is cut off in the middle', async () => {
      const held = await everythingIn(target)
      const checked = await checkBackup(file)
      checked.rows.dramas = checked.rows.dramas! + 1
      const restored = restoreBackup(target, aFolder('cut'), file, checked)
      await expect(restored).rejects.toThrow('could be restored. Nothing was changed')
      expect(await everythingIn(target)).toEqual(held)
      await restoreBackup(target, aFolder('cut'), file, await checkBackup(file))
    })

    test('a database of a site that is older than the backup', async () => {
      const checked = await checkBackup(file)
      checked.manifest.migrations.push({ name: '9999_later', hash: 'x' })
      const restored = restoreBackup(target, aFolder('older'), file, checked)
      await expect(restored).rejects.toThrow('9999_later')
    })
  })

  describe('that is damaged is recognised:', () => {
    const damaged = (change: (tar: Buffer) => Buffer) => {
      const copy = aFile()
      fs.writeFileSync(copy, gzipSync(change(gunzipSync(fs.readFileSync(file))), { level: 1 }))
      return copy
    }
    const swap = (from: string, to: string) => (tar: Buffer) => {
      const at = tar.indexOf(from)
      expect(at).toBeGreaterThan(0)
      tar.write(to, at)
      return tar
    }

    test.each<[string, () => string]>([
      ['one letter of a row', () => damaged(swap('The post of another', 'The past of another'))],
      ['one byte of a picture', () => damaged(swap('a picture', 'a pictvre'))],
      ['a name', () => damaged(swap('uploads/aaaa/480.webp', 'uploads/aaab/480.webp'))],
      ['the seal', () => damaged(swap('"sha256":"', '"sha256":"zzzz'))],
      ['its last quarter', () => damaged((tar) => tar.subarray(0, (tar.length * 3) / 4))],
      ['only its seal', () => damaged((tar) => tar.subarray(0, tar.lastIndexOf('seal.json')))],
    ])('%s', async (_, make) => {
      await expect(checkBackup(make())).rejects.toThrow(/is damaged: .*Nothing was changed/)
    })

    test('cut off, or no backup at all', async () => {
      const whole = fs.readFileSync(file)
      for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('PNG or so'), Buffer.alloc(0)]) {
        const copy = aFile()
        fs.writeFileSync(copy, bytes)
        await expect(checkBackup(copy)).rejects.toThrow('is damaged')
      }
      await expect(checkBackup(path.join(home, 'nowhere'))).rejects.toThrow('File not found')
    })
  })
})

test('a backup while people write is of one moment: no comment is counted that is not there', async () => {
  const member = await site.signUp()
  const post = (await member.post('/api/posts', { title: 'busy', content: 'x' })).json<{ id: number }>()
  let isWriting = true
  let written = 0
  const busy = (async () => {
    while (isWriting) {
      const answer = await member.post(`/api/posts/${post.id}/comments`, { content: `comment ${written}` })
      expect(answer.statusCode).toBe(201)
      written++
    }
  })()
  const file = aFile()
  await writeBackup(site.database, aFolder('from'), file)
  isWriting = false
  await busy
  const target = await empty()
  await restoreBackup(target, aFolder('busy'), file, await checkBackup(file))
  const { rows } = await target.pool.query(
    `select title, comment_count, (select count(*)::int from post_comments where post_id = posts.id and hidden_at is null) as comments
     from posts where id = $1`,
    [post.id],
  )
  expect(written).toBeGreaterThan(0)
  expect(rows[0].comments).toBe(rows[0].comment_count)
})
