// Holds our ten articles to the promises made for them.
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { catalogue } from './catalogue/index.ts'
import { news } from './news.ts'
import { articleSubjects } from './pictures.ts'

const titles = new Set(catalogue.map((drama) => drama.title))
const words = (text: string) => text.split(/\s+/).length
const plain = (text: string) => text.replaceAll('’', "'")

test('there are ten articles, each with a title and a picture of its own', () => {
  expect(news).toHaveLength(10)
  expect(new Set(news.map((article) => article.title)).size).toBe(10)
  expect(articleSubjects().filter(({ picked }) => !('own' in picked))).toEqual([])
})

test('they came out over the past months, one after the other, and none in the future', () => {
  const times = news.map((article) => Date.parse(article.publishedAt))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  for (const [index, time] of times.entries()) {
    expect(new Date(time).toISOString()).toBe(news[index]!.publishedAt)
    expect(time).toBeGreaterThanOrEqual(Date.parse('2026-01-01T00:00:00.000Z'))
    expect(time).toBeLessThan(Date.parse('2026-11-21T00:00:00.000Z'))
  }
})

test('who is featured is a person: articles about a craft name nobody', () => {
  const people = news.flatMap(({ celebrity }) => celebrity || [])
  for (const name of people) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+(?:-[a-z]+)?$/)
  expect(new Set(people).size).toBeGreaterThanOrEqual(6)
})

test('what is published about the age of Lim Sang-choon is told, with how sure it is', () => {
  const { content } = news.find(({ celebrity }) => celebrity === 'Lim Sang-choon')!
  expect(content).not.toMatch(/no age/i)
  expect(content).toMatch(/early thirties/)
  expect(content).toMatch(/not certain/)
})

describe.each(news)('$title', (article) => {
  test('names the pages that were read for it', () => {
    expect(article.sources.length).toBeGreaterThanOrEqual(2)
    for (const { name, url, read } of article.sources) {
      expect(name).toMatch(/\S/)
      expect(new URL(url).href).toBe(url)
      expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    }
  })

  test('is 250 to 500 words in paragraphs, and fits where it is shown', () => {
    expect(words(article.content)).toBeGreaterThanOrEqual(250)
    expect(words(article.content)).toBeLessThanOrEqual(500)
    const paragraphs = article.content.split('\n\n')
    expect(paragraphs.length).toBeGreaterThanOrEqual(4)
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\S.*\S$/)
    expect(article.title.length).toBeLessThanOrEqual(LIMITS.title)
    expect(article.celebrity.length).toBeLessThanOrEqual(LIMITS.name)
  })

  test('keeps a calm voice and claims nothing new', () => {
    expect(article.content).not.toMatch(/!/)
    expect(article.content).not.toMatch(/recently|announced|upcoming|this week|breaking|rumou?r/i)
    expect(article.content).not.toMatch(/<|https?:/)
  })

  test('names every drama it is linked to, and each is in the catalogue', () => {
    for (const title of article.dramas) {
      expect(titles).toContain(title)
      expect(plain(article.content)).toContain(title.split(':')[0])
    }
    expect(article.dramas.length).toBeGreaterThanOrEqual(2)
  })
})
