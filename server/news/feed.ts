// /feed.xml: the newest articles for feed readers, as Atom.
import type { FastifyInstance } from 'fastify'
import { preview } from '#contract/news.ts'
import { answerOf, type ResponseCache, sendAnswer } from '#server/http/response-cache.ts'
import type { Site } from '#server/site.ts'
import { publishedArticles } from './store.ts'
import type { PublishedRow } from './table.ts'

const ATOM = 'application/atom+xml; charset=utf-8'
const SUMMARY_LENGTH = 300
/** XML 1.0 has no way to write these. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu

export function feed(app: FastifyInstance, { db, env }: Site, cache: ResponseCache) {
  app.get('/feed.xml', async (request, reply) => {
    const answer = await cache.answer('feed', ['news'], async () =>
      answerOf(200, ATOM, atom(await publishedArticles(db, 1), env.siteUrl, env.SITE_NAME)),
    )
    return sendAnswer(request, reply, answer)
  })
}

function atom(rows: PublishedRow[], url: string, name: string): string {
  const latest = rows.reduce((time, row) => Math.max(time, row.updatedAt.getTime()), 0)
  const head = [
    `<id>${xml(`${url}/k-star`)}</id>`,
    `<title>${xml(`${name}: K-Star News`)}</title>`,
    `<updated>${new Date(latest).toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xml(`${url}/feed.xml`)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${url}/k-star`)}"/>`,
    `<author><name>${xml(name)}</name></author>`,
  ]
  const entries = rows.map((row) => entry(row, url))
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${[...head, ...entries].join('')}</feed>`
}

function entry(row: PublishedRow, url: string): string {
  const address = xml(`${url}/k-star?article=${row.id}`)
  return `<entry><id>${address}</id><title>${xml(row.title)}</title><link rel="alternate" type="text/html" href="${address}"/><published>${row.publishedAt.toISOString()}</published><updated>${row.updatedAt.toISOString()}</updated>${row.celebrity && `<category term="${xml(row.celebrity)}"/>`}<summary>${xml(preview(row.content, SUMMARY_LENGTH))}</summary></entry>`
}

const xml = (text: string) =>
  text
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
