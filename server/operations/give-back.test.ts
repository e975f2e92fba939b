// What a start leaves behind in memory does not stay there.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { giveBackSoon } from './give-back.ts'

test('what nobody needs any more is gone soon after the start, without being asked for', async () => {
  const leftBehind = new WeakRef({ rows: Array.from({ length: 1_000 }, (_, row) => ({ row })) })
  // A weak reference holds on until the turn in which it was made is over.
  await pause(0)
  giveBackSoon()
  await vi.waitFor(() => expect(leftBehind.deref() === undefined).toBe(true), {
    timeout: 60_000,
    interval: 200,
  })
})
