// What programs that read the web may read.
import type { FastifyInstance } from 'fastify'
import type { Site } from '#server/site.ts'

export function robots(app: FastifyInstance, { env }: Site) {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  )
}
