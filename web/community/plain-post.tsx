// The post in the address, for search engines and without script: the dialog needs script.
import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { PostBody } from './post-body.tsx'
import styles from './post-detail.module.css'
import { PostFacts } from './post-facts.tsx'
import { commentsOn } from './queries.ts'

export function PlainPost({ post }: { post: Post }) {
  const { data: comments = [] } = useQuery(commentsOn(post.id))
  return (
    <noscript>
      <article className={`panel ${styles.whole}`}>
        <h2>
          <bdi>{post.title}</bdi>
        </h2>
        <PostFacts post={post} />
        <PostBody content={post.content} players={0} />
        <ol className={styles.comments}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <PostFacts post={comment} />
              <PostBody content={comment.content} players={0} />
            </li>
          ))}
        </ol>
      </article>
    </noscript>
  )
}
