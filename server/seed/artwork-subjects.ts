// What the starter catalogue's pictures are drawn from: the same on every machine, so they can be drawn ahead.
import { type Setting, spread } from '#art/choice.ts'
import { firstSeasonOf } from '#art/seasons.ts'
import type { Subject } from '#art/subject.ts'
import { coverSubject } from '#server/news/write-articles.ts'
import { catalogue } from './catalogue/index.ts'
import type { CatalogueDrama } from './catalogue/shape.ts'
import { news } from './news.ts'
import { type Picture, pictureOf } from './pictures.ts'

/** What names a drama's pictures for good; another edition of the same title keeps its own. A later season has the
 * seed of the first, so that they look like siblings. */
function seedOf({ title, year }: CatalogueDrama): string {
  const first = catalogue.find((other) => other.title === firstSeasonOf(title))
  return first ? `${first.title} ${first.year}` : `${title} ${year}`
}

export const artworkSubjects = (): (Subject &
  Setting &
  Pick<Picture, 'motifs'> & { drama: CatalogueDrama })[] =>
  catalogue.map((drama) => {
    const { scene, mood, motifs } = pictureOf.get(drama.title)!
    const { title, nativeTitle, genre, categories } = drama
    return { seed: seedOf(drama), title, nativeTitle, genre, categories, scene, mood, motifs, drama }
  })

/** Covers of the articles, by the rule for every new article. */
export const coverSubjects = () =>
  spread(
    news.map((article) => ({
      ...coverSubject(
        article,
        article.dramas.map((title) => pictureOf.get(title)!.scene),
      ),
      article,
    })),
  )
