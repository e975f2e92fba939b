// A site with an admin on which it is always the same day, for tests that compare all of a page.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ServedSite, serveSite } from '../../scripts/served-site.ts'
import { JIWOO, PASSWORD } from './admin-tour.ts'
import { seededData } from './seeded.ts'
import { test as base } from './site.ts'

export const test = base.extend<object, { site: ServedSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const settings = { ADMIN_EMAIL: JIWOO, ADMIN_PASSWORD: PASSWORD }
      const preload = join(import.meta.dirname, 'fixed-day.mjs')
      const site = await serveSite(settings, seededData(), { preload })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

/** As in fixed-day.mjs. */
export const onThatDay = (page: Page) => page.clock.setFixedTime('2026-11-18T10:00:00Z')
