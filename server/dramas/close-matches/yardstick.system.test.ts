// Search quality: two hundred real queries, and what visitors see first.
import { expect, test } from 'vitest'
import type { Found } from '#contract/api/search.ts'
import { holdoutQueries, queriesWithoutMatch } from '#tests/holdout-queries.ts'
import { type QueryKind, searchQueries } from '#tests/search-queries.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

/** The titles a visitor sees: literal results, then close matches. */
async function seen(query: string) {
  const search = encodeURIComponent(query)
  const { dramas, close } = await site.visitor.json<Found>(`/api/dramas/search?search=${search}`)
  return {
    literal: dramas.map(({ title }) => title),
    close: close.map(({ drama }) => drama.title),
  }
}

test('for at least 95 in 100 of two hundred queries the expected drama is among the first five', async () => {
  const recalls = new Map<QueryKind, number[]>()
  const missed: string[] = []
  for (const { query, finds, kind } of searchQueries) {
    if (kind === 'nothing') continue
    const { literal, close } = await seen(query)
    const first = [...literal, ...close].slice(0, 5)
    const recall = finds.filter((title) => first.includes(title)).length / finds.length
    recalls.set(kind, [...(recalls.get(kind) ?? []), recall])
    if (recall < 1) missed.push(`${query}: ${first.join(', ') || 'nothing'} instead of ${finds.join(', ')}`)
  }
  const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
  const recall = mean([...recalls.values()].flat())
  const byKind = [...recalls].map(([kind, some]) => `${kind} ${mean(some).toFixed(3)}`)
  process.stdout.write(
    `recall@5 ${recall.toFixed(3)} (${byKind.join(', ')})\n${missed.map((line) => `  ${line}\n`).join('')}`,
  )
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

test('a meaningless query finds nothing', async () => {
  const wrong: string[] = []
  for (const { query } of searchQueries.filter(({ kind }) => kind === 'nothing')) {
    const { close } = await seen(query)
    if (close.length > 0) wrong.push(`${query}: ${close.join(', ')}`)
  }
  expect(wrong).toEqual([])
})

test('of queries not used for tuning, at least 95 in 100 find the expected drama, and at most 5 a wrong one', async () => {
  const missed: string[] = []
  for (const [query, expected] of holdoutQueries) {
    const { literal, close } = await seen(query)
    if (![...literal, ...close].slice(0, 5).includes(expected)) missed.push(query)
  }
  const wrong: string[] = []
  for (const query of queriesWithoutMatch) if ((await seen(query)).close.length > 0) wrong.push(query)
  process.stdout.write(
    `unseen: missed ${missed.length} of ${holdoutQueries.length}, false friends ${wrong.length} of ${queriesWithoutMatch.length}\n`,
  )
  expect(missed.length / holdoutQueries.length, missed.join(', ')).toBeLessThanOrEqual(0.05)
  expect(wrong.length / queriesWithoutMatch.length, wrong.join(', ')).toBeLessThanOrEqual(0.05)
})

test('close matches exclude literal results, and there are at most six', async () => {
  for (const { query } of searchQueries) {
    const { literal, close } = await seen(query)
    expect(
      close.filter((title) => literal.includes(title)),
      query,
    ).toEqual([])
    expect(close.length, query).toBeLessThanOrEqual(6)
  }
})
