// What an article of the K-Star news consists of.
import { LIMITS } from '../limits.ts'
import type { Fields, ValuesOf } from './fields.ts'

export const ARTICLE = {
  title: { kind: 'line', label: 'Title', max: LIMITS.title, public: 'list' },
  celebrity: { kind: 'line', label: 'Celebrity', max: LIMITS.name, public: 'list' },
  content: {
    kind: 'prose',
    label: 'Content',
    hint: 'Leave a blank line to start a new paragraph.',
    max: LIMITS.news,
    rows: 12,
    public: 'list',
  },
  /** visitors get the drawn cover where there is none: server/news/picture.ts */
  imageUrl: {
    kind: 'picture',
    label: 'Image',
    hint: 'Without a picture, we draw a cover.',
    default: null,
    part: 'pictures',
  },
  /** of something new it is this moment: server/news/write-articles.ts */
  publishedAt: { kind: 'publication', label: 'Published', default: null },
} as const satisfies Fields
export type ArticleFields = ValuesOf<typeof ARTICLE>
