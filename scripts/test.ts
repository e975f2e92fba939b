// npm test: everything, on both databases and in a browser; in CI also whether a package has a known hole.
import { browser, build, knownHoles, lint, runSteps, tests, testsOnPostgres, types, weight } from './suite.ts'

export default function test(): Promise<number> {
  const inCi = process.env.CI ? [knownHoles] : []
  return runSteps([types, lint, ...inCi, build, weight, tests, testsOnPostgres, browser])
}
