// The texts of single pages, as anyone may read them.
import { eq, sql } from 'drizzle-orm'
import { type BrowseContent, DEFAULT_BROWSE, defaultHomeContent, type HomeContent } from '#contract/home.ts'
import { isPageText, PAGE_TEXTS } from '#contract/page-texts.ts'
import type { Db } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { pageTexts } from './table.ts'
import type { PageName } from './write-pages.ts'

const pageText = prepared((db) =>
  db
    .select({ texts: pageTexts.texts })
    .from(pageTexts)
    .where(eq(pageTexts.page, sql.placeholder('page')))
    .prepare('page_text'),
)

async function textsOf(db: Db, page: PageName) {
  const [row] = await pageText(db).execute({ page })
  return row?.texts
}

export function homeRoutes(bind: Bind, { db, env }: Site) {
  bind('GET /api/home-content', async () => {
    const content: HomeContent = { ...defaultHomeContent(env.SITE_NAME), ...(await textsOf(db, 'home')) }
    return content
  })
  bind('GET /api/k-drama-content', async () => {
    const content: BrowseContent = { ...DEFAULT_BROWSE, ...(await textsOf(db, 'k-drama')) }
    return content
  })
  bind('GET /api/page-text/{page}', async ({ params: { page } }) => {
    if (!isPageText(page)) throw notFound('page')
    return { text: PAGE_TEXTS[page], ...(await textsOf(db, page)) }
  })
}
