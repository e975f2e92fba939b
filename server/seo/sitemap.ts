// The sitemap: every address that search engines may list, in one file.
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { PLATFORMS } from '#contract/dramas.ts'
import { platformPath } from '#contract/platforms.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, inCatalogue } from '#server/dramas/table.ts'
import { answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import { isPublicList, lists } from '#server/lists/table.ts'
import { articles } from '#server/news/table.ts'
import type { Web, WithPages } from '#server/pages/build.ts'
import { listedPeople } from '#server/people/store.ts'
import { isOpen } from '#server/public-pages/store.ts'
import { publicPages } from '#server/public-pages/table.ts'
import { places } from '#server/virtual-tour/table.ts'

/** The protocol allows no more in one file. */
const MOST = 50_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Listed {
  path: string
  changed?: Date | undefined
}

export function sitemap(app: FastifyInstance, { site: { db, env }, cache, web }: WithPages) {
  const entry = ({ path, changed }: Listed) =>
    `<url><loc>${escaped(env.siteUrl + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`

  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await cache.answer(
      'sitemap',
      ['dramas', 'people', 'lists', 'members', 'news', 'places'],
      async () => {
        const listed = [...pagesIn((await web()).pages), ...(await thingsIn(db))].slice(0, MOST)
        return answerOf(
          200,
          'application/xml; charset=utf-8',
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.map(entry).join('')}</urlset>`,
        )
      },
    )
    return sendAnswer(request, reply, answer)
  })
}

/** A page with a parameter has an address for each thing instead. */
const pagesIn = (pages: Web['pages']): Listed[] => [
  ...pages.filter(({ path, sitemap }) => sitemap && !path.includes(':')).map(({ path }) => ({ path })),
  ...PLATFORMS.map((name) => ({ path: `/k-drama/platform/${platformPath(name)}` })),
]

/** What has an address of its own. */
async function thingsIn(db: Db): Promise<Listed[]> {
  const published = await db
    .select({ id: articles.id, changed: articles.updatedAt })
    .from(articles)
    .where(and(isNull(articles.deletedAt), isNotNull(articles.publishedAt)))
    .orderBy(asc(articles.id))
    .limit(MOST)
  const walkable = await db
    .select({ id: places.id, changed: places.updatedAt })
    .from(places)
    .where(isNull(places.deletedAt))
    .orderBy(asc(places.id))
    .limit(MOST)
  const catalogued = await db
    .select({ id: dramas.id, changed: dramas.updatedAt })
    .from(dramas)
    .where(inCatalogue)
    .orderBy(asc(dramas.id))
    .limit(MOST)
  const credited = await listedPeople(db).limit(MOST)
  const shared = await db
    .select({ id: lists.id, changed: lists.updatedAt })
    .from(lists)
    .where(isPublicList)
    .orderBy(desc(lists.id))
    .limit(MOST)
  const open = await db
    .select({ name: members.username })
    .from(publicPages)
    .innerJoin(members, eq(members.id, publicPages.memberId))
    .where(and(isOpen, publicPages.inSearch))
    .orderBy(desc(publicPages.id))
    .limit(MOST)
  return [
    ...walkable.map(({ id, changed }) => ({ path: `/virtual-tour?place=${id}`, changed })),
    ...published.map(({ id, changed }) => ({ path: `/k-star?article=${id}`, changed })),
    ...catalogued.map(({ id, changed }) => ({ path: `/drama/${id}`, changed })),
    ...credited.map(({ slug }) => ({ path: `/person/${encodeURIComponent(slug)}` })),
    ...shared.map(({ id, changed }) => ({ path: `/list/${id}`, changed })),
    ...open.map(({ name }) => ({ path: `/members/${encodeURIComponent(name)}` })),
  ]
}
