// The calls about K-Star news: articles, comments on them, and what admins write.
import { z } from 'zod'
import { ARTICLE } from '../content/article.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { ADMIN_ARTICLE_KINDS, ADMIN_ARTICLE_SORTS, FEATURED_MOST, NEWS_MOST, NEWS_PAGE } from '../news.ts'
import { INCOMPLETE_COMMENT } from '../news-comments.ts'
import { adminShape, changesOf, newOf, publicShape } from './content.ts'
import { done, id, moment, text, version, visibleWords } from './fields.ts'
import { idIn, limitOf, oneOf, page, search } from './list-query.ts'

const art = z.object({ cover: z.string(), share: z.string(), ground: z.string() })
const article = z
  .object({
    id,
    ...publicShape(ARTICLE, 'list'),
    imageUrl: z.string(),
    publishedAt: moment,
    updatedAt: moment,
    art,
    dramas: z.array(z.object({ id, title: z.string() })).optional(),
    people: z.array(z.object({ slug: z.string(), name: z.string() })).optional(),
  })
  .meta({ id: 'Article' })
const adminArticle = article
  .omit({ dramas: true, people: true })
  .extend({
    ...adminShape(ARTICLE),
    views: z.int(),
    version: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'AdminArticle' })
const comment = z
  .object({
    id,
    author: z.string(),
    content: z.string(),
    createdAt: moment,
    /** the name is a member's, but it was not this member who wrote */
    isGuest: z.boolean(),
  })
  .meta({ id: 'NewsComment' })

export const articleLink = article.pick({ id: true, title: true, publishedAt: true })

/** An article as visitors get it; `dramas` and `people`, which it speaks of, only of a single one. */
export type Article = z.infer<typeof article>
/** With drafts, whose `publishedAt` is null. */
export type AdminArticle = z.infer<typeof adminArticle>
/** An article where only its name is needed: below a drama it speaks of. */
export type ArticleLink = z.infer<typeof articleLink>
export type NewsComment = z.infer<typeof comment>

const found = { search, kind: oneOf('kind', ADMIN_ARTICLE_KINDS) }

export const newsApi = {
  'GET /api/news': {
    does: `Lists articles, newest first, at most ${NEWS_MOST}. With \`page\`, ${NEWS_PAGE} at a time. Drafts are not included.`,
    query: z.object({ page }),
    gives: z.array(article),
    keep: ['news'],
  },
  'GET /api/news/count': {
    does: 'Counts the articles.',
    gives: z.object({ count: z.int() }),
    keep: ['news'],
  },
  'GET /api/news/{id}': {
    does: 'Returns an article with the dramas and people it names. Each reader is counted once a day, without storing an address.',
    gives: article,
    keep: ['news', 'dramas', 'people'],
  },
  'GET /api/news/{id}/comments': {
    does: `Lists the comments on an article, newest first, at most ${NEWS_MOST}. With \`limit\` and \`before\` (the id of a comment), older ones. \`isGuest\`: the name belongs to a member, but a guest wrote it. Comments that you reported, and those of members you blocked, are left out.`,
    query: z.object({
      limit: limitOf(NEWS_MOST),
      before: idIn('before', 'a comment'),
    }),
    gives: z.array(comment),
    keep: ['news', 'news-comments'],
    personal: true,
  },
  'POST /api/news/{id}/comments': {
    does: 'Adds a comment to an article, under any name. The same comment sent twice within a minute is stored once. For forms: `website` must be empty, and `writtenIn` is how many milliseconds a guest took.',
    takes: z.object({
      author: visibleWords(LIMITS.name, 'Name', INCOMPLETE_COMMENT),
      content: visibleWords(LIMITS.comment, 'Comment', INCOMPLETE_COMMENT),
      website: text(LIMITS.url, 'Website').optional(),
      writtenIn: z.number({ error: 'writtenIn must be a number' }).optional(),
    }),
    gives: comment,
    status: 201,
    limit: { name: 'news-comments', max: 40, seconds: 60 },
  },
  'DELETE /api/comments/{id}': {
    does: 'Deletes a comment on an article. Comments on posts have ids of their own.',
    who: 'admin',
    gives: done,
  },
  'GET /api/dramas/{id}/see-also/news': {
    does: 'Lists up to six of the newest articles that name a drama.',
    gives: z.array(articleLink),
    keep: ['news', 'dramas'],
  },
  'GET /api/admin/news': {
    does: 'Lists all articles with their views: drafts first, then newest first. `page` returns 20 at a time, `search` keeps those that contain all the words, `kind` filters and `sort` orders them.',
    who: 'admin',
    query: z.object({ ...found, sort: oneOf('sort', ADMIN_ARTICLE_SORTS), page }),
    gives: z.array(adminArticle),
  },
  'GET /api/admin/news/count': {
    does: 'Counts the articles of such a list, and all articles.',
    who: 'admin',
    query: z.object(found),
    gives: z.object({ count: z.int(), all: z.int() }),
  },
  'GET /api/admin/news/celebrities': {
    does: `Lists the up to ${FEATURED_MOST} celebrities with the most published articles.`,
    who: 'admin',
    gives: z.array(z.string()),
  },
  'GET /api/admin/news/{id}': {
    does: 'Returns an article or draft, as admins see it.',
    who: 'admin',
    gives: adminArticle,
  },
  'POST /api/admin/news': {
    does: 'Creates an article. It is published now, unless `publishedAt` is null (a draft) or an earlier time. Without `imageUrl`, a cover is drawn.',
    who: 'admin',
    takes: z.object(newOf(ARTICLE)),
    gives: adminArticle,
    status: 201,
  },
  'PUT /api/admin/news/{id}': {
    does: 'Changes the fields that are sent. `publishedAt` null makes it a draft, a time publishes it. Send the `version` you read, and changes made since then are not overwritten (409).',
    who: 'admin',
    takes: z.object({ ...changesOf(ARTICLE), version }),
    gives: adminArticle,
    fails: ['conflict'],
  },
  'DELETE /api/admin/news/{id}': {
    does: 'Moves an article to the trash, where it stays for 30 days.',
    who: 'admin',
    gives: done,
  },
} as const satisfies EndpointTable
