// The community page: the list of posts, the box to write one, and a dialog with the post in the address.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Post } from '#contract/api/community.ts'
import { POSTS_PAGE } from '#contract/community.ts'
import { useOwnView } from '#web/auth/use-own-view.ts'
import type { PageProps } from '#web/load-page.ts'
import { notices } from '#web/notices/notices.ts'
import { StopEmail } from '#web/notices/stop-email.tsx'
import type { Params } from '#web/pages.ts'
import styles from './community.module.css'
import { CommunityHead } from './community-head.tsx'
import { CreateBox } from './create-box.tsx'
import { DeletePost } from './delete-post.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { JoinPrompt } from './join-prompt.tsx'
import { useClose, useListTop } from './list-position.ts'
import { ListTools } from './list-tools.tsx'
import { useNewPosts } from './new-posts.ts'
import { NoPosts } from './no-posts.tsx'
import { PagesOfPosts } from './pages-of-posts.tsx'
import { PlainPost } from './plain-post.tsx'
import { PostCard } from './post-card.tsx'
import { PostDetail } from './post-detail.tsx'
import { communityNeeds, onePost, postsOf, viewOf } from './queries.ts'
import { removeCachedPost } from './refresh.ts'
import { SideCards } from './side-cards.tsx'

/** Here, not in pages.ts: the first view of home would load how this page reads its address. */
export const furtherNeeds = (_client: QueryClient, _params: Params, query: URLSearchParams) =>
  communityNeeds(query)

export default function CommunityPage({ query }: PageProps) {
  const view = viewOf(query)
  const list = useQuery(postsOf(view))
  useOwnView(list)
  const posts = list.data?.slice(0, POSTS_PAGE) ?? []
  const others = useNewPosts(view, posts)
  const [deleted, setDeleted] = useState<number>()
  const openId = view.post === deleted ? undefined : view.post
  const { data: open } = useQuery({ ...onePost(openId ?? 0), enabled: openId !== undefined })
  const [editing, setEditing] = useState<Post | null>(null)
  const [deleting, setDeleting] = useState<Post | null>(null)
  const top = useListTop(view)
  const close = useClose(view)
  const client = useQueryClient()
  // only after no component shows it
  useEffect(() => {
    if (deleted !== undefined) removeCachedPost(client, deleted)
  }, [client, deleted])
  const { sort, search: words, before } = view

  return (
    <>
      <CommunityHead view={view} open={open} />
      <section className={`wrap ${styles.top}`}>
        <div>
          <h1>K-Drama Community</h1>
          <p className="lead">Talk about dramas: what helped you, what moved you, what to watch next.</p>
        </div>
        <JoinPrompt />
      </section>
      <div className={`wrap ${styles.cols}`}>
        <div className={styles.main}>
          <StopEmail
            label="Email about what is new"
            ask="Stop the email about what is new for you?"
            done="You get no more emails about what is new."
            failed="Could not stop the email. Please switch it off on your profile."
            shown={notices}
          />
          <CreateBox isNewest={sort === 'new' && !words && !before} />
          <ListTools
            view={view}
            waiting={others.waiting}
            onShowWaiting={() => void others.show().then(top.go)}
          />
          {open && <PlainPost post={open} />}
          <section ref={top.ref} className={styles.list} aria-label="Posts" tabIndex={-1}>
            {posts.length > 0 ? (
              posts.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  view={view}
                  deleted={others.deleted.has(post.id)}
                  onEdit={setEditing}
                  onDelete={setDeleting}
                />
              ))
            ) : (
              <NoPosts view={view} state={list.isPending ? 'loading' : list.data ? 'empty' : 'failed'} />
            )}
          </section>
          <PagesOfPosts
            view={view}
            last={list.data && list.data.length > POSTS_PAGE ? posts.at(-1) : undefined}
          />
        </div>
        <SideCards search={words} />
      </div>
      <PostDetail
        id={openId}
        deleted={openId !== undefined && others.deleted.has(openId)}
        onClose={close}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      <EditDialog post={editing} onClose={() => setEditing(null)} />
      <DeletePost
        post={deleting}
        onCancel={() => setDeleting(null)}
        onDeleted={({ id }) => {
          setDeleting(null)
          setDeleted(id)
          if (id === view.post) close()
          else setTimeout(top.takeFocus)
        }}
      />
    </>
  )
}
