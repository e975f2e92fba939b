// What others do to the list of posts: totals and texts change in place, new posts wait behind a line.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/api/community.ts'
import { POSTS_PAGE } from '#contract/community.ts'
import { readInBrowser } from '#web/api.ts'
import { ApiError } from '#web/query.ts'
import { useHighestSeen } from '#web/use-highest-seen.ts'
import { usePolling } from '#web/use-polling.ts'
import { postsOf, type View } from './queries.ts'
import { invalidateHidden, refetchPost, refreshComments, updateCachedPost } from './refresh.ts'

interface NewPosts {
  /** number of new posts by others */
  waiting: number
  /** ids of posts on the page that were deleted meanwhile */
  deleted: ReadonlySet<number>
  /** loads the new posts */
  show: () => Promise<void>
}

export function useNewPosts(view: View, posts: readonly Post[]): NewPosts {
  const client = useQueryClient()
  const list = postsOf(view)
  const url = list.queryKey[0] as string
  const [found, setFound] = useState<{ url: string; ids: readonly number[] }>({ url, ids: [] })
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set())
  const newest = useHighestSeen(url, posts[0]?.id ?? 0)
  const isShown = (id: number) => id === view.post || posts.some((post) => post.id === id)
  const sayDeleted = (ids: readonly number[]) =>
    ids.length > 0 && setDeleted((now) => new Set([...now, ...ids]))

  async function lookAtList() {
    const now = (await readInBrowser(url)) as Post[]
    for (const post of now) if (isShown(post.id)) updateCachedPost(client, post)
    setFound({ url, ids: now.map(({ id }) => id) })
    sayDeleted(missingFrom(now, posts, view))
  }

  async function lookAtOpen(id: number) {
    void refreshComments(client, id)
    try {
      await refetchPost(client, id)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) sayDeleted([id])
    }
  }

  usePolling(() => {
    invalidateHidden(client)
    // On failure keep the old data: the next look or a reload updates it.
    void lookAtList().catch(() => {})
    if (view.post) void lookAtOpen(view.post)
  })

  const isTop = view.sort === 'new' && !view.search && !view.before
  return {
    waiting: isTop && found.url === url ? found.ids.filter((id) => id > newest && !isShown(id)).length : 0,
    deleted,
    async show() {
      await client.refetchQueries({ queryKey: list.queryKey })
    },
  }
}

/** Deleted posts. One may also be missing because an edit took it out of a search, or others pushed it off the page. */
function missingFrom(now: readonly Post[], shown: readonly Post[], { sort, search }: View): number[] {
  if (search) return []
  const isWhole = now.length <= POSTS_PAGE
  const last = now.at(-1)?.id ?? 0
  return shown
    .map(({ id }) => id)
    .filter((id) => (isWhole || (sort === 'new' && id > last)) && !now.some((post) => post.id === id))
}
