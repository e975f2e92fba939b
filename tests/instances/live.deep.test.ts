// A thousand open pages on two instances: every change reaches each of them once, and in order.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../../tools/bench/live-listeners.ts'
import type { SentPost } from '../../tools/bench/live-pages.ts'
import { type Caller, signIn } from './caller.ts'
import { ADMIN, type Instances, startInstances } from './some-instances.ts'

const PAGES = 1_000
const POSTS = 40

let two: Instances
let admin: (at: string) => Caller
beforeAll(async () => {
  two = await startInstances(2, { TRUST_PROXY: '1' })
  admin = await signIn(two.sites[0]!.url, ADMIN)
}, 300_000)
afterAll(() => two.close())

test('each of a thousand open pages hears of every change once, in order, whichever instance wrote it', async () => {
  const ports = two.sites.map(({ url }) => Number(new URL(url).port))
  const pages = await openPages(ports, PAGES)
  const posts: SentPost[] = []
  for (let number = 0; number < POSTS; number++) {
    // An instance learns of its own changes before it is notified of others: their order holds for each writer.
    if (number === POSTS / 2) await pause(2_000)
    const at = performance.timeOrigin + performance.now()
    const { status, body } = await admin(two.sites[number < POSTS / 2 ? 0 : 1]!.url).send<{ id: number }>(
      'POST',
      '/api/posts',
      { title: `Change ${number}`, content: 'x' },
    )
    expect(status).toBe(201)
    posts.push({ id: body.id, at })
  }
  // Later than any event is sent; a busy machine may need longer to deliver it.
  await pause(10_000)
  const { delays, ...problems } = await pages.received(posts)
  expect(problems).toMatchObject({ lost: 0, doubled: 0, disordered: 0, broken: 0 })
  expect(delays.reduce((sum, [, times]) => sum + times, 0)).toBe(PAGES * POSTS)
})
