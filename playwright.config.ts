// How the browser tests run: the machine's Chromium, Firefox and WebKit against the built site.
import { defineConfig } from '@playwright/test'
import { findChromium, NO_PICTURES } from './tests/e2e/chromium.ts'
import { firefox } from './tests/e2e/firefox.ts'

/** Tests of their own, because playwright cannot drive Debian's WebKit: docs/decisions/020-built-and-tested.md */
const WEBKIT = 'webkit/*.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // A test with `{ tag: '@deep' }` runs in npm run test:deep, all others in npm test; the other engines in test:deep.
  projects: [
    { name: 'browser', testIgnore: WEBKIT, grepInvert: /@deep/ },
    { name: 'deep', testIgnore: WEBKIT, grep: /@deep/ },
    { name: 'firefox', testIgnore: WEBKIT, timeout: 120_000, ...firefox },
    { name: 'webkit', testMatch: WEBKIT, timeout: 240_000 },
  ],
  globalSetup: './tests/e2e/seeded.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/accessibility/{arg}{ext}',
  // Twice the cores: half of a browser test is waiting.
  workers: 4,
  // At home a test that passes only now and then is a failure. The shared machine of the check may stumble once over
  // one, and names it at the end (.ci/run).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Where it answers for the network, tests could not see or change what a page fetches: only those about it have one.
    serviceWorkers: 'block',
    // Every frame of an animation is drawn by the processor. Tests about motion set 'no-preference'.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Tests about pictures use testWithPictures of tests/e2e/site.ts.
        NO_PICTURES,
        // Whatever tries to leave this machine finds nobody, so a forgotten address is seen here and nowhere else.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
