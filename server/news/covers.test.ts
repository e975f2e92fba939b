// The cover of an article fits what it is about: its words, and the dramas it names.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Article } from '#contract/api/news.ts'
import { dramas } from '#server/dramas/table.ts'
import { aSite, type SignedIn, type TestSite } from '#tests/site.ts'
import { articles } from './table.ts'

let site: TestSite
let admin: SignedIn
beforeAll(async () => {
  site = await aSite()
  admin = await site.signUp({ isAdmin: true })
  await admin.post('/api/admin/dramas', { title: 'Tide of Yeosu', description: 'A drama.' })
  await site.db.update(dramas).set({ drawing: 'harbour' }).where(eq(dramas.title, 'Tide of Yeosu'))
})
afterAll(() => site.close())

const sceneOf = async (title: string, content: string) => {
  const article: Article = (
    await admin.post('/api/admin/news', { title, celebrity: 'Gong Yoo', content })
  ).json()
  const [row] = await site.db.select().from(articles).where(eq(articles.id, article.id))
  return row!.drawing
}

test.each([
  ['Why judges on television talk so slowly', 'The judge enters, and the court rises.', 'courtroom'],
  ['A night shift with real nurses', 'The hospital let the nurses read the script.', 'hospital'],
  ['What cooks on set', 'Every kitchen has a chef behind the camera.', 'kitchen'],
])('%s', async (title, content, scene) => {
  expect(await sceneOf(title, content)).toBe(scene)
})

test('an article with plain words shows where the drama happens that it names', async () => {
  expect(await sceneOf('One long take', 'It is from Tide of Yeosu, and nobody breathed.')).toBe('harbour')
})

test('two articles about the same thing do not look alike', async () => {
  const one = await sceneOf('Inside a lawyer', 'A lawyer at court.')
  const two = await sceneOf('Inside another lawyer', 'A lawyer at court.')
  expect(two).not.toBe(one)
})
