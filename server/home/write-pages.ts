// The page texts as versioned content, with their defaults.
import { eq, sql } from 'drizzle-orm'
import { defaultsOf, type Fields } from '#contract/content/fields.ts'
import { isPageName, PAGES, type PageName, type TextsOf } from '#contract/content/pages.ts'
import type { State } from '#contract/history.ts'
import type { Env } from '#server/env.ts'
import type { ContentStore } from '#server/history/history.ts'
import { queueTidy } from '#server/tmdb/tidy-job.ts'
import { pageTexts } from './table.ts'

/** The default texts of a page. */
export const defaultTexts = <Page extends PageName>(env: Env, page: Page) =>
  defaultsOf(PAGES[page] as Fields, { name: env.SITE_NAME, year: new Date().getFullYear() }) as TextsOf<Page>

/** A page has its default texts until somebody changes them, so it always exists. */
export const pageStore = (env: Env): ContentStore<State> => ({
  area: 'page',
  label: 'page',
  topic: 'home',
  async lock(tx, item) {
    if (!isPageName(item)) return null
    await tx.insert(pageTexts).values({ page: item, texts: {} }).onConflictDoNothing()
    const [row] = await tx.select().from(pageTexts).where(eq(pageTexts.page, item)).for('update')
    return { state: { ...defaultTexts(env, item), ...row!.texts }, version: row!.version, inTrash: false }
  },
  async save(tx, item, texts) {
    await tx
      .update(pageTexts)
      .set({ texts, version: sql`${pageTexts.version} + 1`, updatedAt: sql`now()` })
      .where(eq(pageTexts.page, item))
    if (item === 'tmdb') await queueTidy(tx)
  },
})
