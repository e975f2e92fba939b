// An article as visitors will see it.
import type { AdminArticle } from '#contract/api/news.ts'
import styles from '#web/admin/admin.module.css'
import { ArticleBody } from '#web/news/article-body.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export const ArticlePreview = ({ article, onClose }: { article: AdminArticle; onClose: () => void }) => (
  <Dialog open size="lg" className={styles.preview} title="Preview" focus="title" onClose={onClose}>
    <Banner
      tone="info"
      message={
        article.publishedAt
          ? 'These changes are not saved yet.'
          : 'Only admins can see this draft. Comments and links to dramas appear once it is published.'
      }
    />
    <ArticleBody article={{ ...article, publishedAt: article.publishedAt ?? new Date().toISOString() }} />
  </Dialog>
)
