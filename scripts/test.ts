// npm test: everything, on both databases and in a browser.
import { browser, build, lint, runSteps, tests, testsOnPostgres, types, weight } from './suite.ts'

export default function test(): Promise<number> {
  return runSteps([types, lint, build, weight, tests, testsOnPostgres, browser])
}
