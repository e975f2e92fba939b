// Holds the welcome post to the limits of every other post.
import { expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { welcomePost } from './community.ts'

test('the welcome fits a post, is plain text, and ends with a question to answer', () => {
  expect(welcomePost.title.length).toBeLessThanOrEqual(LIMITS.title)
  expect(welcomePost.content.length).toBeLessThanOrEqual(LIMITS.post)
  expect(welcomePost.content).not.toMatch(/[<>!]|https?:/)
  expect(welcomePost.content.trim()).toMatch(/\?$/)
})

test('the welcome stays true when others have written, and promises nobody who may not be there', () => {
  expect(`${welcomePost.title} ${welcomePost.content}`).not.toMatch(
    /empty|early|just|people here|everybody|many/i,
  )
})
