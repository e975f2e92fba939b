// Directories that the server cannot use: each gives one line that says what to do.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EmbeddedPostgresError } from './error.ts'
import { explain } from './failures.ts'
import { MAJOR } from './programs.ts'
import { openTestDatabase } from './test-database.ts'

let home: string
let dir: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-directory-'))
  dir = path.join(home, 'postgres')
})
afterEach(() => fs.rmSync(home, { recursive: true, force: true }))

async function refusal(): Promise<string> {
  const opening = openTestDatabase(dir)
  await expect(opening).rejects.toThrow(EmbeddedPostgresError)
  await expect(opening).rejects.not.toThrow(/\n/)
  return opening.then(String, (error: Error) => error.message)
}

async function aDatabase() {
  const database = await openTestDatabase(dir)
  const { rows } = await database.pool.query('show server_version_num')
  await database.close()
  return rows[0].server_version_num as string
}

test('the programs have the version that the directory is checked for', async () => {
  expect(await aDatabase()).toMatch(new RegExp(`^${MAJOR}\\d{4}$`))
})

test('a directory of another major version is refused, stays untouched, and the message says how to move it', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'PG_VERSION'), '17\n')
  expect(await refusal()).toMatch(/was made by PostgreSQL 17, .* runs 18: .*npm run backup.*npm run restore/)
  expect(fs.readdirSync(dir)).toEqual(['PG_VERSION'])
})

test('a directory with other files in it is refused and stays untouched', async () => {
  fs.mkdirSync(dir)
  fs.writeFileSync(path.join(dir, 'letters.txt'), 'mine')
  expect(await refusal()).toContain('is not empty but has no database in it')
  expect(fs.readdirSync(dir)).toEqual(['letters.txt'])
})

test('a place where no folder can be created is refused', async () => {
  fs.writeFileSync(path.join(home, 'letters.txt'), 'mine')
  dir = path.join(home, 'letters.txt', 'data', 'postgres')
  expect(await refusal()).toMatch(/The folder .*letters\.txt.* cannot be made .*choose another DATA_DIR/)
})

test('a first start that was interrupted is started again', async () => {
  fs.mkdirSync(`${dir}.new-abc`)
  fs.writeFileSync(path.join(`${dir}.new-abc`, 'PG_VERSION'), '18\n')
  fs.utimesSync(`${dir}.new-abc`, 0, 0)
  await aDatabase()
  expect(fs.readdirSync(home).sort()).toEqual(['postgres', 'postgres.log'])
})

test.each([
  [
    'global/pg_control',
    'nonsense',
    /Could not open the database in .*: .*(pg_control|incorrect checksum|control file).*restore a backup/,
  ],
  ['global/pg_filenode.map', 'nonsense', /Could not open the database in .*: .*restore a backup/],
])('a directory whose %s is damaged', async (file, text, words) => {
  await aDatabase()
  fs.writeFileSync(path.join(dir, file), text)
  expect(await refusal()).toMatch(words)
})

test('too few file descriptors for the server are reported', async () => {
  await aDatabase()
  const script = fileURLToPath(new URL('./a-process.ts', import.meta.url))
  const command = `ulimit -n 40; exec "${process.execPath}" "${script}" "${dir}"`
  const { stdout } = spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' })
  expect(stdout).toMatch(/too few file descriptors\. Raise the limit \(ulimit -n 4096\) and start again\n$/)
  expect(stdout.trim()).not.toContain('\n')
})

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', /no space left on device/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /too little memory/],
  ['FATAL:  could not create shared memory segment: No space left on device', /kernel\.shmmni/],
  ['postgres: error while loading shared libraries: libicuuc.so.60: cannot open', /npm rebuild/],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', /valid checkpoint record.*restore a backup/],
  [
    'initdb: error: could not look up effective user ID 12345: user does not exist',
    /no name .*\/etc\/passwd/,
  ],
  // It cannot start a process, and only says so at a level that is not logged.
  ['', /without a message.*too few processes \(ulimit -u\)/],
])('the server says %j', (log, words) => {
  expect(explain(log)).toMatch(words)
  expect(explain(log)).not.toContain('\n')
})
