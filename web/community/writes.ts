// The writes of the community, each with its notices for success and failure.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/api/community.ts'
import { POST_INCOMPLETE, type VoteType } from '#contract/community.ts'
import { send } from '#web/api.ts'
import { useMember } from '#web/auth/member.ts'
import { signInRequired } from '#web/auth/sign-in-required.ts'
import { reasonOf } from '#web/failure-words.ts'
import { failureToast, toast } from '#web/ui/toast.ts'
import { useOneAtATime } from '#web/use-one-at-a-time.ts'
import { refetchPost, refreshComments, refreshPosts, updateCachedPost } from './refresh.ts'

export const sayIncomplete = () => failureToast(POST_INCOMPLETE)

/** The server's message, else the error's own, else the fallback. */
export function sayError(error: unknown, fallback: string) {
  failureToast(reasonOf(error, fallback))
}

/** Asks a visitor to sign in. @returns true for a member */
export function useMayWrite(): (action: string) => boolean {
  const { member, loading } = useMember()
  return (action) => {
    if (member || loading) return true
    signInRequired(action)
    return false
  }
}

export async function createPost(
  client: QueryClient,
  words: { title: string; content: string },
): Promise<Post> {
  const post = await send('POST /api/posts', {}, words)
  await refreshPosts(client)
  toast({ title: 'Post created successfully!' })
  return post
}

export async function updatePost(
  client: QueryClient,
  id: number,
  words: { title: string; content: string; basedOn: string },
): Promise<void> {
  updateCachedPost(client, await send('PUT /api/posts/{id}', { id }, words))
  toast({ title: 'Post updated successfully!' })
}

export async function deletePost(client: QueryClient, id: number): Promise<void> {
  await send('DELETE /api/posts/{id}', { id })
  await refreshPosts(client)
  toast({ title: 'Post deleted successfully!' })
}

export async function addComment(client: QueryClient, id: number, content: string): Promise<void> {
  await send('POST /api/posts/{id}/comments', { id }, { content })
  toast({ title: 'Comment added successfully!' })
  await Promise.all([refreshComments(client, id), refetchPost(client, id)])
}

/** The change is shown before the response, so the request continues after the page is closed. */
const SHOWN_ALREADY = { keepalive: true }

/** Shows the vote at once and rolls it back when the server refuses. Pressing one's own vote again withdraws it. */
export function useVote(): (post: Post, pressed: VoteType) => Promise<Post | undefined> {
  const client = useQueryClient()
  const mayWrite = useMayWrite()
  const { run } = useOneAtATime()
  return async (post, pressed) => {
    if (!mayWrite('vote')) return undefined
    return run(async () => {
      const vote = post.userVote === pressed ? null : pressed
      updateCachedPost(client, withVote(post, vote))
      try {
        const after = await (vote
          ? send('POST /api/posts/{id}/vote', { id: post.id }, { voteType: vote }, SHOWN_ALREADY)
          : send('DELETE /api/posts/{id}/vote', { id: post.id }, undefined, SHOWN_ALREADY))
        updateCachedPost(client, after)
        return after
      } catch (error) {
        updateCachedPost(client, post)
        sayError(error, 'Please log in to vote')
        return undefined
      }
    })
  }
}

/** The post with the vote in its totals. */
function withVote(post: Post, vote: VoteType | null): Post {
  const upvotes = post.upvotes + Number(vote === 'up') - Number(post.userVote === 'up')
  const downvotes = post.downvotes + Number(vote === 'down') - Number(post.userVote === 'down')
  return { ...post, upvotes, downvotes, score: upvotes - downvotes, userVote: vote }
}
