// Only a known vulnerability fails the suite: a registry that cannot be reached or says nothing does not.
import { expect, test } from 'vitest'
import { readAudit, summarize } from './audit.ts'

const report = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: {} } })

test.each(['high', 'critical'])('a %s vulnerability is a failure that names the package', (severity) => {
  const { line, count } = summarize(readAudit(report({ leftpad: { severity }, tea: { severity: 'low' } })))
  expect(count).toEqual({ passed: 0, failed: 1 })
  expect(line).toBe(`Known vulnerabilities (see npm audit): leftpad (${severity})`)
})

test('no vulnerability, or only lesser ones, is a pass', () => {
  expect(summarize(readAudit(report({}))).count).toEqual({ passed: 1, failed: 0 })
  const { line, count } = summarize(readAudit(report({ tea: { severity: 'moderate' } })))
  expect(count).toEqual({ passed: 1, failed: 0 })
  expect(line).toContain('lower severity: 1')
})

test.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example/x","statusCode":405}',
    'it answered 405',
  ],
  [
    '{"error":{"code":"ECONNREFUSED","summary":"request to https://registry.example failed"}}',
    'ECONNREFUSED',
  ],
  ['{"vulnerabilities":null}', 'it did not answer'],
  ['<html>a proxy says no</html>', 'it did not answer'],
  ['', 'it did not answer'],
])('without data from the registry the step neither passes nor fails: %s', (printed, because) => {
  const { line, count } = summarize(readAudit(printed))
  expect(count).toEqual({ passed: 0, failed: 0 })
  expect(line).toContain(`(${because})`)
  expect(line).not.toMatch(/registry\.example|\n/)
})
