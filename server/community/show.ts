// Decides which fields of posts and comments are sent. Of the votes, only the totals and the reader's own.
import type { Post, PostComment } from '#contract/api/community.ts'
import { DELETED_MEMBER } from '#contract/auth.ts'
import { PLAYERS_MOST } from '#contract/community.ts'

export interface PostRow {
  id: number
  title: string
  content: string
  authorId: number | null
  bySite: boolean
  username: string | null
  /** absent after a write */
  hasPage?: boolean
  isNewcomers: boolean
  upvotes: number
  downvotes: number
  commentCount: number
  createdAt: Date
  updatedAt: Date
  /** the reader's vote: 1, -1 or null */
  vote: number | null
}

export interface CommentRow {
  id: number
  postId: number
  content: string
  authorId: number | null
  username: string | null
  /** absent after a write */
  hasPage?: boolean
  isNewcomers: boolean
  createdAt: Date
}

interface ShownFor {
  siteName: string
  /** video links that become players in the text of a new account */
  players: number
  /** the reader is signed in, so the answer has their vote */
  member: boolean
}

export const showPost = (row: PostRow, { siteName, players, member }: ShownFor): Post => ({
  id: row.id,
  title: row.title,
  content: row.content,
  authorId: row.authorId,
  authorUsername: row.bySite ? `${siteName} team` : (row.username ?? DELETED_MEMBER),
  ...(row.hasPage && { authorHasPage: true }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  score: row.upvotes - row.downvotes,
  commentCount: row.commentCount,
  ...(member && { userVote: row.vote === null ? null : row.vote > 0 ? 'up' : 'down' }),
  ...(row.isNewcomers && players < PLAYERS_MOST && { players }),
})

export const showComment = (row: CommentRow, { players }: Pick<ShownFor, 'players'>): PostComment => ({
  id: row.id,
  postId: row.postId,
  content: row.content,
  authorId: row.authorId,
  authorUsername: row.username ?? DELETED_MEMBER,
  ...(row.hasPage && { authorHasPage: true }),
  createdAt: row.createdAt.toISOString(),
  ...(row.isNewcomers && players < PLAYERS_MOST && { players }),
})
