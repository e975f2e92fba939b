// Candidates for close matches: read through the index of keys, those of the catalogue and of the index by themselves.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Suggestion } from '#contract/api/dramas.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { candidatesFor } from './candidates.ts'
import { exactKey } from './keys.ts'

const site = await aSite()
await putDramas(
  site.db,
  Array.from({ length: 600 }, (_, n) => ({ title: `Lanternfish ${n}`, inIndex: true, rating: '' })),
)
await putDramas(site.db, [{ title: 'Lantern Street' }, { title: 'Quiet Street' }])
await site.db.execute(sql`analyze dramas`)

test('a drama of the catalogue comes first, however many of the index begin alike', async () => {
  const found = await site.visitor.json<Suggestion[]>('/api/dramas/suggested?typed=lant')
  expect(found.map(({ title }) => title)).toEqual(['Lantern Street', ...Array(5).fill(expect.any(String))])
  expect(found.map(({ inIndex = false }) => inIndex)).toEqual([false, ...Array(5).fill(true)])
})

test('the table is never read as a whole', async () => {
  const keys = ['lanternstreet', 'quietstreet', 'lamternstreet', 'a', 'b', 'c'].map((name) =>
    exactKey('w', name),
  )
  const limits = { inIndex: false, among: 100, most: 10 }
  await site.db.transaction(async (tx) => {
    const [found = [], none] = await candidatesFor(tx, [keys, []], limits)
    expect(found.map(({ title }) => title)).toEqual(['Lantern Street', 'Quiet Street'])
    expect(none).toEqual([])
    const { rows } = await tx.execute(sql`
      select sum(seq_scan)::int as scans from pg_stat_xact_user_tables where relname = 'dramas'`)
    expect(rows).toEqual([{ scans: 0 }])
  })
})
