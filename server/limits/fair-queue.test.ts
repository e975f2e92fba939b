// The fair queue: order, rotation, bounds, jobs that fail or were given up.
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const refusal = () => new Error('full')
const moment = () => new Promise<void>((resolve) => setImmediate(resolve))
const usual = { mostWaiting: 100, refusal }

/** Runs jobs that note their names. */
function noting(queue: FairQueue) {
  const served: string[] = []
  const job = (name: string, caller = name) =>
    queue.run(async () => {
      await moment()
      served.push(name)
    }, caller)
  return { served, job }
}

test('never more jobs than places run at once, also when one starts as another ends', async () => {
  const queue = new FairQueue({ ...usual, places: 2 })
  let most = 0
  const job = async () => {
    most = Math.max(most, queue.running)
    await moment()
  }
  await Promise.all(Array.from({ length: 20 }, () => queue.run(job).then(() => queue.run(job))))
  expect(most).toBe(2)
  expect([queue.running, queue.waiting]).toEqual([0, 0])
})

test('callers take turns: one with many jobs waits behind the others', async () => {
  const queue = new FairQueue({ ...usual, places: 1 })
  const { served, job } = noting(queue)
  const greedy = Array.from({ length: 20 }, () => job('greedy'))
  await Promise.all([job('b'), job('c'), job('b')])
  expect(served).toEqual(['greedy', 'greedy', 'b', 'c', 'greedy', 'b'])
  await Promise.all(greedy)
})

test('a caller who may not have all places leaves some to others, also while its next ones wait', async () => {
  const queue = new FairQueue({ ...usual, places: 10, mostOfOne: 7 })
  const releases: (() => void)[] = []
  for (let i = 0; i < 20; i++) queue.acquire('greedy').then((release) => releases.push(release))
  await moment()
  expect(releases).toHaveLength(7)
  const release = await queue.acquire('other')
  release()
  release()
  await moment()
  expect([releases.length, queue.running]).toEqual([7, 7])
  releases[0]!()
  await moment()
  expect(releases).toHaveLength(8)
})

test('in a full queue the last of the longest line is refused', async () => {
  const queue = new FairQueue({ places: 1, mostWaiting: 4, refusal })
  const { served, job } = noting(queue)
  const greedy = Array.from({ length: 5 }, (_, i) => job(`greedy ${i}`, 'greedy'))
  const last = expect(greedy[4]).rejects.toThrow('full')
  await expect(job('greedy 5', 'greedy')).rejects.toThrow('full')
  await job('b')
  await last
  await Promise.all(greedy.slice(0, 4))
  expect(served).toEqual(['greedy 0', 'greedy 1', 'b', 'greedy 2', 'greedy 3'])
  // of lines of one length the newest job
  const crowd = ['c', 'd', 'e', 'f', 'g'].map((name) => job(name))
  await expect(job('h')).rejects.toThrow('full')
  await Promise.all(crowd)
})

test('a job waits only so long', async () => {
  const queue = new FairQueue({ ...usual, places: 1, longestWait: 50 })
  const release = await queue.acquire('a')
  await expect(queue.acquire('b')).rejects.toThrow('full')
  expect(queue.waiting).toBe(0)
  release()
  ;(await queue.acquire('b'))()
})

test('a job that was given up is passed over', async () => {
  const queue = new FairQueue({ ...usual, places: 1 })
  const release = await queue.acquire('a')
  const gone = expect(queue.acquire('b', () => true)).rejects.toThrow('full')
  const next = queue.acquire('b')
  release()
  await gone
  ;(await next)()
  expect([queue.running, queue.waiting]).toEqual([0, 0])
})

test('a job that fails makes room for the next', async () => {
  const queue = new FairQueue({ ...usual, places: 1 })
  const failing = queue.run(async () => {
    throw new Error('broken')
  })
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
