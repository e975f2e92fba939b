// The sitemap: an index, and lists of at most 40,000 addresses each.
import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { PLATFORMS } from '#contract/dramas.ts'
import type { Topic } from '#contract/endpoint.ts'
import { platformPath } from '#contract/platforms.ts'
import type { Db } from '#server/db/open.ts'
import { dramas, inCatalogue } from '#server/dramas/table.ts'
import { Failure } from '#server/http/failures.ts'
import { answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import { articles } from '#server/news/table.ts'
import type { Web, WithPages } from '#server/pages/build.ts'
import { listedPeople } from '#server/people/store.ts'
import { places } from '#server/virtual-tour/table.ts'

/** The protocol allows 50,000. */
const LONGEST = 40_000

const XML = 'application/xml; charset=utf-8'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Listed {
  path: string
  changed?: Date | undefined
}

export function sitemap(app: FastifyInstance, { site: { db, env }, cache, web }: WithPages) {
  const urlset = (listed: Listed[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed
      .map(
        ({ path, changed }) =>
          `<url><loc>${escaped(env.siteUrl + path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
      )
      .join('')}</urlset>`

  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await cache.answer('sitemap', ['dramas', 'people', 'news', 'places'], async () => {
      const names = [
        'pages',
        ...partsOf('dramas', Math.max(1, await db.$count(dramas, inCatalogue))),
        ...partsOf('people', await db.$count(listedPeople(db).as('listed'))),
      ]
      return answerOf(
        200,
        XML,
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names
          .map((name) => `<sitemap><loc>${env.siteUrl}/sitemap-${name}.xml</loc></sitemap>`)
          .join('')}</sitemapindex>`,
      )
    })
    return sendAnswer(request, reply, answer)
  })

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const answer = await cache.answer('sitemap-pages', ['news', 'places'], async () =>
      answerOf(200, XML, urlset([...pagesIn((await web()).pages), ...(await thingsIn(db))])),
    )
    return sendAnswer(request, reply, answer)
  })

  /** The parts of a long list, counted from 1. */
  const inParts = (name: string, topics: readonly Topic[], part: (offset: number) => Promise<Listed[]>) =>
    app.get<{ Params: { at: string } }>(`/sitemap-${name}-:at(^\\d{1,6}).xml`, async (request, reply) => {
      const at = Number(request.params.at)
      const answer = await cache.answer(`sitemap-${name}-${at}`, topics, async () => {
        const listed = await part((at - 1) * LONGEST)
        if (listed.length === 0) throw new Failure('not-found', 'Sitemap not found')
        return answerOf(200, XML, urlset(listed))
      })
      return sendAnswer(request, reply, answer)
    })

  inParts('dramas', ['dramas'], async (offset) => {
    const rows = await db
      .select({ id: dramas.id, changed: dramas.updatedAt })
      .from(dramas)
      .where(inCatalogue)
      .orderBy(asc(dramas.id))
      .limit(LONGEST)
      .offset(offset)
    return rows.map(({ id, changed }) => ({ path: `/drama/${id}`, changed }))
  })
  inParts('people', ['dramas', 'people'], async (offset) => {
    const rows = await listedPeople(db).limit(LONGEST).offset(offset)
    return rows.map(({ slug }) => ({ path: `/person/${encodeURIComponent(slug)}` }))
  })
}

const partsOf = (name: string, count: number) =>
  Array.from({ length: Math.ceil(count / LONGEST) }, (_, at) => `${name}-${at + 1}`)

/** A page with a parameter has an address for each thing instead: platforms are here, dramas in lists of their own. */
const pagesIn = (pages: Web['pages']): Listed[] => [
  ...pages.filter(({ path, sitemap }) => sitemap && !path.includes(':')).map(({ path }) => ({ path })),
  ...PLATFORMS.map((name) => ({ path: `/k-drama/platform/${platformPath(name)}` })),
]

/** What has an address of its own on a page that lists it. */
async function thingsIn(db: Db): Promise<Listed[]> {
  const published = await db
    .select({ id: articles.id, changed: articles.updatedAt })
    .from(articles)
    .where(and(isNull(articles.deletedAt), isNotNull(articles.publishedAt)))
    .orderBy(asc(articles.id))
    .limit(LONGEST / 2)
  const walkable = await db
    .select({ id: places.id, changed: places.updatedAt })
    .from(places)
    .where(isNull(places.deletedAt))
    .orderBy(asc(places.id))
    .limit(LONGEST / 4)
  return [
    ...published.map(({ id, changed }) => ({ path: `/k-star?article=${id}`, changed })),
    ...walkable.map(({ id, changed }) => ({ path: `/virtual-tour?place=${id}`, changed })),
  ]
}
