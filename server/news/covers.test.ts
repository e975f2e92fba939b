// The cover of a new article fits its words.
import { expect, test } from 'vitest'
import { type Choice, drawingNames } from '#art/choice.ts'
import type { Article } from '#contract/api/news.ts'
import { aSite } from '#tests/site.ts'
import { articleSubject } from './picture.ts'
import { articles } from './table.ts'

const site = await aSite()
const admin = await site.signUp({ isAdmin: true })

test.each([
  ['Why judges on television talk so slowly', 'The judge enters, and the court rises.', 'scales'],
  ['Real nurses read the script', 'The hospital let the nurses read it.', 'stethoscope'],
  ['What cooks on set', 'Every kitchen has a chef behind the camera.', 'steaming-pot'],
])('%s', async (title, content, drawing) => {
  const article: Article = (
    await admin.post('/api/admin/news', { title, celebrity: 'Gong Yoo', content })
  ).json()
  const row = (await site.db.select().from(articles)).find(({ id }) => id === article.id)!
  const { picked } = articleSubject(row)
  expect(drawingNames).toContain((picked as Choice).drawing)
  expect((picked as Choice).drawing).toBe(drawing)
})
