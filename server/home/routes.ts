// Public routes of page texts.
import { isPageText } from '#contract/content/pages.ts'
import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { pageTextsOf } from './read-pages.ts'

export function homeRoutes(bind: Bind, { db, env }: Site) {
  const textsOf = pageTextsOf(db, env)

  bind('GET /api/home-content', () => textsOf('home'))
  bind('GET /api/k-drama-content', () => textsOf('k-drama'))
  bind('GET /api/page-text/{page}', ({ params: { page } }) => {
    if (!isPageText(page)) throw notFound('page')
    return textsOf(page)
  })
}
