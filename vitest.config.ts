// How the tests run: server, contract and commands on Node, components in jsdom, and what weighs the finished build.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** These look at dist/, so they are asked for by name once it is built: vitest run --project build. */
const ABOUT_THE_BUILD = ['scripts/budget.test.ts', 'scripts/built-secrets.test.ts', 'scripts/memory.test.ts']

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores for everything. Processes, not threads: the database runs in a worker of its own.
    pool: 'forks',
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not broken.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    setupFiles: 'tests/setup.ts',
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: 'tests/database-setup.ts',
          include: ['{contract,server,packages,scripts,tests,tools}/**/*.test.{ts,tsx}'],
          exclude: ABOUT_THE_BUILD,
        },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'jsdom', include: ['web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: ABOUT_THE_BUILD },
      },
    ],
  },
})
