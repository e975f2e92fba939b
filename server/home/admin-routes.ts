// What admins do with the texts of single pages.
import { helpProblem } from '#contract/help.ts'
import type { BrowseContent, HomeContent } from '#contract/home.ts'
import { isPageText, type PageText } from '#contract/page-texts.ts'
import { write } from '#server/db/write.ts'
import { change } from '#server/history/history.ts'
import type { Bind, Me } from '#server/http/bind.ts'
import { invalid, notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { type PageName, pageShelf } from './write-pages.ts'

export function adminPageRoutes(bind: Bind, { db, env }: Site) {
  const shelf = pageShelf(env)

  async function read<Texts>(page: PageName) {
    const held = await write(db, (tx) => shelf.hold(tx, page))
    return { ...(held!.state as Texts), version: held!.version }
  }
  async function save<Texts>(
    page: PageName,
    { version, ...texts }: { version?: number | undefined },
    me: Me,
  ) {
    await write(db, (tx, changed) => change({ tx, changed, me }, shelf, page, texts, version))
    return read<Texts>(page)
  }

  bind('GET /api/admin/home-content', () => read<HomeContent>('home'))
  bind('POST /api/admin/home-content', ({ body, me }) => save<HomeContent>('home', body, me))
  bind('GET /api/admin/k-drama-content', () => read<BrowseContent>('k-drama'))
  bind('POST /api/admin/k-drama-content', ({ body, me }) => save<BrowseContent>('k-drama', body, me))
  bind('GET /api/admin/page-text/{page}', ({ params }) => read<{ text: string }>(pageText(params.page)))
  bind('POST /api/admin/page-text/{page}', ({ params, body, me }) => {
    const page = pageText(params.page)
    const problem = page === 'help' ? helpProblem(body.text) : null
    if (problem) throw invalid('text', problem)
    return save<{ text: string }>(page, body, me)
  })
}

function pageText(page: string): PageText {
  if (!isPageText(page)) throw notFound('page')
  return page
}
