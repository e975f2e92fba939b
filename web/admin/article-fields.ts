// The form of an article: what stands in it at first, what is refused, and what it sends.
import { isBlank } from '#contract/blank.ts'
import type { AdminArticle } from './queries.ts'

/** As typed. */
export interface ArticleForm {
  /** the version the writing began on; 0: a new article */
  version: number
  title: string
  celebrity: string
  content: string
  imageUrl: string
  isDraft: boolean
}

export const NEW_ARTICLE: ArticleForm = {
  version: 0,
  title: '',
  celebrity: '',
  content: '',
  imageUrl: '',
  isDraft: false,
}

export const formOf = (article: AdminArticle): ArticleForm => ({
  version: article.version,
  title: article.title,
  celebrity: article.celebrity,
  content: article.content,
  imageUrl: ownPicture(article) ?? '',
  isDraft: article.publishedAt === null,
})

/** Without a picture the server shows the drawn cover, which the form does not name. */
const ownPicture = ({ imageUrl, art }: AdminArticle) => (imageUrl === art.cover ? null : imageUrl)

const NEEDED = { title: 'Title', content: 'Content', celebrity: 'Celebrity' } as const
type ArticleField = keyof typeof NEEDED | 'imageUrl'

/** Which fields are missing; nothing is sent then. A text that shows nothing to a reader counts as missing. */
export const missingIn = (form: ArticleForm): Partial<Record<ArticleField, string>> =>
  Object.fromEntries(
    Object.entries(NEEDED)
      .filter(([field]) => isBlank(form[field as keyof typeof NEEDED]))
      .map(([field, label]) => [field, `${label} is required`]),
  )

/**
 * In the server's terms. A published article keeps its day; a draft that is published gets this moment.
 * @param before what stood there, where there was something
 */
export const fieldsOf = (form: ArticleForm, before: AdminArticle | null, now: string) => ({
  title: form.title.trim(),
  celebrity: form.celebrity.trim(),
  content: form.content.trim(),
  imageUrl: form.imageUrl.trim() || null,
  publishedAt: form.isDraft ? null : (before?.publishedAt ?? now),
})
export type ArticleFields = ReturnType<typeof fieldsOf>
