// npm run check: what to run before and after every change, in a minute or so.
import { build, lint, runSteps, tests, types, weight } from './suite.ts'

export default function check(): Promise<number> {
  return runSteps([types, lint, build, weight, tests])
}
