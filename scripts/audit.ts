// Reports known vulnerabilities of production packages from the registry. Without a report the step neither passes nor fails.
import { spawn } from 'node:child_process'
import type { Count } from './count.ts'

/** A registry that does not answer is asked once, with a short timeout. */
const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
const TIMEOUT_MS = 60_000

interface Report {
  auditReportVersion: number
  vulnerabilities: Record<string, { severity: string; fixAvailable?: unknown }>
  metadata: { vulnerabilities: Record<string, number> }
}

type AuditResult =
  | { kind: 'unknown'; because: string }
  | { kind: 'clean'; lesser: number }
  | { kind: 'holes'; packages: string[] }

/** @param printed the output of `npm audit --json`; its exit code is not enough */
export function readAudit(printed: string): AuditResult {
  const report = read(printed)
  if (!report) return { kind: 'unknown', because: reasonIn(printed) }
  const all = Object.entries(report.vulnerabilities)
  const grave = all.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
  if (grave.length === 0) return { kind: 'clean', lesser: all.length }
  return { kind: 'holes', packages: grave.map(([name, { severity }]) => `${name} (${severity})`).sort() }
}

function read(printed: string): Report | null {
  try {
    const report = JSON.parse(printed) as Partial<Report>
    return typeof report.vulnerabilities === 'object' && report.vulnerabilities && report.metadata
      ? (report as Report)
      : null
  } catch {
    return null
  }
}

/** In a few words, without the registry's address. */
function reasonIn(printed: string): string {
  const status = /"statusCode":\s*(\d{3})/.exec(printed)?.[1]
  if (status) return `it answered ${status}`
  return /"code":\s*"(E[A-Z_]+)"/.exec(printed)?.[1] ?? 'it did not answer'
}

/** What the step prints and counts: only a vulnerability fails, and only a complete report passes. */
export function summarize(result: AuditResult): { line: string; count: Count } {
  if (result.kind === 'unknown')
    return {
      line: `The npm registry has no vulnerability data (${result.because}), so nothing was checked.`,
      count: { passed: 0, failed: 0 },
    }
  if (result.kind === 'clean')
    return {
      line: `No production package has a known vulnerability of high or critical severity (lower severity: ${result.lesser}).`,
      count: { passed: 1, failed: 0 },
    }
  return {
    line: `Known vulnerabilities (see npm audit): ${result.packages.join(', ')}`,
    count: { passed: 0, failed: 1 },
  }
}

export async function audit(): Promise<Count> {
  const { line, count } = summarize(readAudit(await printedByNpm()))
  console.log(line)
  return count
}

function printedByNpm(): Promise<string> {
  return new Promise((done) => {
    const npm = spawn('npm', ARGS, { stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS })
    let printed = ''
    npm.stdout.on('data', (text) => {
      printed += text
    })
    npm.on('error', () => done(''))
    npm.on('close', () => done(printed))
  })
}
