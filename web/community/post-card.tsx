// A post in the list: votes, its beginning, and its buttons.
import type { Post } from '#contract/api/community.ts'
import { plural } from '#contract/plural.ts'
import { Icon } from '#web/ui/icon.tsx'
import { OwnPostButtons } from './own-post-buttons.tsx'
import styles from './post.module.css'
import { PostBeginning } from './post-body.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostLink } from './post-link.tsx'
import type { View } from './queries.ts'
import { VoteButtons } from './vote-buttons.tsx'

interface PostCardProps {
  post: Post
  view: View
  /** deleted while it was shown */
  deleted: boolean
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

export function PostCard({ post, view, deleted, onEdit, onDelete }: PostCardProps) {
  if (deleted)
    return (
      <article className={styles.gone} aria-labelledby={`post-${post.id}`}>
        <h2 id={`post-${post.id}`} className="muted">
          This post was deleted.
        </h2>
      </article>
    )
  return (
    <article className={styles.post} aria-labelledby={`post-${post.id}`}>
      <VoteButtons post={post} />
      <div className={styles.body}>
        <PostFacts post={post} />
        <h2 id={`post-${post.id}`}>
          <PostLink id={post.id} view={view}>
            <bdi>{post.title}</bdi>
          </PostLink>
        </h2>
        <div className={styles.text}>
          <PostBeginning
            content={post.content}
            players={post.players}
            more={
              <PostLink id={post.id} view={view} className="link">
                Read the full post
              </PostLink>
            }
          />
        </div>
        <div className={styles.acts}>
          <PostLink id={post.id} view={view} className="btn ghost sm">
            <Icon name="message-circle" />
            {plural(post.commentCount, 'comment')}
          </PostLink>
          <OwnPostButtons post={post} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
    </article>
  )
}
