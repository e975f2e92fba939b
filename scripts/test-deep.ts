// npm run test:deep: the campaigns. Kills, power cuts, hostile input, instances, proxies, other engines.
import type { Engine } from '../tests/e2e/engines.ts'
import { browserTests, build, journeysIn, runSteps, tests } from './suite.ts'

export const PROJECTS = ['deep']
export const BROWSER = 'deep'
export const ENGINES: Engine[] = ['firefox', 'webkit']

export default function testDeep(): Promise<number> {
  const inBrowser = browserTests('Campaigns in a browser', BROWSER)
  return runSteps([build, tests('Campaigns', PROJECTS), inBrowser, ...ENGINES.map(journeysIn)])
}
