// The reporter of the tests: each file with how many are done, and what passed only at the second try (in CI).
import { DefaultReporter, type TestCase, type TestModule, type TestSpecification } from 'vitest/node'

export default class Progress extends DefaultReporter {
  private files = 0
  private done = 0

  override onTestRunStart(files: readonly TestSpecification[]) {
    this.files = files.length
    super.onTestRunStart(files)
  }

  override onTestModuleEnd(file: TestModule) {
    this.done++
    super.onTestModuleEnd(file)
  }

  override onTestCaseResult(test: TestCase) {
    super.onTestCaseResult(test)
    if (test.diagnostic()?.flaky)
      console.log(`Second try: ${test.module.relativeModuleId} > ${test.fullName}`)
  }

  protected override getEntityPrefix(entity: Parameters<DefaultReporter['getEntityPrefix']>[0]) {
    const prefix = super.getEntityPrefix(entity)
    return entity.type === 'module' ? `[${this.done}/${this.files}] ${prefix}` : prefix
  }
}
