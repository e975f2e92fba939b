// A full disk is no reason to stop reading.
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, test, vi } from 'vitest'
import { migratedSnapshot } from '#tests/engines.ts'
import { DiskRoom } from './disk-room.ts'

test('on a full disk reading goes on, writing is refused, and begins again when there is room', async () => {
  const engine = await PGlite.create({ loadDataDir: new Blob([await migratedSnapshot()]) })
  await engine.exec(`create table shelf as select 'here' as name`)
  const disk = vi.spyOn(fs, 'statfsSync')
  const megabytes = (free: number) => disk.mockReturnValue({ bavail: free * 256, bsize: 4096 } as fs.StatsFs)
  let writes = 0
  const room = new DiskRoom(engine, '/', () => writes)
  const write = () =>
    engine.exec(`insert into shelf values ('new')`).then(
      () => 'written',
      (error) => error.code,
    )

  megabytes(20)
  await room.look()
  expect(await write()).toBe('written')
  writes++
  megabytes(15)
  await room.look()
  expect(await write()).toBe('25006')
  await engine.exec('discard all')
  await room.restore()
  expect(await write()).toBe('25006')
  expect((await engine.query('select count(*)::int as count from shelf')).rows).toEqual([{ count: 2 }])
  megabytes(20)
  await room.look()
  expect(await write()).toBe('written')
  await engine.close()
})
