// The studio: makes pictures in a process of its own, says what went wrong, sleeps when idle and wakes again.
import { type ChildProcess, fork } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStudio, type Studio } from './artwork-studio.ts'

const drawing = {
  kind: 'tall',
  subject: { seed: 'studio', title: '', scene: 'mountain', mood: 'dawn' },
  brand: 'Shimpyo',
} as const

// Only listens: the real process is started.
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  return { ...real, fork: vi.fn(real.fork) }
})
const processes = () => vi.mocked(fork).mock.results.map(({ value }) => value as ChildProcess)

let studio: Studio
beforeEach(() => void vi.mocked(fork).mockClear())
afterEach(() => studio.close())

const shape = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}

test('it draws what it is asked for, and makes other sizes and formats of it', async () => {
  studio = openStudio()
  const [master, again] = await Promise.all([studio.draw(drawing), studio.draw(drawing)])
  expect(await shape(master)).toEqual(['heif', 600, 900])
  expect(again).toEqual(master)
  const small = await studio.derive({ kind: 'tall', width: 300, format: 'webp' }, master)
  expect(await shape(small)).toEqual(['webp', 300, 450])
})

test('what it cannot draw is an error, and the next picture is drawn', async () => {
  studio = openStudio()
  const nowhere = { ...drawing, kind: 'panorama', subject: { seed: 'nowhere', title: '' } } as const
  await expect(studio.draw(nowhere)).rejects.toThrow('There is no panorama of nowhere')
  const broken = studio.derive({ kind: 'tall', width: 300, format: 'webp' }, Buffer.from('no picture'))
  await expect(broken).rejects.toThrow('Drawing failed')
  expect(await shape(await studio.draw(drawing))).toEqual(['heif', 600, 900])
})

test('it ends when nothing is asked of it, and starts again when something is', async () => {
  studio = openStudio(1)
  const first = await studio.draw(drawing)
  const [one] = processes()
  await expect.poll(() => one!.signalCode).toBe('SIGKILL')
  expect(await studio.draw(drawing)).toEqual(first)
  expect(processes()).toHaveLength(2)
})

test('orders still waiting when it is closed fail at once', async () => {
  studio = openStudio()
  const waiting = expect(studio.draw(drawing)).rejects.toThrow('closed')
  await studio.close()
  await waiting
})
