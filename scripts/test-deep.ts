// npm run test:deep: the campaigns. Kills, power cuts, hostile input, instances, proxies, other engines.
import { browserTests, build, runSteps, tests } from './suite.ts'

export const PROJECTS = ['deep']
export const BROWSER = 'deep'

export default function testDeep(): Promise<number> {
  return runSteps([build, tests('Campaigns', PROJECTS), browserTests('Campaigns in a browser', BROWSER)])
}
