// cached(): loads once, and again after a change of its topics.
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'
import { cached, cachedBy } from './cached.ts'
import { write } from './write.ts'

const site = await aSite()

const counting = () => {
  let found = 0
  return cached(site.db, 'dramas', async () => ++found)
}
const change = (topic: 'dramas' | 'news') => write(site.db, async (_, changed) => changed(topic))

test('loads once for all callers until its topic changes', async () => {
  const count = counting()
  expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1])
  await change('news')
  expect(await count()).toBe(1)
  await change('dramas')
  expect(await count()).toBe(2)
})

test('what rests on several topics is found again when any of them changes', async () => {
  let found = 0
  const count = cached(site.db, ['dramas', 'news'], async () => ++found)
  expect(await count()).toBe(1)
  await change('news')
  expect(await count()).toBe(2)
  await change('dramas')
  expect(await count()).toBe(3)
})

test('a finding that a change overtakes is not kept', async () => {
  let found = 0
  let overtake = async () => {}
  const count = cached(site.db, 'dramas', async () => {
    const mine = ++found
    await overtake()
    return mine
  })
  overtake = () => change('dramas')
  expect(await count()).toBe(1)
  overtake = async () => {}
  expect(await count()).toBe(2)
})

test('a failure is not remembered', async () => {
  let fails = true
  const count = cached(site.db, 'dramas', async () => {
    if (fails) throw new Error('away')
    return 1
  })
  await expect(count()).rejects.toThrow('away')
  fails = false
  expect(await count()).toBe(1)
})

test('with a key each result is loaded once, and at most so many are held', async () => {
  const loads: string[] = []
  const load = async (key: string) => {
    loads.push(key)
    if (key === 'bad') throw new Error('no')
    return key.toUpperCase()
  }
  const found = cachedBy(site.db, 'dramas', load, 2)
  expect(await Promise.all([found('a'), found('a'), found('b')])).toEqual(['A', 'A', 'B'])
  await expect(found('bad')).rejects.toThrow('no')
  await expect(found('bad')).rejects.toThrow('no')
  expect(loads).toEqual(['a', 'b', 'bad', 'bad'])
  // The failures took the place of the one that was asked for longest ago.
  await found('b')
  await found('a')
  expect(loads.splice(4)).toEqual(['a'])
  await change('dramas')
  await found('a')
  expect(loads.slice(4)).toEqual(['a'])
})
