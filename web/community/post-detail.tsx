// One post, whole, over the list, with its comments. The address names it: Back closes it, and a link opens it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayChange, type Post } from '#contract/community.ts'
import { useMember } from '#web/auth/member.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { CommentForm } from './comment-form.tsx'
import { Comments } from './comments.tsx'
import { PostBody } from './post-body.tsx'
import styles from './post-detail.module.css'
import { PostFacts } from './post-facts.tsx'
import { onePost, refreshComments, refreshPosts } from './queries.ts'
import { ReportDialog, type Reported } from './report-dialog.tsx'
import { useOwnView } from './use-own-view.ts'
import { VoteButtons } from './vote-buttons.tsx'
import { useMayWrite } from './writes.ts'

interface PostDetailProps {
  /** undefined: closed */
  id: number | undefined
  /** deleted while it was open */
  gone: boolean
  onClose: () => void
  onEdit: (post: Post) => void
  onDelete: (post: Post) => void
}

export function PostDetail({ id, gone, ...does }: PostDetailProps) {
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
        <Open key={post.id} post={post} gone={gone || query.error?.status === 404} {...does} />
      ) : query.isPending ? (
        <Spinner />
      ) : (
        <p>This post is not here any more.</p>
      )}
    </Dialog>
  )
}

function Open({ post, gone, onClose, onEdit, onDelete }: Omit<PostDetailProps, 'id'> & { post: Post }) {
  const { member } = useMember()
  const mayWrite = useMayWrite()
  const [reported, setReported] = useState<Reported | null>(null)
  const report = (item: Reported) => {
    if (mayWrite('report')) setReported(item)
  }
  const isMine = member !== null && member.id === post.authorId
  return (
    <>
      <article className={styles.whole}>
        <PostFacts post={post} />
        {gone && (
          <p role="status" className="banner dye-jjok">
            This post was deleted. It stays here until you close it.
          </p>
        )}
        <PostBody content={post.content} players={post.players} />
        {!gone && (
          <div className={styles.acts}>
            <VoteButtons post={post} flat />
            {mayChange(member, post) && (
              <>
                <Button variant="ghost" size="sm" icon="pencil" onClick={() => onEdit(post)}>
                  Edit
                </Button>
                <Button variant="ghost" size="sm" icon="trash-2" onClick={() => onDelete(post)}>
                  Delete
                </Button>
              </>
            )}
            {!isMine && (
              <Button
                variant="ghost"
                size="sm"
                icon="flag"
                onClick={() => report({ area: 'post', itemId: post.id, refresh: refreshPosts })}
              >
                Report
              </Button>
            )}
          </div>
        )}
      </article>
      <hr className="stitch" />
      <section className={styles.talk} aria-labelledby={`comments-${post.id}`}>
        <h3 id={`comments-${post.id}`}>Comments</h3>
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
        {!gone && <CommentForm postId={post.id} />}
      </section>
      <ReportDialog
        reported={reported}
        onClose={() => setReported(null)}
        onDone={() => reported?.area === 'post' && onClose()}
      />
    </>
  )
}
