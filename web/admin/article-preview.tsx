// An article as a visitor will see it, before anybody else does.
import { ArticleBody } from '#web/news/article-body.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './admin.module.css'
import type { AdminArticle } from './queries.ts'

interface ArticlePreviewProps {
  /** null: closed */
  article: AdminArticle | null
  onClose: () => void
}

export function ArticlePreview({ article, onClose }: ArticlePreviewProps) {
  return (
    <Dialog
      open={article !== null}
      size="lg"
      className={styles.preview}
      title="As a visitor sees it"
      focus="title"
      onClose={onClose}
    >
      {article && (
        <>
          <Banner
            tone="info"
            message={
              article.publishedAt
                ? 'What you see here is not saved yet.'
                : 'Nobody else can see this draft. Comments and links to dramas come with publishing.'
            }
          />
          <ArticleBody
            article={{ ...article, publishedAt: article.publishedAt ?? new Date().toISOString() }}
          />
        </>
      )}
    </Dialog>
  )
}
