// How many tests passed and failed, read from what the test runners report.

export interface Count {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

/** `report` is undefined when the runner ended without writing one. */
export function countVitest(code: number, report: unknown): Count {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  // A file that could not be loaded has no failed tests to show.
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return honest(code, { passed: numPassedTests, failed: numFailedTests + broken.length })
}

export function countPlaywright(code: number, report: unknown): Count {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  return honest(code, { passed: expected + flaky, failed: unexpected })
}

/** A runner that exits with an error has failed, whatever its report says: an error outside of any test, for instance. */
function honest(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}
