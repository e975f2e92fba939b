// Before every test: anything written to console.error or console.warn is a failure. A test that expects some uses
// `vi.spyOn(console, 'error').mockImplementation(() => {})`.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// The same examples in every run, so that a failure means a change. For others: PROPERTY_SEED=7 npx vitest run FILE
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2026) })

let messages: string[] = []

beforeEach(() => {
  messages = []
  for (const voice of ['error', 'warn'] as const)
    vi.spyOn(console, voice).mockImplementation((...words) => {
      messages.push(words.map(String).join(' '))
    })
})

afterEach(() => {
  expect(messages, 'nothing is written to console.error or console.warn').toEqual([])
})

// A use that a library or Node gives up fails its test: two queries at once in one transaction, for instance.
process.throwDeprecation = true
