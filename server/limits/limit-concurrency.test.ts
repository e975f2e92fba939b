// Limiting concurrency: order, fairness, a bounded queue, failing jobs.
import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

const full = () => new Error('full')
const moment = () => new Promise<void>((resolve) => setImmediate(resolve))

test('never more jobs than the limit run at once, also when one starts as another ends', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 100, full })
  let running = 0
  let most = 0
  const job = async () => {
    most = Math.max(most, ++running)
    await moment()
    running--
  }
  const jobs = Array.from({ length: 20 }, () => inTurn(job).then(() => inTurn(job)))
  await Promise.all(jobs)
  expect(most).toBe(2)
})

test('the queue is served in order, and refuses new jobs when it is full', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 2, full })
  const order: string[] = []
  const named = (name: string) =>
    inTurn(async () => {
      await moment()
      order.push(name)
    })
  const jobs = [named('a'), named('b'), named('c')]
  await expect(named('d')).rejects.toThrow('full')
  await Promise.all(jobs)
  expect(order).toEqual(['a', 'b', 'c'])
  await named('e')
  expect(order.at(-1)).toBe('e')
})

test('callers take turns, and a full queue still accepts callers with few jobs in it', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 6, full })
  const order: string[] = []
  const job = (caller: string) =>
    inTurn(async () => {
      await moment()
      order.push(caller)
    }, caller)
  const jobs = Array.from({ length: 7 }, () => job('greedy'))
  await expect(job('greedy')).rejects.toThrow('full')
  jobs.push(job('b'), job('c'), job('b'))
  await Promise.all(jobs)
  expect(order.slice(0, 6)).toEqual(['greedy', 'greedy', 'b', 'c', 'greedy', 'b'])
  expect(order).toHaveLength(10)
})

test('a job that fails makes room for the next', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1, full })
  const failing = inTurn(async () => {
    throw new Error('broken')
  })
  const next = inTurn(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
