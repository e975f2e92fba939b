// Reads the page texts, with their defaults; cached until one changes.
import { eq, sql } from 'drizzle-orm'
import type { PageName, TextsOf } from '#contract/content/pages.ts'
import { cachedBy } from '#server/db/cached.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Env } from '#server/env.ts'
import { pageTexts } from './table.ts'
import { defaultTexts } from './write-pages.ts'

const pageText = prepared((db) =>
  db
    .select({ texts: pageTexts.texts })
    .from(pageTexts)
    .where(eq(pageTexts.page, sql.placeholder('page')))
    .prepare('page_text'),
)

export const pageTextsOf = (db: Db, env: Env) =>
  cachedBy(db, 'home', async (page: PageName) => {
    const [row] = await pageText(db).execute({ page })
    return { ...defaultTexts(env, page), ...row?.texts }
  }) as <Page extends PageName>(page: Page) => Promise<TextsOf<Page>>
