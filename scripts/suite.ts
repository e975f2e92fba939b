// The steps of `npm run check`, `npm test` and `npm run test:deep`: runs each in turn with its time, then prints the sum.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../tests/e2e/chromium.ts'
import { ENGINES, type Engine } from '../tests/e2e/engines.ts'
import { audit } from './audit.ts'
import { buildIfStale } from './build-if-stale.mjs'
import { runChild } from './child.mjs'
import { type Count, countPlaywright, countVitest } from './count.ts'

interface Step {
  name: string
  run: () => Promise<Count>
}

export const types = program('Types', 'typescript/bin/tsc', ['--noEmit', '--project', '.'])
export const lint = program('Lint and format', '@biomejs/biome/bin/biome', ['check', '.'])
/** Unused files, exports and packages: knip.json. */
export const unused = program('Unused code', 'knip/bin/knip.js', ['--no-progress'])
export const build: Step = { name: 'Build', run: async () => asOne(await buildIfStale()) }

/** It needs the registry, so only CI runs it: it may fail without a change of ours. */
export const knownVulnerabilities: Step = { name: 'Known vulnerabilities', run: audit }

/** @param projects of vitest.config.ts */
export const tests = (name: string, projects: string[]): Step => ({
  name,
  run: () =>
    withReport(async (report) => {
      const args = [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=./scripts/progress.ts',
        '--reporter=json',
      ]
      const chosen = projects.map((project) => `--project=${project}`)
      const code = await runChild(process.execPath, [...args, `--outputFile.json=${report}`, ...chosen])
      return countVitest(code, read(report))
    }),
})

/** @param project of playwright.config.ts */
export const browserTests = (name: string, project: string): Step => ({
  name,
  run: async () => (findChromium() ? runPlaywright(project) : cannotRun(HOW_TO_GET_CHROMIUM)),
})

export function journeysIn(engine: Engine): Step {
  const { name, find, packages } = ENGINES[engine]
  const howToGet = `${name} is not installed: apt-get install ${packages}`
  return {
    name: `Journeys in ${name}`,
    run: async () => (find() ? runPlaywright(engine) : cannotRun(howToGet)),
  }
}

function cannotRun(why: string): Count {
  console.log(why)
  return { passed: 0, failed: 1 }
}

const runPlaywright = (project: string) =>
  withReport(async (report) => {
    const args = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=line,json',
      `--project=${project}`,
    ]
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    return countPlaywright(await runChild(process.execPath, args, { env }), read(report))
  })

/** Runs all steps, also after one has failed. @returns the exit code: 0 only if nothing failed */
export async function runSteps(steps: Step[]): Promise<number> {
  const total: Count = { passed: 0, failed: 0 }
  const lines: string[] = []
  let interrupted = false
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      interrupted = true
    })
  for (const { name, run } of steps) {
    console.log(`\n=== ${name}`)
    const start = performance.now()
    const { passed, failed } = await run()
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    total.passed += passed
    total.failed += failed
    lines.push(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
    console.log(lines.at(-1))
    if (interrupted) return 1
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
}

function program(name: string, path: string, args: string[]): Step {
  return {
    name,
    run: async () => asOne(await runChild(process.execPath, [join('node_modules', path), ...args])),
  }
}

/** A program without tests counts as one test. */
function asOne(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Undefined if the runner ended without writing it. */
function read(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

async function withReport(run: (report: string) => Promise<Count>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'shimpyo-report-'))
  try {
    return await run(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
