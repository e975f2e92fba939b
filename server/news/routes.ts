// The calls about K-Star news.

import type { ArticleFields } from '#contract/content/article.ts'
import { QUICKEST_MS } from '#contract/news-comments.ts'
import { write } from '#server/db/write.ts'
import { change, moveToTrash, recordCreated } from '#server/history/history.ts'
import type { Bind } from '#server/http/bind.ts'
import { Failure, invalid, notFound } from '#server/http/failures.ts'
import { logModeration } from '#server/moderation/log.ts'
import { resolveReports } from '#server/moderation/reports.ts'
import { peopleIn } from '#server/people/articles-about.ts'
import type { Readers } from '#server/readers/readers.ts'
import type { Site } from '#server/site.ts'
import { addComment, readComments, removeComment } from './comments.ts'
import { articlesForAdmins, countArticlesForAdmins, featuredCelebrities } from './for-admins.ts'
import { withMemberNames } from './guests.ts'
import { newsLinks } from './links.ts'
import { showAdminArticle, showArticle, showComment } from './show.ts'
import { anyArticle, countPublished, publishedArticle, publishedArticles } from './store.ts'
import type { CommentRow } from './table.ts'
import { articleStore, fieldsOf, insertArticle, timeToPublish } from './write-articles.ts'

export function newsRoutes(bind: Bind, { db, env }: Site, readers: Readers) {
  const links = newsLinks(db)
  async function published(id: number) {
    const row = await publishedArticle(db, id)
    if (!row) throw notFound('article')
    return row
  }
  async function anyOne(id: number) {
    await readers.settled()
    const row = await anyArticle(db, id)
    if (!row) throw notFound('article')
    return showAdminArticle(row)
  }
  async function shown(rows: CommentRow[]) {
    const guests = await withMemberNames(db, rows, env.SITE_NAME)
    return rows.map((row, at) => showComment(row, guests[at]!))
  }

  bind('GET /api/news', async ({ query }) => (await publishedArticles(db, query.page)).map(showArticle))
  bind('GET /api/news/count', async () => ({ count: await countPublished(db) }))
  bind('GET /api/news/{id}', async ({ params }) => {
    const article = showArticle(await published(params.id))
    const [[dramas], people] = await Promise.all([links.namedIn([params.id]), peopleIn(db, article)])
    return { ...article, dramas, people }
  })
  bind('GET /api/dramas/{id}/see-also/news', async ({ params }) => {
    const found = await links.naming(params.id)
    if (!found) throw notFound('drama')
    return found
  })

  bind('GET /api/news/{id}/comments', async ({ params, query, me }) => {
    await published(params.id)
    return shown(await readComments(db, params.id, query, me))
  })
  bind('POST /api/news/{id}/comments', async ({ params, body, me }) => {
    const { author, content, website = '', writtenIn = QUICKEST_MS } = body
    if (website !== '')
      throw invalid('website', 'Please leave the field “Website” empty. It is there to catch spam.')
    if (!me && writtenIn < QUICKEST_MS)
      throw new Failure('too-many', 'That was too quick. Please wait a moment and try again.', {}, 2)
    const words = { author, content, memberId: me?.id ?? null }
    const [row, [isGuest]] = await Promise.all([
      addComment(db, params.id, words),
      withMemberNames(db, [words], env.SITE_NAME),
    ])
    return showComment(row, isGuest!)
  })
  bind('DELETE /api/comments/{id}', async ({ params: { id }, me }) => {
    await write(db, async (tx, changed) => {
      // Lock reports before their items, as everywhere, to avoid deadlocks.
      await resolveReports(tx, 'news-comment', id)
      const comment = await removeComment(tx, id)
      if (!comment) throw notFound('comment')
      const { memberId: authorId, content: about } = comment
      if (authorId !== me.id)
        await logModeration(tx, me, { action: 'deleted', area: 'news-comment', itemId: id, authorId, about })
      changed('news-comments')
    })
    return { success: true as const }
  })

  bind('GET /api/admin/news', async ({ query }) => {
    await readers.settled()
    return (await articlesForAdmins(db, query)).map(showAdminArticle)
  })
  bind('GET /api/admin/news/count', ({ query }) => countArticlesForAdmins(db, query))
  bind('GET /api/admin/news/celebrities', () => featuredCelebrities(db))
  bind('GET /api/admin/news/{id}', ({ params }) => anyOne(params.id))
  bind('POST /api/admin/news', async ({ body: { publishedAt, imageUrl = null, ...words }, me }) => {
    const row = await write(db, async (tx, changed) => {
      const time = publishedAt === null ? null : await timeToPublish(tx, publishedAt)
      const created = await insertArticle(tx, { ...words, imageUrl, publishedAt: time })
      await recordCreated({ tx, changed, me }, articleStore, created.id, fieldsOf(created))
      return created
    })
    return showAdminArticle(row)
  })
  bind('PUT /api/admin/news/{id}', async ({ params, body: { version, publishedAt, ...words }, me }) => {
    await write(db, async (tx, changed) => {
      const time = publishedAt ? await timeToPublish(tx, publishedAt) : publishedAt
      const fields = { ...words, publishedAt: time } as Partial<ArticleFields>
      await change({ tx, changed, me }, articleStore, params.id, fields, version)
    })
    return anyOne(params.id)
  })
  bind('DELETE /api/admin/news/{id}', async ({ params, me }) => {
    await write(db, (tx, changed) => moveToTrash({ tx, changed, me }, articleStore, params.id))
    return { success: true as const }
  })
}
