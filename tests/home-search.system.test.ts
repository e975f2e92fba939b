// The search of the home page: what it fetches and finds.
import { expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { BROWSE_PAGE } from '#contract/limits.ts'
import { recommend } from '#contract/recommend.ts'
import { search } from '#contract/search.ts'
import { aSeededSite } from '#tests/site.ts'
import { findMoods, findWords } from '#web/home/find-dramas.ts'
import { makeQueryClient } from '#web/query.ts'

const site = await aSeededSite()

/** A browser that records which addresses it requests. */
function aBrowser() {
  const requests: string[] = []
  const client = makeQueryClient((url) => {
    requests.push(url)
    return site.visitor.json(url)
  })
  return { client, requests }
}
const ids = (dramas: { id: number }[]) => dramas.map(({ id }) => id)

test('home fetches the results alone, and they are those of the plain rules', async () => {
  const { client, requests } = aBrowser()
  const all = await site.visitor.json<Drama[]>('/api/dramas/top-rated')
  const words = await findWords(client, 'Kim')
  const moods = await findMoods(client, ['healing', 'family'])
  expect(requests.toSorted()).toEqual([
    '/api/dramas/count?categories=healing%2Cfamily',
    '/api/dramas/recommended?page=1&categories=healing%2Cfamily',
    '/api/dramas/search?search=Kim&sortBy=ranking&page=1',
  ])
  const expected = search(all, 'Kim')
  expect(words.count).toBe(expected.length)
  expect(ids(words.dramas)).toEqual(ids(expected).slice(0, BROWSE_PAGE))
  const fits = recommend(all, ['healing', 'family']).map(({ drama }) => drama)
  expect(moods.total).toBe(fits.length)
  expect(ids(moods.dramas)).toEqual(ids(fits).slice(0, BROWSE_PAGE))
})
