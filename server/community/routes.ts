// The calls of the community: posts, votes, comments.

import type { Bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/failures.ts'
import type { Site } from '#server/site.ts'
import { readComments } from './comments.ts'
import { isNewcomer, playersOf } from './newcomers.ts'
import { type Reader, readPost, readPosts } from './posts.ts'
import { showComment, showPost } from './show.ts'
import { vote } from './votes.ts'
import { addComment } from './write-comments.ts'
import { changePost, createPost, deletePost } from './write-posts.ts'

export function communityRoutes(bind: Bind, { db, env }: Site) {
  const players = playersOf(env)
  const shownFor = (me: Reader) => ({ siteName: env.SITE_NAME, players, member: me !== null })

  async function one(id: number, me: Reader) {
    const row = await readPost(db, id, me)
    if (!row) throw notFound('post')
    return showPost(row, shownFor(me))
  }

  bind('GET /api/posts', async ({ query, me }) => {
    const rows = await readPosts(db, query, me)
    return rows.map((row) => showPost(row, shownFor(me)))
  })
  bind('GET /api/posts/{id}', ({ params, me }) => one(params.id, me))
  bind('POST /api/posts', async ({ body, me }) => {
    const post = await createPost(db, me, body)
    // Of a post that was sent twice the first may have votes and comments already.
    if (post.upvotes + post.downvotes + post.commentCount > 0) return one(post.id, me)
    const row = { ...post, username: me.username, isNewcomers: isNewcomer(me), vote: null }
    return showPost(row, shownFor(me))
  })
  bind('PUT /api/posts/{id}', async ({ params, body: { basedOn, ...words }, me }) => {
    await changePost(db, me, params.id, words, basedOn)
    return one(params.id, me)
  })
  bind('DELETE /api/posts/{id}', async ({ params, me }) => {
    await deletePost(db, me, params.id)
    return { success: true as const }
  })

  bind('POST /api/posts/{id}/vote', async ({ params, body, me }) => {
    const post = await vote(db, me, { postId: params.id, newVote: body.voteType })
    return showPost(post, shownFor(me))
  })
  bind('DELETE /api/posts/{id}/vote', async ({ params, me }) => {
    const post = await vote(db, me, { postId: params.id, newVote: null })
    return showPost(post, shownFor(me))
  })

  bind('GET /api/posts/{id}/comments', async ({ params, query, me }) => {
    await one(params.id, me)
    const rows = await readComments(db, params.id, query, me)
    return rows.map((row) => showComment(row, { players }))
  })
  bind('POST /api/posts/{id}/comments', async ({ params, body, me }) => {
    const isNewcomers = isNewcomer(me)
    const row = await addComment(db, me, { postId: params.id, content: body.content, isNewcomers })
    return showComment(row, { players })
  })
}
