// The values of an article's form: validation and conversion.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminArticle } from '#contract/api/news.ts'
import { ARTICLE } from '#contract/content/article.ts'
import { type FormValues, formOf, newForm, problemsIn, sentOf } from './form-values.ts'
import { ARTICLES } from './kinds.ts'

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
  art: { cover: '/art/article-3/x/cover-1280.webp', share: '', ground: 'navy' },
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(NOW) }))
afterEach(() => void vi.useRealTimers())

const newArticle = () => newForm(ARTICLE, { name: '', year: 0 })
const form = (one: AdminArticle) => formOf(ARTICLE, ARTICLES.storedIn(one), one.version)
const articleSent = (typed: FormValues, before: AdminArticle) =>
  sentOf(ARTICLE, typed, ARTICLES.storedIn(before))

test('title, content and celebrity are required, and blanks do not count', () => {
  expect(problemsIn(ARTICLE, { ...newArticle(), title: ' ', content: '\u200b', celebrity: '\n' })).toEqual({
    title: 'Title is required',
    content: 'Content is required',
    celebrity: 'Celebrity is required',
  })
  expect(problemsIn(ARTICLE, form(article))).toEqual({})
})

test('a published article keeps its date when it is edited', () => {
  expect(articleSent(form(article), article).publishedAt).toBe(article.publishedAt)
})

test('publishing a draft sets the current time; unpublishing removes it', () => {
  const draft = { ...article, publishedAt: null }
  expect(articleSent({ ...form(draft), publishedAt: 'now' }, draft).publishedAt).toBe(NOW)
  expect(articleSent({ ...form(article), publishedAt: '' }, article).publishedAt).toBeNull()
})

test('the drawn cover is not sent as an uploaded picture', () => {
  expect(articleSent(form(article), article).imageUrl).toBeNull()
  const own = { ...article, imageUrl: '/uploads/a/600.webp' }
  expect(articleSent(form(own), own).imageUrl).toBe('/uploads/a/600.webp')
})
