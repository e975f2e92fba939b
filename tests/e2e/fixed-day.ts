// A site with an admin on which it is always the same day, for tests that compare all of a page.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ServedSite } from '../../scripts/served-site.ts'
import { JIWOO, PASSWORD } from './admin-tour.ts'
import { test as base, siteWith } from './site.ts'

export const test = base.extend<object, { site: ServedSite }>({
  site: siteWith(
    { ADMIN_EMAIL: JIWOO, ADMIN_PASSWORD: PASSWORD },
    { preload: join(import.meta.dirname, 'fixed-day.mjs') },
  ),
})

/** As in fixed-day.mjs. */
export const onThatDay = (page: Page) => page.clock.setFixedTime('2026-11-18T10:00:00Z')
