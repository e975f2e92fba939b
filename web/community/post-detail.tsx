// A post with its comments, in a dialog over the list. The address names it, so Back closes it and a link opens it.
import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { speaksOfSelfHarm } from '#contract/help.ts'
import { useMember } from '#web/auth/member.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import { HelpLine } from '#web/help/help-line.tsx'
import { useReport } from '#web/moderation/use-report.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import { Comments } from './comments.tsx'
import { OwnPostButtons } from './own-post-buttons.tsx'
import { PostBody } from './post-body.tsx'
import styles from './post-detail.module.css'
import { PostFacts } from './post-facts.tsx'
import { onePost } from './queries.ts'
import { refreshComments, refreshPosts } from './refresh.ts'
import { VoteButtons } from './vote-buttons.tsx'

interface PostDetailProps {
  /** undefined: closed */
  id: number | undefined
  /** deleted while it was open */
  deleted: boolean
  onClose: () => void
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

export function PostDetail({ id, deleted, ...does }: PostDetailProps) {
  const query = useQuery({ ...onePost(id ?? 0), enabled: id !== undefined })
  useOwnView(query)
  const post = id === undefined ? undefined : query.data
  return (
    <Dialog
      open={id !== undefined}
      size="lg"
      focus="title"
      title={post ? <bdi>{post.title}</bdi> : 'Post'}
      onClose={does.onClose}
    >
      {post ? (
        <Open key={post.id} post={post} deleted={deleted || query.error?.status === 404} {...does} />
      ) : query.isPending ? (
        <Spinner />
      ) : (
        <p>This post is no longer available.</p>
      )}
    </Dialog>
  )
}

function Open({ post, deleted, onClose, onEdit, onDelete }: Omit<PostDetailProps, 'id'> & { post: Post }) {
  const { member } = useMember()
  const { report, dialog } = useReport()
  const isMine = member !== null && member.id === post.authorId
  return (
    <>
      <article className={styles.whole}>
        <PostFacts post={post} />
        {deleted && (
          <p role="status" className="banner dye-jjok">
            This post was deleted. You can read it until you close it.
          </p>
        )}
        <PostBody content={post.content} players={post.players} />
        {speaksOfSelfHarm(post.title, post.content) && <HelpLine />}
        {!deleted && (
          <div className={styles.acts}>
            <VoteButtons post={post} flat />
            <OwnPostButtons post={post} onEdit={onEdit} onDelete={onDelete} />
            {!isMine && (
              <Button
                variant="ghost"
                size="sm"
                icon="flag"
                onClick={() =>
                  report({ area: 'post', itemId: post.id, refresh: refreshPosts, onDone: onClose })
                }
              >
                Report
              </Button>
            )}
          </div>
        )}
      </article>
      <hr className="stitch" />
      <section className={styles.talk}>
        <h3>Comments</h3>
        <Comments
          postId={post.id}
          onReport={({ id }) =>
            report({
              area: 'post-comment',
              itemId: id,
              refresh: (client) => refreshComments(client, post.id),
            })
          }
        />
        {!deleted && <CommentForm postId={post.id} />}
      </section>
      {dialog}
    </>
  )
}
