// An article as visitors will see it.
import type { AdminArticle } from '#contract/api/news.ts'
import { Preview } from '#web/admin/content/preview.tsx'
import { ArticleBody } from '#web/news/article-body.tsx'

interface ArticlePreviewProps {
  size?: 'sm'
  article: AdminArticle
}

export const ArticlePreview = ({ size, article }: ArticlePreviewProps) => (
  <Preview
    {...(size && { size })}
    {...(!article.publishedAt && {
      note: 'Only admins can see this draft. Comments and links to dramas appear once it is published.',
    })}
  >
    <ArticleBody article={{ ...article, publishedAt: article.publishedAt ?? new Date().toISOString() }} />
  </Preview>
)
