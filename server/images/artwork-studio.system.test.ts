// The artwork studio: a child process that draws, fails, ends when idle and restarts.
import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openStudio, type Studio } from './artwork-studio.ts'

const drawing = {
  kind: 'tall',
  subject: { title: '', picked: { drawing: 'moon-water', palette: 'cobalt' } },
  brand: 'Shimpyo',
} as const

/** Lines of `ps`: what this process has started to draw, and still runs. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('artwork-studio-process'))

let studio: Studio
afterEach(() => studio.close())

const shape = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}

test('the studio draws a picture and derives other sizes and formats', async () => {
  studio = openStudio()
  const [master, again] = await Promise.all([studio.draw(drawing), studio.draw(drawing)])
  expect(processes()).toHaveLength(1)
  expect(await shape(master)).toEqual(['heif', 600, 900])
  expect(again).toEqual(master)
  const small = await studio.derive({ kind: 'tall', width: 300, format: 'webp' }, master)
  expect(await shape(small)).toEqual(['webp', 300, 450])
})

test('a picture that cannot be drawn is an error, and the next one is drawn', async () => {
  studio = openStudio()
  const nowhere = {
    ...drawing,
    kind: 'panorama',
    subject: { title: '', picked: { own: 'places/nowhere' } },
  } as const
  await expect(studio.draw(nowhere)).rejects.toThrow('Drawing failed')
  const broken = studio.derive({ kind: 'tall', width: 300, format: 'webp' }, Buffer.from('no picture'))
  await expect(broken).rejects.toThrow('Drawing failed')
  expect(await shape(await studio.draw(drawing))).toEqual(['heif', 600, 900])
})

test('the process ends when idle and starts again with the next job', async () => {
  studio = openStudio(1)
  const first = await studio.draw(drawing)
  await expect.poll(processes).toEqual([])
  expect(await studio.draw(drawing)).toEqual(first)
})

test('pending and later jobs fail at once when the studio is closed, and start no process', async () => {
  studio = openStudio()
  const waiting = expect(studio.draw(drawing)).rejects.toThrow('closed')
  await studio.close()
  await waiting
  await expect(studio.draw(drawing)).rejects.toThrow('closed')
  expect(processes()).toEqual([])
})
