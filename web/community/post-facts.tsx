// Author, date, and whether the post was edited.
import type { Post, PostComment } from '#contract/api/community.ts'
import { MemberName } from '#web/public-pages/member-name.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import styles from './post.module.css'

export function PostFacts({ post }: { post: PostComment | Post }) {
  const isEdited = 'updatedAt' in post && post.updatedAt !== post.createdAt
  return (
    <p className={styles.who}>
      <Face name={post.authorUsername} size="sm" />
      <b>
        <MemberName of={post} />
      </b>
      <When at={post.createdAt} />
      {isEdited && <span>(edited)</span>}
    </p>
  )
}
