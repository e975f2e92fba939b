// npm test: the whole product once, in a browser too; in CI also whether a package has a known vulnerability.
import { PROJECTS as CHECKED } from './check.ts'
import { browserTests, build, knownVulnerabilities, lint, runSteps, tests, types, unused } from './suite.ts'

export const PROJECTS = [...CHECKED, 'system']
export const BROWSER = 'browser'

export default function test(): Promise<number> {
  const inCi = process.env.CI ? [knownVulnerabilities] : []
  const steps = [types, lint, unused, ...inCi, build, tests('Tests', PROJECTS)]
  return runSteps([...steps, browserTests('Browser tests', BROWSER)])
}
