// Kill -9 while writing: whatever was acknowledged is there afterwards. CRASH_ROUNDS=40 for a long run.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PATIENT, putDatabase } from '#tests/engines.ts'
import { openDatabase } from '../open.ts'

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3)
const writer = fileURLToPath(new URL('./crash-writer.ts', import.meta.url))

let home: string
let dir: string
let notes: string
let child: ChildProcess | undefined
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-crash-'))
  dir = path.join(home, 'database')
  notes = path.join(home, 'notes')
  fs.writeFileSync(notes, '')
  await putDatabase(dir)
})
afterEach(() => {
  child?.kill('SIGKILL')
  fs.rmSync(home, { recursive: true })
})

test(
  `nothing acknowledged is lost in ${ROUNDS} kills under load, and no half of anything is left`,
  async ({ signal }) => {
    for (let round = 1; round <= ROUNDS; round++) {
      const from = fs.statSync(notes).size
      signal.throwIfAborted()
      child = spawn(process.execPath, [writer, dir, notes, String(round)], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await firstNote(child, from)
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 900))
      child.kill('SIGKILL')
      await once(child, 'exit')
      await everythingIsThere()
    }
    await indexesAreSound()
  },
  120_000 + ROUNDS * 60_000,
)

/** Waits until the writer writes; its complaint when it does not. */
async function firstNote(child: ChildProcess, from: number) {
  let said = ''
  child.stderr?.on('data', (words) => {
    said += words
  })
  for (let tries = 0; fs.statSync(notes).size === from; tries++) {
    if (child.exitCode != null || tries > 1_500) throw new Error(`The writer did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Compares the database with the notes, by reading the table itself and by each of its indexes. */
async function everythingIsThere() {
  const { versions, labelled, removing, removed } = readNotes()
  const database = await openDatabase({ dir, ...PATIENT })
  const ask = async (text: string) =>
    (await database.pool.query({ text, rowMode: 'array' })).rows as number[][]
  const there = new Map((await ask('select id, version from shelf')).map(([id, version]) => [id!, version!]))
  const labels = new Set((await ask('select id from label')).map(([id]) => id!))

  const lost = [...versions].filter(([id, version]) => (there.get(id) ?? -1) < version && !removing.has(id))
  expect(lost, 'acknowledged rows that are missing or older than acknowledged').toEqual([])
  expect(
    [...removed].filter((id) => there.has(id)),
    'removed rows that are back',
  ).toEqual([])
  expect(
    [...labelled].filter((id) => !labels.has(id)),
    'acknowledged labels that are missing',
  ).toEqual([])
  const torn = [...labels].filter((id) => !there.has(id) && !removing.has(id))
  expect(torn, 'transactions of which only one half is there').toEqual([])

  await database.pool.query('set enable_seqscan = off')
  const byKey = await ask('select count(*)::int from shelf where id > 0')
  const byText = await ask(`select count(*)::int from shelf where body > ''`)
  const byWord = await ask(
    `select count(*)::int from shelf where to_tsvector('simple', body) @@ '사랑'::tsquery`,
  )
  expect([byKey, byText, byWord]).toEqual(Array(3).fill([[there.size]]))
  await database.close()
}

function readNotes() {
  const versions = new Map<number, number>()
  const [labelled, removing, removed] = [new Set<number>(), new Set<number>(), new Set<number>()]
  for (const line of fs.readFileSync(notes, 'utf8').split('\n').slice(0, -1)) {
    const [what, ...numbers] = line.split(' ')
    const [id = 0, version = 0] = numbers.map(Number)
    if (what === 'has') versions.set(id, version)
    if (what === 'labelled') labelled.add(id).size && versions.set(id, 0)
    if (what === 'removing') removing.add(id)
    if (what === 'removed') removed.add(id)
  }
  return { versions, labelled, removing, removed }
}

async function indexesAreSound() {
  const engine = await PGlite.create({ dataDir: dir, extensions: { amcheck } })
  await engine.exec('create extension amcheck')
  await engine.exec(`select bt_index_check('shelf_pkey', true), bt_index_check('shelf_body', true)`)
  expect((await engine.query(`select * from verify_heapam('shelf')`)).rows).toEqual([])
  await engine.close()
}
