// The community: the posts, the box to write one, and one post whole over the list when the address names it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { cursorAfter, POSTS_PAGE, type Post } from '#contract/community.ts'
import { openAuthDialog, warmAuthDialog } from '#web/auth/auth-dialog.ts'
import { useMember } from '#web/auth/member.ts'
import type { PageProps } from '#web/pages.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './community.module.css'
import { CommunityHead } from './community-head.tsx'
import { CreateBox } from './create-box.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ListTools } from './list-tools.tsx'
import { useLivePosts } from './live-posts.ts'
import { ModerationNotes } from './moderation-notes.tsx'
import { PlainPost } from './plain-post.tsx'
import { PostCard } from './post-card.tsx'
import { PostDetail } from './post-detail.tsx'
import { wasOpenedFromList } from './post-link.tsx'
import { onePost, postsOf, type View, viewOf } from './queries.ts'
import { SideCards } from './side-cards.tsx'
import { useOwnView } from './use-own-view.ts'
import { deletePost, sayError, useOneAtATime } from './writes.ts'

export default function CommunityPage({ search }: PageProps) {
  const view = viewOf(search)
  const list = useQuery(postsOf(view))
  useOwnView(list, (posts) => posts)
  const posts = list.data?.slice(0, POSTS_PAGE) ?? []
  const live = useLivePosts(view, posts)
  const { data: open } = useQuery({ ...onePost(view.post ?? 0), enabled: view.post !== undefined })
  const { member } = useMember()
  const [editing, setEditing] = useState<Post | null>(null)
  const [deleting, setDeleting] = useState<Post | null>(null)
  const top = useListTop(view)
  const close = useClose(view)
  const { sort, search: words, before } = view

  return (
    <>
      <CommunityHead view={view} open={open} />
      <section className={`wrap ${styles.top}`}>
        <div>
          <h1>K-Drama Community</h1>
          <p className="lead">Say what a story did for you. Somebody here has cried at the same scene.</p>
        </div>
        <Joining />
      </section>
      <div className={`wrap ${styles.cols}`}>
        <div className={styles.main}>
          {member && <ModerationNotes key={member.id} member={member} />}
          <CreateBox isNewest={sort === 'new' && !words && !before} />
          <ListTools view={view} waiting={live.waiting} onShowWaiting={() => void live.show().then(top.go)} />
          {open && <PlainPost post={open} />}
          <section ref={top.ref} className={styles.list} aria-label="Posts" tabIndex={-1}>
            {posts.length > 0 ? (
              posts.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  view={view}
                  gone={live.gone.has(post.id)}
                  onEdit={setEditing}
                  onDelete={setDeleting}
                />
              ))
            ) : (
              <NoPosts view={view} state={list.isPending ? 'loading' : list.data ? 'empty' : 'failed'} />
            )}
          </section>
          <Pages view={view} last={list.data && list.data.length > POSTS_PAGE ? posts.at(-1) : undefined} />
        </div>
        <SideCards search={words} />
      </div>
      <PostDetail
        id={view.post}
        gone={view.post !== undefined && live.gone.has(view.post)}
        onClose={close}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      <EditDialog post={editing} onClose={() => setEditing(null)} />
      <Deleting
        post={deleting}
        onEnd={(deleted) => {
          setDeleting(null)
          if (deleted && deleting?.id === view.post) close()
        }}
      />
    </>
  )
}

/** For visitors the way in; in its place members see under which name they write. */
function Joining() {
  const { member } = useMember()
  return (
    <div className={styles.joining}>
      {member ? (
        <p className="muted">
          You write as{' '}
          <b>
            <bdi>{member.username}</bdi>
          </b>
          .
        </p>
      ) : (
        <Button
          variant="quiet"
          icon="user-plus"
          onClick={() => openAuthDialog('register')}
          onPointerEnter={warmAuthDialog}
        >
          Sign Up / Log In
        </Button>
      )}
    </div>
  )
}

function NoPosts({ view, state }: { view: View; state: 'loading' | 'empty' | 'failed' }): ReactNode {
  if (state === 'loading')
    return (
      <div role="status" aria-label="Loading posts" className={styles.list}>
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className={`panel ${styles.waitingCard}`}>
            <Skeleton shape="short" />
            <Skeleton shape="title" />
            <Skeleton shape="long" />
          </div>
        ))}
      </div>
    )
  if (state === 'failed')
    return (
      <div role="alert">
        <EmptyState
          companion="doctor"
          title="The posts could not be read."
          action={<Button onClick={() => location.reload()}>Try again</Button>}
        />
      </div>
    )
  if (view.before) return <EmptyState companion="scholar" title="These were the last ones" />
  if (view.search)
    return (
      <EmptyState companion="diver" title="No posts found">
        No post has “<bdi>{view.search}</bdi>” in it. Try fewer or other words.
      </EmptyState>
    )
  return (
    <EmptyState companion="neighbour" title="No posts yet">
      Somebody has to say the first thing. It may be small.
    </EmptyState>
  )
}

/** @param last the last post shown, when there are more behind it */
function Pages({ view: { sort, search, before }, last }: { view: View; last: Post | undefined }) {
  if (!before && !last) return null
  return (
    <nav className="row apart" aria-label="Pages of posts">
      {before ? (
        <ButtonLink href={paths.community({ sort, search })} variant="quiet" icon="arrow-left">
          Back to the beginning
        </ButtonLink>
      ) : (
        <span />
      )}
      {last && (
        <ButtonLink href={paths.community({ sort, search, before: cursorAfter(sort, last) })} variant="quiet">
          More posts
        </ButtonLink>
      )}
    </nav>
  )
}

function Deleting({ post, onEnd }: { post: Post | null; onEnd: (deleted: boolean) => void }) {
  const client = useQueryClient()
  const { run, pending } = useOneAtATime()
  const confirm = () =>
    run(async () => {
      if (!post) return
      try {
        await deletePost(client, post.id)
        onEnd(true)
      } catch (error) {
        onEnd(false)
        sayError(error, 'Failed to delete post')
      }
    })
  return (
    <ConfirmDialog
      open={post !== null}
      title="Delete Post"
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={() => onEnd(false)}
    >
      Are you sure you want to delete this post? This action cannot be undone.
    </ConfirmDialog>
  )
}

/** Leads back to the list, where it was; a post that was opened by a link has no list behind it yet. */
function useClose(view: View): () => void {
  const [, navigate] = useLocation()
  const opened = useRef(view.post)
  useEffect(() => {
    const last = opened.current
    opened.current = view.post
    // The dialog gives the focus back to what opened it; where nothing here did, the post's own link takes it.
    if (last === undefined || view.post !== undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`#post-${last} a`)?.focus({ preventScroll: true })
  }, [view.post])
  return () => {
    if (wasOpenedFromList()) history.back()
    else navigate(paths.community({ ...view, post: undefined }), { replace: true })
  }
}

/** Where the list begins: shown when a link leads to another list. Back shows the older one where it was. */
function useListTop({ sort, search, before }: View) {
  const ref = useRef<HTMLElement>(null)
  const byHistory = useRef(false)
  const address = `${sort} ${search} ${before}`
  const last = useRef(address)
  const go = () => {
    const list = ref.current
    if (!list) return
    list.focus({ preventScroll: true })
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView()
  }
  const latest = useRef(go)
  useEffect(() => {
    const back = () => {
      byHistory.current = true
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  useEffect(() => {
    const isOther = last.current !== address
    last.current = address
    if (isOther && !byHistory.current) latest.current()
    byHistory.current = false
  }, [address])
  return { ref, go }
}
