// The texts of the side cards match the specification.
import { expect, test } from 'vitest'
import { TOPIC_WORDS } from '#contract/community.ts'
import { guidelines } from './guidelines.ts'
import { topics } from './topics.ts'

test('there are four guidelines, each with a title and one sentence', () => {
  expect(guidelines).toHaveLength(4)
  expect(new Set(guidelines.map((guideline) => guideline.icon)).size).toBe(4)
  for (const { title, text } of guidelines) {
    expect(title).toMatch(/^[A-Z][^.!]+$/)
    expect(text).toMatch(/^[A-Z][^.!?]*\.$/)
  }
})

test('the five popular topics have their specified names, in order', () => {
  expect(topics.map((topic) => topic.title)).toEqual([
    'Healing Dramas',
    'Romance Recommendations',
    'OST Discussions',
    'Actor Spotlights',
    'Episode Reviews',
  ])
})

test('every popular topic has typical words to search for', () => {
  expect(Object.keys(TOPIC_WORDS)).toEqual(topics.map((topic) => topic.title))
})
