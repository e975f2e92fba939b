// What the starter catalogue's pictures are drawn from: the same on every machine, so they can be drawn ahead.
import { spread } from '#art/choice.ts'
import type { Subject } from '#art/subject.ts'
import { byTitle, scoreOf } from '#contract/search.ts'
import { catalogue } from './catalogue/index.ts'
import type { CatalogueDrama } from './catalogue/shape.ts'

/** What names a drama's pictures for good; another edition of the same title keeps its own. */
const seedOf = (drama: CatalogueDrama) => `${drama.title} ${drama.year}`

/** By rating and title, so that neighbours on the page differ. Another order would draw other pictures. */
export function artworkSubjects() {
  const ranked = catalogue
    .map((drama, at) => ({ id: at, title: drama.title, rating: drama.rating, drama }))
    .sort((a, b) => scoreOf(b.rating) - scoreOf(a.rating) || byTitle(a, b) || a.id - b.id)
  return spread(
    ranked.map(({ drama }): Subject & { drama: CatalogueDrama } => ({
      seed: seedOf(drama),
      title: drama.title,
      nativeTitle: drama.nativeTitle,
      genre: drama.genre,
      categories: drama.categories,
      drama,
    })),
  )
}
