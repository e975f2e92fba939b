// Before every test: noise is a failure. A test that expects some says so itself, with
// `vi.spyOn(console, 'error').mockImplementation(() => {})`.
import { afterEach, beforeEach, expect, vi } from 'vitest'

let heard: string[] = []

beforeEach(() => {
  heard = []
  for (const voice of ['error', 'warn'] as const)
    vi.spyOn(console, voice).mockImplementation((...said) => {
      heard.push(said.map(String).join(' '))
    })
})

afterEach(() => {
  expect(heard, 'nothing is written to console.error or console.warn').toEqual([])
})
