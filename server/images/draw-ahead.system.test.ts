// Pictures of what an admin saves are drawn right away, by the process that saved it.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { aSite } from '#tests/site.ts'

test.each([
  ['/api/admin/dramas', { title: 'Tide of Yeosu', description: 'Words.' }, 'poster-600.avif'],
  ['/api/admin/news', { title: 'Tide', content: 'Words.', celebrity: 'Minji' }, 'cover-1280.avif'],
])('after POST %s nobody has to ask for the picture', async (path, fields, file) => {
  const dir = await mkdtemp(join(tmpdir(), 'shimpyo-ahead-'))
  const site = await aSite({ DRAW_AHEAD: 'on', DATA_DIR: dir })
  const admin = await site.signUp({ isAdmin: true })
  const { art } = (await admin.post(path, fields)).json<Pick<Drama, 'art'>>()
  const mark = (art.poster ?? art.share).split('/')[3]!
  const drawn = () => readdir(join(dir, 'uploads', 'art', mark)).catch(() => [])
  await expect.poll(drawn, { timeout: 60_000 }).toContain(file)
  await site.close()
  await rm(dir, { recursive: true, force: true })
})

test('a site that is closed while it draws stores nothing afterwards', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'shimpyo-ahead-'))
  const site = await aSite({ DRAW_AHEAD: 'on', DATA_DIR: dir })
  const admin = await site.signUp({ isAdmin: true })
  await admin.post('/api/admin/dramas', { title: 'Tide of Yeosu', description: 'Words.' })
  const stored = () => readdir(join(dir, 'uploads'), { recursive: true }).catch(() => [])
  await expect.poll(stored, { interval: 1, timeout: 60_000 }).not.toEqual([])
  await site.close()
  const after = await stored()
  await setTimeout(2_000)
  expect(await stored()).toEqual(after)
  await rm(dir, { recursive: true, force: true })
})
