// Two instances on one database: what one writes, the other shows as soon as it is notified.
import { afterAll, expect, test } from 'vitest'
import { aSite, type TestSite } from '#tests/site.ts'
import { busOf } from './change-bus.ts'
import { openDatabase } from './open.ts'

const here = await aSite()
const other = await aSite({}, { database: await openDatabase({ url: here.database.url }) })
const member = await here.signUp()
afterAll(async () => {
  await other.close()
  await here.close()
})

const titles = async (site: TestSite) =>
  (await site.visitor.json<{ title: string }[]>('/api/posts')).map(({ title }) => title)

/** Does something, and waits until the other instance has been notified of it. */
async function andNotified<T>(work: () => Promise<T>): Promise<T> {
  const notified = new Promise<void>((resolve) => {
    const stop = busOf(other.db).onChange(() => {
      stop()
      resolve()
    })
  })
  const result = await work()
  await notified
  return result
}

test('a post that is written, changed and deleted on one instance is so on the other, which had cached the list', async () => {
  const shown = () => Promise.all([here, other].map(titles))
  expect(await shown()).toEqual([[], []])
  const { id } = await andNotified(async () =>
    (await member.post('/api/posts', { title: 'A quiet evening', content: 'x' })).json<{ id: number }>(),
  )
  expect(await shown()).toEqual([['A quiet evening'], ['A quiet evening']])
  await andNotified(() => member.put(`/api/posts/${id}`, { title: 'A quiet morning', content: 'x' }))
  expect(await shown()).toEqual([['A quiet morning'], ['A quiet morning']])
  await andNotified(() => member.del(`/api/posts/${id}`))
  expect(await shown()).toEqual([[], []])
})
