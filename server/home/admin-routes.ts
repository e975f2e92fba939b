// What admins do with the texts of the home page and of the K-Drama page.
import type { BrowseContent, HomeContent } from '#contract/home.ts'
import { write } from '#server/db/write.ts'
import { change } from '#server/history/history.ts'
import type { Bind, Me } from '#server/http/bind.ts'
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
}
