// Decides which fields of a review are sent: all to its author, the public ones to everyone.
import type { InferSelectModel } from 'drizzle-orm'
import type { PublicReview, Review } from '#contract/api/reviews.ts'
import { DELETED_MEMBER } from '#contract/auth.ts'
import type { reviews } from './table.ts'

export type ReviewRow = InferSelectModel<typeof reviews>
type Shown = Pick<
  ReviewRow,
  'id' | 'title' | 'content' | 'isPublic' | 'hasSpoilers' | 'showsRating' | 'createdAt' | 'updatedAt'
>

export const showReview = (row: Shown, userId: number): Review => ({
  id: row.id,
  userId,
  title: row.title,
  content: row.content,
  isPublic: row.isPublic,
  hasSpoilers: row.hasSpoilers,
  showsRating: row.showsRating,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

interface PublicRow
  extends Omit<Shown, 'isPublic' | 'content' | 'showsRating'>,
    Pick<ReviewRow, 'rating' | 'helpful'> {
  /** null: left out, because of spoilers */
  content: string | null
  /** null: written by a member who left */
  username: string | null
  hasPage: boolean
  /** null: the reader is a visitor */
  userHelpful: boolean | null
}

/** @param dramaId the drama that its title means */
export const showPublicReview = (row: PublicRow, dramaId?: number): PublicReview => ({
  id: row.id,
  title: row.title,
  ...(row.content !== null && { content: row.content }),
  hasSpoilers: row.hasSpoilers,
  authorUsername: publicName(row.username),
  ...(row.hasPage && { authorHasPage: true }),
  ...(row.rating > 0 && { authorRating: row.rating }),
  helpful: row.helpful,
  ...(row.userHelpful !== null && { userHelpful: row.userHelpful }),
  ...(dramaId !== undefined && { dramaId }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** Usernames have no @. If one is an email address after all, only the part before the @ is shown. */
const publicName = (username: string | null) => username?.split('@')[0] || DELETED_MEMBER
