// The calls of the community: posts, votes, comments.
import { z } from 'zod'
import { LIST_MOST, POST_INCOMPLETE, POST_SEARCH_MAX, POST_SORTS, VOTE_TYPES } from '../community.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { authorHasPage, done, id, moment, visibleWords } from './fields.ts'
import { cursorIn, idIn, limitOf } from './list-query.ts'

const post = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    /** null: written by the site itself, or by a member who left */
    authorId: id.nullable(),
    authorUsername: z.string(),
    authorHasPage,
    createdAt: moment,
    updatedAt: moment,
    upvotes: z.int(),
    downvotes: z.int(),
    /** up votes minus down votes */
    score: z.int(),
    commentCount: z.int(),
    /** only with a session: one's own vote */
    userVote: z.enum(VOTE_TYPES).nullable().optional(),
    /** how many of its video lines become players; absent: as many as in any text */
    players: z.int().optional(),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof post>

const comment = z
  .object({
    id,
    postId: id,
    content: z.string(),
    authorId: id.nullable(),
    authorUsername: z.string(),
    authorHasPage,
    createdAt: moment,
    /** as of a post */
    players: z.int().optional(),
  })
  .meta({ id: 'PostComment' })
export type PostComment = z.infer<typeof comment>

const limit = limitOf(LIST_MOST)

const words = z
  .object({
    title: visibleWords(LIMITS.title, 'Title', POST_INCOMPLETE),
    content: visibleWords(LIMITS.post, 'Content', POST_INCOMPLETE),
  })
  .meta({ id: 'NewPost' })
const vote = z.object({
  voteType: z.enum(VOTE_TYPES, { error: `voteType must be ${VOTE_TYPES.join(' or ')}` }),
})

// members: their names, and whether these lead to a page
const KEEP = ['community', 'members'] as const
const posts = { name: 'posts', max: 20, seconds: 60 }
const votes = { name: 'votes', max: 60, seconds: 60 }

export const communityApi = {
  'GET /api/posts': {
    does: `Lists posts, newest first unless \`sort\` is set, at most ${LIST_MOST}. For pages, use \`limit\` and \`before\`: the id of the last post, preceded by its score or number of comments in the other orders ("7.1024"). \`search\` keeps the posts that contain the words.`,
    query: z.object({
      sort: z.enum(POST_SORTS, { error: `sort must be one of ${POST_SORTS.join(', ')}` }).default('new'),
      search: z
        .string({ error: 'search must be text' })
        .max(10_000, { error: 'search can be at most 10,000 characters' })
        .transform((term) => term.trim().slice(0, POST_SEARCH_MAX))
        .optional(),
      before: cursorIn('before', 'a post'),
      limit,
    }),
    gives: z.array(post),
    keep: KEEP,
    personal: true,
  },
  'GET /api/posts/{id}': {
    does: 'Returns a post.',
    gives: post,
    keep: KEEP,
    personal: true,
  },
  'POST /api/posts': {
    does: 'Creates a post. The same post sent twice within a minute is stored once.',
    who: 'member',
    takes: words,
    gives: post,
    status: 201,
    limit: { ...posts, newcomers: true },
  },
  'PUT /api/posts/{id}': {
    does: 'Changes your own post, or any post as an admin. Send the `updatedAt` you read as `basedOn`, and changes made since then are not overwritten (409).',
    who: 'member',
    takes: words.extend({ basedOn: moment.optional() }),
    gives: post,
    fails: ['conflict'],
    limit: posts,
  },
  'DELETE /api/posts/{id}': {
    does: 'Deletes your own post with its comments, or any post as an admin.',
    who: 'member',
    gives: done,
    limit: { name: 'posts-deleted', max: 60, seconds: 60 },
  },
  'POST /api/posts/{id}/vote': {
    does: 'Votes up or down. The same vote again changes nothing; the opposite vote replaces it.',
    who: 'member',
    takes: vote,
    gives: post,
    limit: votes,
  },
  'DELETE /api/posts/{id}/vote': {
    does: 'Withdraws your vote.',
    who: 'member',
    gives: post,
    limit: votes,
  },
  'GET /api/posts/{id}/comments': {
    does: `Lists the comments on a post, oldest first, at most the newest ${LIST_MOST}. With \`limit\` and \`before\` (the id of a comment), the comments just before it.`,
    query: z.object({ before: idIn('before', 'a comment'), limit }),
    gives: z.array(comment),
    keep: KEEP,
    personal: true,
  },
  'POST /api/posts/{id}/comments': {
    does: 'Adds a comment to a post. The same comment sent twice within a minute is stored once.',
    who: 'member',
    takes: z.object({ content: visibleWords(LIMITS.comment, 'Comment', 'Please write a comment') }),
    gives: comment,
    status: 201,
    limit: { name: 'post-comments', max: 30, seconds: 60, newcomers: true },
  },
} as const satisfies EndpointTable
