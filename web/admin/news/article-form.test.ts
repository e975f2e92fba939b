// The values of an article's form: validation and conversion.
import { expect, test } from 'vitest'
import type { AdminArticle } from '#contract/api/news.ts'
import { ARTICLE } from '#contract/content/article.ts'
import { formOf, problemsIn } from '#web/admin/content/form-values.ts'
import { articleSent, newArticle, storedIn } from './news-form.tsx'

const NOW = '2026-11-21T12:00:00.000Z'
const article: AdminArticle = {
  id: 3,
  title: 'How a script reading begins',
  content: 'With tea.\n\nAnd a long table.',
  celebrity: 'Writers',
  imageUrl: '/art/article-3/x/cover-1280.webp',
  publishedAt: '2026-10-01T09:00:00.000Z',
  updatedAt: NOW,
  createdAt: NOW,
  views: 12,
  version: 2,
  art: { cover: '/art/article-3/x/cover-1280.webp', share: '', mood: 'dusk' },
}

const form = (one: AdminArticle) => formOf(ARTICLE, storedIn(one), one.version)

test('title, content and celebrity are required, and blanks do not count', () => {
  expect(problemsIn(ARTICLE, { ...newArticle(), title: ' ', content: '\u200b', celebrity: '\n' })).toEqual({
    title: 'Title is required',
    content: 'Content is required',
    celebrity: 'Celebrity is required',
  })
  expect(problemsIn(ARTICLE, form(article))).toEqual({})
})

test('a published article keeps its date when it is edited', () => {
  expect(articleSent(form(article), article, NOW).publishedAt).toBe(article.publishedAt)
})

test('publishing a draft sets the current time; unpublishing removes it', () => {
  const draft = { ...article, publishedAt: null }
  expect(articleSent({ ...form(draft), publishedAt: 'now' }, draft, NOW).publishedAt).toBe(NOW)
  expect(articleSent({ ...form(article), publishedAt: '' }, article, NOW).publishedAt).toBeNull()
})

test('the drawn cover is not sent as an uploaded picture', () => {
  expect(articleSent(form(article), article, NOW).imageUrl).toBeNull()
  const own = { ...article, imageUrl: '/uploads/a/600.webp' }
  expect(articleSent(form(own), own, NOW).imageUrl).toBe('/uploads/a/600.webp')
})
