// One comment on an article.
import type { NewsComment } from '#contract/api/news.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './comments.module.css'

interface CommentProps {
  comment: NewsComment
  /** only for admins */
  onDelete?: (() => void) | undefined
  /** only for members */
  onReport?: (() => void) | undefined
}

export function Comment({ comment, onDelete, onReport }: CommentProps) {
  const { author, content, createdAt, isGuest } = comment
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
          {onReport && <IconButton label="Report" icon="flag" size="sm" onClick={onReport} />}
          {onDelete && <IconButton label="Delete" icon="trash-2" size="sm" onClick={onDelete} />}
        </header>
        <p dir="auto">{content}</p>
      </div>
    </article>
  )
}
