// The Atom feeds: /feed.xml has the newest articles, /dramas.xml what is new to the catalog, /reviews.xml and /lists.xml
// what members made public.
import type { FastifyInstance } from 'fastify'
import { NEWEST_MOST } from '#contract/dramas.ts'
import type { Topic } from '#contract/endpoint.ts'
import { plural } from '#contract/plural.ts'
import { preview } from '#contract/preview.ts'
import { REVIEWS_PAGE } from '#contract/reviews.ts'
import { newestDramas } from '#server/dramas/listed.ts'
import { answerOf, type ResponseCache } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import { newestLists } from '#server/lists/store.ts'
import { publishedArticles } from '#server/news/store.ts'
import { publicReviews } from '#server/reviews/store.ts'
import type { Site } from '#server/site.ts'

const ATOM = 'application/atom+xml; charset=utf-8'
const SUMMARY_LENGTH = 300
/** XML 1.0 has no way to write these. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

interface Feed {
  path: string
  title: string
  /** the page that lists the same */
  page: string
  topics: readonly Topic[]
  entries: () => Promise<Entry[]>
}

interface Entry {
  path: string
  title: string
  text: string
  /** ISO 8601 */
  published: string
  updated: string
  category?: string
}

export function feeds(app: FastifyInstance, { db, env }: Site, cache: ResponseCache) {
  const all: Feed[] = [
    {
      path: '/feed.xml',
      title: `${env.SITE_NAME}: K-Star News`,
      page: '/k-star',
      topics: ['news'],
      entries: async () =>
        (await publishedArticles(db, 1)).map((row) => ({
          path: `/k-star?article=${row.id}`,
          title: row.title,
          text: row.content,
          published: row.publishedAt.toISOString(),
          updated: row.updatedAt.toISOString(),
          category: row.celebrity,
        })),
    },
    {
      path: '/dramas.xml',
      title: `${env.SITE_NAME}: New dramas`,
      page: '/k-drama',
      topics: ['dramas'],
      entries: async () =>
        (await newestDramas(db, NEWEST_MOST)).map((drama) => ({
          path: `/drama/${drama.id}`,
          title: `${drama.title} (${drama.year})`,
          text: drama.description,
          published: drama.joinedAt,
          updated: drama.updatedAt,
          category: drama.genre,
        })),
    },
    {
      path: '/reviews.xml',
      title: `${env.SITE_NAME}: Reviews`,
      page: '/reviews',
      topics: ['reviews'],
      entries: async () =>
        (await publicReviews(db, { limit: REVIEWS_PAGE, sort: 'newest' })).map((review) => ({
          path: `/reviews?review=${review.id}`,
          title: `${review.title}, by ${review.authorUsername}`,
          text: review.content ?? 'This review contains spoilers.',
          published: review.createdAt,
          updated: review.updatedAt,
        })),
    },
    {
      path: '/lists.xml',
      title: `${env.SITE_NAME}: Lists by members`,
      page: '/lists',
      topics: ['lists', 'dramas'],
      entries: async () =>
        (await newestLists(db)).map(({ list, published, updated }) => {
          const titles = (list.first ?? []).map(({ title }) => title).join(', ')
          return {
            path: `/list/${list.id}`,
            title: `${list.title}, by ${list.authorUsername}`,
            text: plural(list.count, 'drama') + (titles && `: ${titles}`),
            ...{ published, updated },
          }
        }),
    },
  ]
  for (const feed of all)
    app.get(feed.path, async (request, reply) => {
      const answer = await cache.answer(feed.path, feed.topics, async () =>
        answerOf(200, ATOM, atom(feed, await feed.entries(), env.siteUrl, env.SITE_NAME)),
      )
      return sendAnswer(request, reply, answer)
    })
}

function atom({ path, title, page }: Feed, entries: Entry[], url: string, author: string): string {
  const latest = entries.reduce(
    (time, { updated }) => (updated > time ? updated : time),
    new Date(0).toISOString(),
  )
  const head = [
    `<id>${xml(url + page)}</id>`,
    `<title>${xml(title)}</title>`,
    `<updated>${latest}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(url + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(url + page)}"/>`,
    `<author><name>${xml(author)}</name></author>`,
  ]
  const listed = entries.map((entry) => inXml(entry, url))
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${[...head, ...listed].join('')}</feed>`
}

function inXml({ path, title, text, published, updated, category }: Entry, url: string): string {
  const address = xml(url + path)
  return `<entry><id>${address}</id><title>${xml(title)}</title><link rel="alternate" type="text/html" href="${address}"/><published>${published}</published><updated>${updated}</updated>${category ? `<category term="${xml(category)}"/>` : ''}<summary>${xml(preview(text, SUMMARY_LENGTH))}</summary></entry>`
}

const xml = (text: string) =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
