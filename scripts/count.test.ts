// The summary line of a test run is never better than the run was.
import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

test('passed and failed tests are counted', () => {
  const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed')]
  expect(countVitest(1, { numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a test file that cannot be loaded is a failure', () => {
  const testResults = [file('passed', 'passed'), file('failed')]
  expect(countVitest(1, { numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
    passed: 1,
    failed: 1,
  })
})

test('a runner that exits with an error although all its tests passed is a failure', () => {
  const testResults = [file('passed', 'passed')]
  expect(countVitest(1, { numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
    passed: 1,
    failed: 1,
  })
  expect(countPlaywright(1, { stats: { expected: 3, unexpected: 0, flaky: 0 } })).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('a runner that dies before it can report is a failure', () => {
  expect(countVitest(137, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(0, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('a browser test that passes on an allowed second try counts as passed', () => {
  expect(countPlaywright(0, { stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 4,
    failed: 1,
  })
})
