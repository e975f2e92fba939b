// One article in the admin list, with its actions.
import { useId } from 'react'
import type { AdminArticle } from '#contract/api/news.ts'
import { plural } from '#contract/plural.ts'
import { firstCharacters } from '#contract/preview.ts'
import styles from '#web/admin/admin.module.css'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Cover } from '#web/news/cover.tsx'
import { Day } from '#web/news/day.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** Maximum characters of the content in the list. */
const PREVIEW = 100

interface ArticleRowProps {
  article: AdminArticle
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
  onPublish: () => void
  onPreview: () => void
}

export function ArticleRow({ article, isBusy, onEdit, onDelete, onPublish, onPreview }: ArticleRowProps) {
  const title = useId()
  const { id, celebrity, views, publishedAt, content } = article
  const action = { variant: 'quiet', size: 'sm', 'aria-describedby': title } as const
  return (
    <article className={`${styles.rowCard} ${styles.noTick}`} aria-labelledby={title} data-row={id}>
      <div className={`${styles.thumb} ${styles.wideThumb}`}>
        <Cover article={article} sizes="8rem" />
      </div>
      <div className={styles.about}>
        <h3 id={title}>
          <bdi>{article.title}</bdi>
        </h3>
        <p className="meta">
          {celebrity && <bdi>{celebrity}</bdi>}
          <span>{plural(views, 'view')}</span>
          {publishedAt ? (
            <span>
              Published: <Day at={publishedAt} />
            </span>
          ) : (
            <Badge dye="dye-chija" icon="pencil">
              Draft
            </Badge>
          )}
        </p>
        <p className="small">{firstCharacters(content, PREVIEW)}</p>
      </div>
      <div className={styles.actions}>
        <Button {...action} icon="pencil" onClick={onEdit}>
          Edit
        </Button>
        <Button {...action} icon="trash-2" disabled={isBusy} onClick={onDelete}>
          Delete
        </Button>
        <Button
          {...action}
          icon={publishedAt ? 'eye-off' : 'send'}
          aria-disabled={isBusy}
          onClick={onPublish}
        >
          {publishedAt ? 'Unpublish' : 'Publish'}
        </Button>
        {publishedAt ? (
          <ButtonLink
            variant="ghost"
            size="sm"
            icon="external-link"
            aria-describedby={title}
            href={paths.news(id)}
            target="_blank"
          >
            View
          </ButtonLink>
        ) : (
          <Button variant="ghost" size="sm" icon="eye" aria-describedby={title} onClick={onPreview}>
            Preview
          </Button>
        )}
        <HistoryButton area="article" item={id} title={article.title} />
      </div>
    </article>
  )
}
