// npm run check: what to run before and after every change. Types, lint, and the tests of rules, routes and components.
import { lint, runSteps, tests, types, unused } from './suite.ts'

export const PROJECTS = ['node', 'dom']

export default function check(): Promise<number> {
  return runSteps([types, lint, unused, tests('Tests', PROJECTS)])
}
