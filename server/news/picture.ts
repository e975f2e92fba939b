// Which pictures an article has: an uploaded one wins on the page, the drawn ones are always there.
import { createHash } from 'node:crypto'
import type { Article } from '#contract/news.ts'
import type { ArticleRow } from './show.ts'

type Pictured = Pick<
  ArticleRow,
  'id' | 'title' | 'celebrity' | 'imageUrl' | 'artSeed' | 'artScene' | 'artMood'
>

export function articleImage(row: Pictured): Pick<Article, 'imageUrl' | 'art'> {
  const mark = createHash('sha256')
    .update([row.artSeed, row.artScene, row.artMood, row.title, row.celebrity].join('|'))
    .digest('base64url')
    .slice(0, 12)
  const stem = `/art/article-${row.id}/${mark}`
  const art = { cover: `${stem}/cover-1280.webp`, share: `${stem}/share-1200.jpg`, mood: row.artMood }
  return { imageUrl: row.imageUrl ?? art.cover, art }
}
