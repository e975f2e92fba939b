// Live changes in the list of posts: totals and texts are updated in place, new posts wait behind a line.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Post } from '#contract/api/community.ts'
import { type PostChange, readPostChange } from '#contract/post-changes.ts'
import { readInBrowser } from '#web/api.ts'
import type { News } from '#web/live/stream.ts'
import { useHighestSeen } from '#web/live/use-highest-seen.ts'
import { useLive } from '#web/live/use-live.ts'
import { ApiError } from '#web/query.ts'
import { postsOf, type View } from './queries.ts'
import { invalidateChanged, refetchPost, refreshComments, updateCachedPost } from './refresh.ts'

/** With more changed posts than this, the whole list is fetched once. */
const ONE_BY_ONE = 5

interface LivePosts {
  /** number of new posts by others */
  waiting: number
  /** ids of posts on the page that were deleted meanwhile */
  deleted: ReadonlySet<number>
  /** loads the new posts */
  show: () => Promise<void>
}

export function useLivePosts(view: View, posts: readonly Post[]): LivePosts {
  const client = useQueryClient()
  const list = postsOf(view)
  const url = list.queryKey[0] as string
  const [announced, setAnnounced] = useState<{ url: string; ids: readonly number[] }>({ url, ids: [] })
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set())
  const isTop = view.sort === 'new' && !view.search && !view.before
  const newest = useHighestSeen(url, posts[0]?.id ?? 0)
  const isShown = (id: number) => id === view.post || posts.some((post) => post.id === id)

  const isAnnounced = (id: number) => announced.url === url && announced.ids.includes(id)

  const announce = (ids: readonly number[]) =>
    ids.length > 0 &&
    setAnnounced((now) => ({ url, ids: [...new Set([...(now.url === url ? now.ids : []), ...ids])] }))

  async function renew(id: number) {
    try {
      await refetchPost(client, id)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setDeleted((now) => new Set([...now, id]))
    }
  }

  /** It is unknown what changed: fetch the list and update the shown posts without reordering. */
  async function refetch() {
    const fresh = (await readInBrowser(url)) as Post[]
    for (const post of fresh) if (isShown(post.id)) updateCachedPost(client, post)
    if (isTop) announce(fresh.filter((post) => post.id > newest).map((post) => post.id))
  }

  useLive('community', (news: News) => {
    const open = view.post
    if (news === null) {
      invalidateChanged(client, new Set())
      // On failure keep the old data: the next change or a reload updates it.
      void refetch().catch(() => {})
      if (open) {
        void refreshComments(client, open)
        void renew(open).catch(() => {})
      }
      return
    }
    const changes = news.map(readPostChange).filter((one) => one !== null)
    invalidateChanged(client, new Set(changes.map(({ id }) => id)))
    const idsOf = (fits: (change: PostChange) => boolean) =>
      changes.filter(({ change }) => fits(change)).map(({ id }) => id)
    if (isTop) announce(idsOf((change) => change === 'new'))
    const changed = new Set([
      ...idsOf((change) => change !== 'new').filter(isShown),
      // It may have been deleted before anybody here has seen it.
      ...idsOf((change) => change === 'post').filter(isAnnounced),
    ])
    if (changed.size > ONE_BY_ONE) void refetch().catch(() => {})
    else for (const id of changed) void renew(id).catch(() => {})
    if (open && idsOf((change) => change === 'comments').includes(open)) void refreshComments(client, open)
  })

  const waiting =
    isTop && announced.url === url
      ? announced.ids.filter((id) => id > newest && !isShown(id) && !deleted.has(id)).length
      : 0
  return {
    waiting,
    deleted,
    async show() {
      await client.refetchQueries({ queryKey: list.queryKey })
      setAnnounced({ url, ids: [] })
    },
  }
}
