// A reporter that names the tests that passed only at the second try, which the check allows (vitest.config.ts).
import type { Reporter, TestCase } from 'vitest/node'

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky)
      console.log(`Second try: ${test.module.relativeModuleId} > ${test.fullName}`)
  }
}
