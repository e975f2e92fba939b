// Public routes of page texts.
import { eq, sql } from 'drizzle-orm'
import { isPageText, type PageName, type TextsOf } from '#contract/content/pages.ts'
import { cachedBy } from '#server/db/cached.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { pageTexts } from './table.ts'
import { defaultTexts } from './write-pages.ts'

const pageText = prepared((db) =>
  db
    .select({ texts: pageTexts.texts })
    .from(pageTexts)
    .where(eq(pageTexts.page, sql.placeholder('page')))
    .prepare('page_text'),
)

export function homeRoutes(bind: Bind, { db, env }: Site) {
  const textsOf = cachedBy(db, 'home', async (page: PageName) => {
    const [row] = await pageText(db).execute({ page })
    return { ...defaultTexts(env, page), ...row?.texts }
  }) as <Page extends PageName>(page: Page) => Promise<TextsOf<Page>>

  bind('GET /api/home-content', () => textsOf('home'))
  bind('GET /api/k-drama-content', () => textsOf('k-drama'))
  bind('GET /api/page-text/{page}', ({ params: { page } }) => {
    if (!isPageText(page)) throw notFound('page')
    return textsOf(page)
  })
}
