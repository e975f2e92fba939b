// The tab "Add News": adds an article, or edits the one in the address.
import type { AdminArticle } from '#contract/api/news.ts'
import { ContentForm } from '#web/admin/content/content-form.tsx'
import { ARTICLES } from '#web/admin/content/kinds.ts'
import { ArticlePreview } from './article-preview.tsx'

export const NewsForm = () => (
  <ContentForm
    kind={ARTICLES}
    preview={({ value }, article) => {
      const { title, celebrity, content } = value as unknown as AdminArticle
      const imageUrl = String(value.imageUrl).trim() || article?.art.cover || ''
      return <ArticlePreview article={{ ...article!, title, celebrity, content, imageUrl }} />
    }}
  />
)
