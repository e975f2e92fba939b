// A later season looks like the first, whoever adds it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Drama } from '#contract/api/dramas.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { dramas } from './table.ts'
import { insertDramas } from './write-dramas.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
})
afterAll(() => site.close())

const add = async (title: string): Promise<number> => {
  const answer = await admin.post('/api/admin/dramas', { title, description: 'A drama.' })
  return answer.json<Drama>().id
}
const pictureOf = async (id: number) => {
  const [row] = await site.db.select().from(dramas).where(eq(dramas.id, id))
  const { artSeed, artScene, artMood } = row!
  return { artSeed, artScene, artMood }
}

test('a season that an admin adds has the scene of the first, at an hour of its own', async () => {
  const first = await pictureOf(await add('The Tea House'))
  const second = await pictureOf(await add('The Tea House 2'))
  const third = await pictureOf(await add('The Tea House: Season 3'))
  for (const later of [second, third])
    expect([later.artSeed, later.artScene]).toEqual([first.artSeed, first.artScene])
  expect(new Set([first.artMood, second.artMood, third.artMood]).size).toBe(3)
})

test('so has one whose first season comes at the same time', async () => {
  const [row] = await site.db.select().from(dramas).limit(1)
  const { id, ...fields } = row!
  const [first, second] = await site.db.transaction((tx) =>
    insertDramas(tx, [
      { ...fields, title: 'Two at Once' },
      { ...fields, title: 'Two at Once 2' },
    ]),
  )
  expect([second!.artSeed, second!.artScene]).toEqual([first!.artSeed, first!.artScene])
  expect(second!.artMood).not.toBe(first!.artMood)
  expect(first!.id).not.toBe(id)
})

test('a number in a title is no season where there is no first one', async () => {
  const lonely = await pictureOf(await add('Bus Number 2'))
  expect(lonely.artSeed).toContain('Bus Number 2')
})
