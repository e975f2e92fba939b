// What admins do with the texts of single pages.
import { isPageText, type PageName, type PageText, type TextsOf } from '#contract/content/pages.ts'
import { helpProblem } from '#contract/help.ts'
import { weightsProblem } from '#contract/recommend.ts'
import { write } from '#server/db/write.ts'
import { change } from '#server/history/history.ts'
import type { Bind, Me } from '#server/http/bind.ts'
import { invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { pageStore } from './write-pages.ts'

export function adminPageRoutes(bind: Bind, { db, env }: Site) {
  const store = pageStore(env)

  async function read<Page extends PageName>(page: Page) {
    const locked = await write(db, (tx) => store.lock(tx, page))
    return { ...(locked!.state as TextsOf<Page>), version: locked!.version }
  }
  async function save<Page extends PageName>(
    page: Page,
    { version, ...texts }: { version?: number | undefined },
    me: Me,
  ) {
    await write(db, (tx, changed) => change({ tx, changed, me }, store, page, texts, version))
    return read(page)
  }

  bind('GET /api/admin/home-content', () => read('home'))
  bind('POST /api/admin/home-content', ({ body, me }) => save('home', body, me))
  bind('GET /api/admin/k-drama-content', () => read('k-drama'))
  bind('POST /api/admin/k-drama-content', ({ body, me }) => save('k-drama', body, me))
  bind('GET /api/admin/tmdb-settings', () => read('tmdb'))
  bind('POST /api/admin/tmdb-settings', ({ body, me }) => save('tmdb', body, me))
  bind('GET /api/admin/page-text/{page}', ({ params }) => read(pageText(params.page)))
  bind('POST /api/admin/page-text/{page}', ({ params, body, me }) => {
    const page = pageText(params.page)
    const problem = PROBLEMS[page]?.(body.text)
    if (problem) throw invalid('text', problem)
    return save(page, body, me)
  })
}

/** What is wrong with texts that are read line by line. */
const PROBLEMS: Partial<Record<PageText, (text: string) => string | null>> = {
  help: helpProblem,
  moods: weightsProblem,
}

function pageText(page: string): PageText {
  if (!isPageText(page)) throw notFound('page')
  return page
}
