// Tonight: the answers of the home page lead to dramas that fit all three of them, the best fit first.
import { expect, test } from 'vitest'
import type { Drama, DramaCount } from '#contract/api/dramas.ts'
import { CAN_TAKE, hoursOf } from '#contract/tonight.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite()

type Found = Drama & { why?: string }
const found = (query: string) => site.visitor.json<Found[]>(`/api/dramas/recommended?${query}`)
const counted = (query: string) => site.visitor.json<DramaCount>(`/api/dramas/count?${query}`)

test('"light" offers more than fifty dramas, the lightest first, each with its reason', async () => {
  const dramas = await found('feel=light')
  expect(dramas.length).toBeGreaterThan(50)
  expect(await counted('feel=light')).toEqual({ count: dramas.length })
  expect(dramas.every(({ feel }) => CAN_TAKE.light.has(feel as never))).toBe(true)
  expect(dramas.slice(0, 24).every(({ feel }) => feel!.heaviness! <= 2)).toBe(true)
  expect(dramas[0]!.why).toMatch(/^Gentle, light, few tears/)
})

test('how long it may be and what not tonight narrow it; every answer can be left out', async () => {
  const short = await found('feel=light&length=evening&avoid=suicide')
  expect(short.length).toBeGreaterThan(1)
  for (const drama of short) {
    const { episodesNote = null } = await site.visitor.json<Drama>(`/api/dramas/${drama.id}`)
    expect([hoursOf({ ...drama, episodesNote }) <= 10, drama.feel!.shown.includes('suicide')]).toEqual([
      true,
      false,
    ])
  }
  expect((await site.visitor.json<Drama[]>('/api/dramas/sorted?length=evening')).length).toBe(
    (await counted('length=evening')).count,
  )
  expect(await found('length=evening')).toEqual([])
})

test('with moods it keeps those that have one of them, in the order of what somebody can take', async () => {
  const sad = await found('categories=healing&feel=cry')
  expect(sad.length).toBeGreaterThan(5)
  expect(sad.every(({ categories, feel }) => categories.includes('healing') && feel!.tears! >= 4)).toBe(true)
  expect(sad[0]!.why).toContain('many tears')
})

test('an answer that does not exist is ignored', async () => {
  expect(await counted('feel=furious&length=century')).toEqual(await counted(''))
  expect(await found('feel=constructor')).toEqual([])
})
