// Which pictures an article has: an uploaded one wins on the page, the drawn ones are always there.
import type { Article } from '#contract/api/news.ts'
import { artworkUrls, type Subject } from '#server/images/artwork.ts'
import { lookOf, picked, slugOf } from '#server/images/drawings.ts'
import type { ArticleRow } from './table.ts'

type Drawn = Pick<ArticleRow, 'title' | 'drawing' | 'palette' | 'artSeed'>

/** What an article's pictures are made from. */
export const articleSubject = (row: Drawn): Subject => ({
  title: row.title,
  picked: picked(row, `articles/${slugOf(row.title)}`, row),
})

export function articleImage(
  row: Drawn & Pick<ArticleRow, 'id' | 'imageUrl'>,
): Pick<Article, 'imageUrl' | 'art'> {
  const subject = articleSubject(row)
  const { cover, share } = artworkUrls('article', row.id, subject)
  return { imageUrl: row.imageUrl ?? cover, art: { cover, share, ground: lookOf(subject.picked).ground } }
}
