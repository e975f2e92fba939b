// What one person says about an article.
import type { NewsComment } from '#contract/news.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './comments.module.css'

interface CommentProps {
  comment: NewsComment
  /** only for admins */
  onDelete?: () => void
}

export function Comment({ comment: { author, content, createdAt, isGuest }, onDelete }: CommentProps) {
  return (
    <article className={styles.comment}>
      <Face name={author} />
      <div className="say">
        <header>
          <h3>
            <bdi>{author}</bdi>
          </h3>
          {isGuest && <Badge>guest</Badge>}
          <When at={createdAt} />
          {onDelete && <IconButton label="Delete" icon="trash-2" size="sm" onClick={onDelete} />}
        </header>
        <p dir="auto">{content}</p>
      </div>
    </article>
  )
}
