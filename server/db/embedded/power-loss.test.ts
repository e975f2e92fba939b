// A power cut takes every write that was not synced, or only some of them. POWER_CUTS=25 for a long run.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { putDatabase } from '#tests/engines.ts'

const CUTS = Number(process.env.POWER_CUTS ?? 2)
const writer = fileURLToPath(new URL('./power-loss-writer.ts', import.meta.url))

let home: string
let base: string
beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'shimpyo-power-'))
  base = path.join(home, 'base')
  await putDatabase(base)
  const engine = await PGlite.create({ dataDir: base, extensions: { amcheck } })
  await engine.exec(`
    create extension amcheck;
    create table shelf (id int primary key, body text not null);
    create index shelf_body on shelf (body);
    create index shelf_words on shelf using gin (to_tsvector('simple', body));
    insert into shelf select -i, 'base ' || i from generate_series(1, 2000) i`)
  await engine.close()
}, 120_000)
afterAll(() => fs.rmSync(home, { recursive: true }))

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

let number = 0
/** Writes, cuts the power, and looks at what is left. */
async function afterPowerCut(kind: 'durable' | 'stock', chance: number, signal: AbortSignal) {
  const work = path.join(home, `work${++number}`)
  const image = path.join(home, `image${number}`)
  signal.throwIfAborted() // the test has taken too long
  child = spawn(process.execPath, [writer, kind, base, work, image, String(chance)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (words) => {
    said += words
  })
  await once(child, 'exit')
  if (!fs.existsSync(`${image}.json`)) throw new Error(`The writer came to nothing: ${said}`)
  const { acknowledged, lost }: { acknowledged: number[]; lost: number } = JSON.parse(
    fs.readFileSync(`${image}.json`, 'utf8'),
  )
  const found = await lookAt(image, acknowledged).catch(() => 'does not open' as const)
  for (const dir of [work, image]) fs.rmSync(dir, { recursive: true, force: true })
  return { found, writesLost: lost }
}

async function lookAt(image: string, acknowledged: number[]) {
  const engine = await PGlite.create({ dataDir: image, extensions: { amcheck } })
  await engine.exec('set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off')
  const { rows } = await engine.query<{ id: number }>('select id from shelf')
  const there = new Set(rows.map((row) => row.id))
  await engine.exec(`select bt_index_check('shelf_pkey', true), bt_index_check('shelf_body', true)`)
  const torn = await engine.query(`select * from verify_heapam('shelf')`)
  await engine.close()
  return {
    missing: [...acknowledged, ...Array.from({ length: 2000 }, (_, i) => -1 - i)].filter(
      (id) => !there.has(id),
    ).length,
    torn: torn.rows.length,
  }
}

for (const chance of [0, 0.5]) {
  const name = `nothing acknowledged is lost in ${CUTS} power cuts that spare unsynced writes with chance ${chance}`
  test(name, { timeout: 120_000 + CUTS * 60_000 }, async ({ signal }) => {
    for (let cut = 0; cut < CUTS; cut++) {
      const { found, writesLost } = await afterPowerCut('durable', chance, signal)
      expect(writesLost).toBeGreaterThan(0)
      expect(found).toEqual({ missing: 0, torn: 0 })
    }
  })
}

test('the same power cut ruins a database whose engine does not sync: the check would notice', async ({
  signal,
}) => {
  const { found } = await afterPowerCut('stock', 0.5, signal)
  expect(found).not.toEqual({ missing: 0, torn: 0 })
}, 180_000)
