// The thread that draws: gives pictures, says what went wrong, sleeps when idle and wakes again.
import { afterEach, expect, test } from 'vitest'
import { type DrawingThread, drawingThread } from './artwork-thread.ts'

const drawing = {
  kind: 'tall',
  subject: { seed: 'thread', title: '', scene: 'mountain', mood: 'dawn' },
  brand: 'Shimpyo',
} as const

let thread: DrawingThread
afterEach(() => thread.close())

test('it draws what it is asked for, several at a time', async () => {
  thread = drawingThread()
  const [first, again, other] = await Promise.all([
    thread.svg(drawing),
    thread.svg(drawing),
    thread.svg({ ...drawing, subject: { ...drawing.subject, seed: 'other' } }),
  ])
  expect(first).toMatch(/^<svg/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('what it cannot draw is an error, and the next picture is drawn', async () => {
  thread = drawingThread()
  const nowhere = { ...drawing, kind: 'panorama', subject: { seed: 'nowhere', title: '' } } as const
  await expect(thread.svg(nowhere)).rejects.toThrow('There is no panorama of nowhere')
  expect(await thread.svg(drawing)).toMatch(/^<svg/)
})

test('it ends when nothing is asked of it, and starts again when something is', async () => {
  thread = drawingThread(1)
  const first = await thread.svg(drawing)
  await new Promise((later) => setTimeout(later, 200))
  expect(await thread.svg(drawing)).toBe(first)
})

test('who still waits when it is closed is told', async () => {
  thread = drawingThread()
  const waiting = expect(thread.svg(drawing)).rejects.toThrow('closed')
  await thread.close()
  await waiting
})
