// npm run backup and npm run restore, while the site serves its built-in database.
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { folderStore } from '#server/images/folder-store.ts'
import { GENEROUS_TIMEOUTS } from '#tests/database.ts'
import backup from './backup.ts'
import restore from './restore.ts'

let output: string[]
const dataDir = () => join(home, 'data')
const elsewhere = () => join(home, 'elsewhere')
const file = () => join(home, 'site.backup')

const home = fs.mkdtempSync(join(tmpdir(), 'shimpyo-cli-'))
const database = await openDatabase({ dir: join(dataDir(), 'postgres'), ...GENEROUS_TIMEOUTS })
await migrate(database)
const store = folderStore(join(dataDir(), 'uploads'))
await store.put('uploads/aaaa/480.webp', Buffer.from('a picture'), 'image/webp')
afterAll(async () => {
  await database.close()
  fs.rmSync(home, { recursive: true, force: true })
})
beforeEach(() => {
  vi.stubEnv('DATA_DIR', dataDir())
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('INIT_CWD', home)
  output = []
  for (const voice of ['log', 'error'] as const)
    vi.spyOn(console, voice).mockImplementation((...words) => void output.push(words.join(' ')))
})

const write = (number: number) =>
  database.pool.query('insert into posts (title, content) values ($1, $1)', [`쉼표 ${number}`])

test('a running site is backed up while people write, and restored elsewhere', async () => {
  let isWriting = true
  let written = 0
  for (; written < 50; written++) await write(written)
  const busy = (async () => {
    while (isWriting) await write(written++)
  })()
  const before = written
  expect(await backup(['site.backup'])).toBe(0)
  const after = written
  isWriting = false
  await busy
  expect(output[0]).toMatch(/site\.backup: \d+ rows and 1 picture in \d+ KB/)
  expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
  expect(written, 'visitors wrote meanwhile').toBeGreaterThan(before)

  vi.stubEnv('DATA_DIR', elsewhere())
  expect(await restore(['site.backup'])).toBe(0)
  expect(output.at(-1)).toMatch(/rows and 1 picture/)
  const restored = await openDatabase({ dir: join(elsewhere(), 'postgres'), ...GENEROUS_TIMEOUTS })
  const { rows } = await restored.pool.query('select title from posts order by id')
  await restored.close()
  expect(rows.length).toBeGreaterThanOrEqual(before)
  expect(rows.length).toBeLessThanOrEqual(after)
  expect(rows.map(({ title }) => title)).toEqual(rows.map((_, i) => `쉼표 ${i}`))
  const store = folderStore(join(elsewhere(), 'uploads'))
  expect(String(await store.get('uploads/aaaa/480.webp'))).toBe('a picture')
})

test('a backup overwrites no file, and is restored only into an empty database', async () => {
  expect(await backup(['site.backup'])).toBe(1)
  expect(output.at(-1)).toContain('already exists')
  vi.stubEnv('DATA_DIR', elsewhere())
  expect(await restore(['site.backup'])).toBe(1)
  expect(output.at(-1)).toContain('The database is not empty')
  vi.stubEnv('DATA_DIR', dataDir())
  expect(await restore(['site.backup'])).toBe(1)
  expect(output.at(-1)).toContain('The database is not empty')
})

test('--check reads the backup and changes nothing', async () => {
  vi.stubEnv('DATA_DIR', join(home, 'nowhere'))
  expect(await restore(['site.backup', '--check'])).toBe(0)
  expect(output.at(-1)).toContain('is complete')
  fs.writeFileSync(join(home, 'half.backup'), fs.readFileSync(file()).subarray(0, 2_000))
  expect(await restore(['half.backup'])).toBe(1)
  expect(output.at(-1)).toContain('is damaged')
  expect(fs.existsSync(join(home, 'nowhere'))).toBe(false)
})

test('without a file, or without a site, they say what is missing', async () => {
  expect(await backup([])).toBe(1)
  expect(output.at(-1)).toContain('npm run backup -- shimpyo.backup')
  expect(await restore(['--sooner'])).toBe(1)
  expect(output.at(-1)).toContain('npm run restore -- FILE')
  vi.stubEnv('DATA_DIR', join(home, 'nowhere'))
  expect(await backup(['other.backup'])).toBe(1)
  expect(output.at(-1)).toContain('No site found in')
})
