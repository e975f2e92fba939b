// The artwork queue: order, shared results, a full queue.
import { expect, test } from 'vitest'
import { QueueFull, queue } from './artwork-queue.ts'

/** Work that is finished by hand. */
function handwork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { promise, finish: resolve }
}

test('concurrent requests for the same key share one result', async () => {
  const line = queue({ atOnce: 1, waiting: 5 })
  const hand = handwork()
  let made = 0
  const work = () => {
    made++
    return hand.promise
  }
  const answers = Promise.all([line.do('a', work), line.do('a', work), line.do('a', work)])
  hand.finish('picture')
  expect(await answers).toEqual(['picture', 'picture', 'picture'])
  expect(made).toBe(1)
  await line.do('a', work)
  expect(made).toBe(2)
})

test('a few jobs run at once, in the order of arrival', async () => {
  const line = queue({ atOnce: 2, waiting: 5 })
  const hands = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...handwork() }))
  const started: string[] = []
  const all = hands.map(({ name, promise }) =>
    line.do(name, () => {
      started.push(name)
      return promise
    }),
  )
  await Promise.resolve()
  expect(started).toEqual(['a', 'b'])
  hands[1]!.finish('b')
  await all[1]
  expect(started).toEqual(['a', 'b', 'c'])
  for (const { name, finish } of hands) finish(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('a full queue refuses jobs, and accepts them again when it is shorter', async () => {
  const line = queue({ atOnce: 1, waiting: 1 })
  const first = handwork()
  const running = line.do('a', () => first.promise)
  const waiting = line.do('b', async () => 'b')
  await expect(line.do('c', async () => 'c')).rejects.toBeInstanceOf(QueueFull)
  first.finish('a')
  expect(await Promise.all([running, waiting])).toEqual(['a', 'b'])
  expect(await line.do('c', async () => 'c')).toBe('c')
})

test('a failed job frees its place and can be retried', async () => {
  const line = queue({ atOnce: 1, waiting: 1 })
  const broken = async () => {
    throw new Error('no paper')
  }
  await expect(line.do('a', broken)).rejects.toThrow('no paper')
  expect(await line.do('a', async () => 'a')).toBe('a')
})
