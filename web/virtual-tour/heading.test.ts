// The spoken direction while turning a panorama.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ahead, heading, STEP, turned } from './heading.ts'

const press = (yaw: number, pitch: number, times: number) =>
  Array.from({ length: times }).reduce<typeof ahead>((at) => turned(at, yaw, pitch), ahead)

test('three presses turn an eighth, and twenty-four turn all around', () => {
  const around = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((times) => heading(press(STEP, 0, times)))
  expect(around).toEqual([
    'Looking north',
    'Looking northeast',
    'Looking east',
    'Looking southeast',
    'Looking south',
    'Looking southwest',
    'Looking west',
    'Looking northwest',
    'Looking north',
  ])
  expect(heading(press(-STEP, 0, 6))).toBe('Looking west')
})

test('looking up and down is announced and limited', () => {
  expect(heading(press(0, STEP, 2))).toBe('Looking north, up')
  expect(heading(press(0, -STEP, 50))).toBe('Looking north, down')
  expect(press(0, STEP, 50).pitch).toBeLessThan(Math.PI / 2)
})

test('every direction has a name', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (yaw) => {
      expect(heading({ yaw, pitch: 0 })).toMatch(/^Looking (north|south|east|west)/)
      const { yaw: now } = turned({ yaw, pitch: 0 }, STEP, 0)
      expect(now).toBeGreaterThanOrEqual(0)
      expect(now).toBeLessThan(2 * Math.PI)
    }),
  )
})
