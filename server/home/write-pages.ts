// The texts of single pages, as an admin changes them.
import { eq, sql } from 'drizzle-orm'
import type { State } from '#contract/history.ts'
import { type BrowseContent, DEFAULT_BROWSE, defaultHomeContent, type HomeContent } from '#contract/home.ts'
import { PAGE_TEXTS, type PageText } from '#contract/page-texts.ts'
import type { Env } from '#server/env.ts'
import type { Shelf } from '#server/history/history.ts'
import { pageTexts } from './table.ts'

export type PageName = 'home' | 'k-drama' | PageText

export const beginningOf = (env: Env): Record<PageName, HomeContent | BrowseContent | { text: string }> => ({
  home: defaultHomeContent(env.SITE_NAME),
  'k-drama': DEFAULT_BROWSE,
  help: { text: PAGE_TEXTS.help },
  travel: { text: PAGE_TEXTS.travel },
})

/** A page has its default texts until somebody changes them, so it always exists. */
export const pageShelf = (env: Env): Shelf<State> => ({
  area: 'page',
  called: 'page',
  topic: 'home',
  async hold(tx, item) {
    const beginning = beginningOf(env)[item as PageName]
    if (!beginning) return null
    await tx.insert(pageTexts).values({ page: item, texts: {} }).onConflictDoNothing()
    const [row] = await tx.select().from(pageTexts).where(eq(pageTexts.page, item)).for('update')
    return { state: { ...beginning, ...row!.texts }, version: row!.version, inTrash: false }
  },
  async put(tx, item, texts) {
    await tx
      .update(pageTexts)
      .set({ texts, version: sql`${pageTexts.version} + 1`, updatedAt: sql`now()` })
      .where(eq(pageTexts.page, item))
  },
})
