// The search: dramas that contain the words, and what else they may mean, in one answer.
import { INDEX_PAGE } from '#contract/dramas.ts'
import { nameKey } from '#contract/name-key.ts'
import { weightsIn } from '#contract/recommend.ts'
import type { Db } from '#server/db/open.ts'
import { pageTextsOf } from '#server/home/read-pages.ts'
import type { Bind } from '#server/http/bind.ts'
import { findPeople } from '#server/people/store.ts'
import type { Site } from '#server/site.ts'
import { closeInIndex, closeTo } from './close-matches/find.ts'
import { finderOf } from './find.ts'
import { onPage, readListed } from './listed.ts'
import { dramasMeant } from './meant.ts'
import { narrowing } from './narrow.ts'

export function searchRoutes(bind: Bind, { db, env }: Site) {
  const finder = finderOf(db)
  const { fitting, counted } = narrowing({ db, env })
  const pageTexts = pageTextsOf(db, env)

  bind('GET /api/dramas/search', async ({ query: { search, sortBy, page = 1, index = 1, ...filters } }) => {
    const [all, holding] = await Promise.all([finder.inOrder(sortBy), finder.holding(search)])
    const isWanted = await fitting(filters)
    const found = all.filter((drama) => holding.has(drama))
    const isFiltered = Object.values(filters).some((value) => value !== undefined)
    const [dramas, count, people, meant, close, inIndex] = await Promise.all([
      readListed(db, onPage(page, found.filter(isWanted))),
      counted(found, filters),
      page === 1 ? peopleNamed(db, search) : [],
      page === 1 ? dramasMeant(db, search, isWanted, weightsIn((await pageTexts('moods')).text)) : NOTHING,
      page === 1 ? closeTo(db, search, isWanted) : [],
      isFiltered ? undefined : foundInIndex(db, search, index),
    ])
    return { ...count, dramas, people, meant, close, ...(inIndex && { index: inIndex }) }
  })
}

const NOTHING = { title: '', moods: [], dramas: [] }

async function peopleNamed(db: Db, search: string) {
  const named = nameKey(search)
  const isNamed = (name = '') => nameKey(name) === named
  return (await findPeople(db, search)).filter(({ name, nativeName }) => isNamed(name) || isNamed(nativeName))
}

async function foundInIndex(db: Db, search: string, page: number) {
  const finder = finderOf(db)
  const [inIndex, holding] = await Promise.all([finder.inIndex(), finder.holding(search)])
  const found = inIndex.filter((drama) => holding.has(drama))
  const shown = found.slice((page - 1) * INDEX_PAGE, page * INDEX_PAGE)
  const close = found.length === 0 && page === 1 ? await closeInIndex(db, search) : []
  return { total: found.length, dramas: await readListed(db, shown), close }
}
