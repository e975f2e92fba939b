// How the tests run, and which belong to which command: docs/decisions/020-built-and-tested.md.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What a file says by its name: *.system.test.ts runs in npm test only, *.deep.test.ts in npm run test:deep only. */
const SYSTEM = '**/*.system.test.ts'
const DEEP = '**/*.deep.test.ts'
const ELSEWHERE = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores for everything. Processes, not threads: some tests change the time zone, some end what they started.
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share what they import: loading the site again for each took longer than its tests.
    isolate: false,
    // A machine that is busy with something else is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    setupFiles: 'tests/setup.ts',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'tests/database-setup.ts',
          include: ['{contract,server,packages,scripts,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, SYSTEM, DEEP],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A window and modules of its own for each file, as in a browser, without a process of its own.
          pool: 'vmForks',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, SYSTEM, DEEP],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          environment: 'node',
          globalSetup: 'tests/database-setup.ts',
          include: [SYSTEM],
          exclude: ELSEWHERE,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          environment: 'node',
          globalSetup: 'tests/database-setup.ts',
          include: [DEEP],
          exclude: ELSEWHERE,
        },
      },
    ],
  },
})
