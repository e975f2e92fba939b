// A hundred open pages on two instances: every change reaches each of them once, and in order.
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signIn } from './caller.ts'
import { ADMIN, type Instances, startInstances } from './some-instances.ts'
import { until } from './until.ts'

const PAGES = 100
const POSTS = 40

let two: Instances
let admin: (at: string) => Caller
beforeAll(async () => {
  two = await startInstances(2, { TRUST_PROXY: '1' })
  admin = await signIn(two.sites[0]!.url, ADMIN)
}, 300_000)
afterAll(() => two.close())

/** Listens for new posts. The list of their ids grows until the connection ends. */
function openPage(site: string, number: number): Promise<number[]> {
  const ids: number[] = []
  return new Promise((resolve, reject) => {
    // As behind a proxy: each page has its own address.
    const headers = { 'x-forwarded-for': `10.0.0.${number}` }
    get(`${site}/api/live`, { headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const end = text.lastIndexOf('\n\n')
        if (end < 0) return
        for (const [, id] of text.slice(0, end).matchAll(/"new-(\d+)"/g)) ids.push(Number(id))
        text = text.slice(end + 2)
      })
      answer.on('error', () => {}) // ends with its instance
      if (answer.statusCode === 200) resolve(ids)
      else reject(new Error(`A page could not listen: ${answer.statusCode}`))
    }).on('error', reject)
  })
}

test('each of a hundred open pages hears of every change once, in order, whichever instance wrote it', async () => {
  const pages = await Promise.all(
    Array.from({ length: PAGES }, (_, number) => openPage(two.sites[number % 2]!.url, number)),
  )
  const posts: number[] = []
  for (let number = 0; number < POSTS; number++) {
    // An instance learns of its own changes before it is notified of others: their order holds for each writer.
    if (number === POSTS / 2) await pause(2_000)
    const writer = admin(two.sites[number < POSTS / 2 ? 0 : 1]!.url)
    const { status, body } = await writer.send<{ id: number }>('POST', '/api/posts', {
      title: `Change ${number}`,
      content: 'x',
    })
    expect(status).toBe(201)
    posts.push(body.id)
  }
  await until(() => pages.every((ids) => ids.length >= POSTS))
  // A second delivery would come by now.
  await pause(3_000)
  for (const ids of pages) expect(ids).toEqual(posts)
})
