// npm test: everything, in a browser too; in CI also whether a package has a known hole.
import { browser, build, knownHoles, lint, runSteps, tests, types, weight } from './suite.ts'

export default function test(): Promise<number> {
  const inCi = process.env.CI ? [knownHoles] : []
  return runSteps([types, lint, ...inCi, build, weight, tests, browser])
}
