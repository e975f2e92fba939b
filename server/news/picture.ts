// Which pictures an article has: an uploaded one wins on the page, the drawn ones are always there.
import type { Subject } from '#art/subject.ts'
import type { Article } from '#contract/api/news.ts'
import { artworkUrls } from '#server/images/artwork.ts'
import type { ArticleRow } from './table.ts'

type Drawn = Pick<ArticleRow, 'title' | 'artSeed' | 'artScene' | 'artMood'>

/** What an article's pictures are drawn from. */
export const articleSubject = ({ title, artSeed, artScene, artMood }: Drawn): Subject => ({
  seed: artSeed,
  title,
  scene: artScene,
  mood: artMood,
})

export function articleImage(
  row: Drawn & Pick<ArticleRow, 'id' | 'imageUrl'>,
): Pick<Article, 'imageUrl' | 'art'> {
  const { cover, share } = artworkUrls('article', row.id, articleSubject(row))
  return { imageUrl: row.imageUrl ?? cover, art: { cover, share, mood: row.artMood } }
}
