// What the engine is told to be on the disk is on the disk, and when the disk fails it does not go on.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { putDatabase } from '#tests/engines.ts'
import { openDatabase } from '../open.ts'
import { DurableFs } from './durable-fs.ts'
import { onDisk } from './settings.ts'

let dir: string
beforeAll(async () => {
  dir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-durable-')), 'database')
  await putDatabase(dir)
  const database = await openDatabase({ dir })
  await database.pool.query('create table shelf (id int)')
  await database.close()
}, 60_000)
afterAll(() => fs.rmSync(path.dirname(dir), { recursive: true }))

test('every write is synced before it is acknowledged, and reading syncs nothing', async () => {
  const disk = new DurableFs(dir, () => {})
  const engine = await PGlite.create({ fs: disk, startParams: onDisk })
  const before = disk.synced
  for (let id = 0; id < 20; id++) await engine.query('insert into shelf values ($1)', [id])
  expect(disk.synced - before).toBeGreaterThanOrEqual(20)
  const written = disk.synced
  await engine.query('select * from shelf')
  expect(disk.synced).toBe(written)
  await engine.close()
})

test('a disk that refuses to sync stops the engine, and nothing unsynced is acknowledged', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const stopped: string[] = []
  const disk = new DurableFs(dir, (reason) => stopped.push(reason))
  const engine = await PGlite.create({ fs: disk, startParams: onDisk })
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  })
  const writing = engine.query('insert into shelf values (99)').then(
    () => 'acknowledged',
    () => 'failed',
  )
  const outcome = await Promise.race([writing, vi.waitUntil(() => stopped.length > 0).then(() => 'stopped')])
  expect(outcome).not.toBe('acknowledged')
  expect(stopped.length).toBeGreaterThan(0)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('EIO'))
})
