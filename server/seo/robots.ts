// What programs that read the web may read.
import type { FastifyInstance } from 'fastify'
import { answerOf, sendAnswer } from '#server/http/kept.ts'
import type { Site } from '#server/site.ts'

export function robots(app: FastifyInstance, { env }: Site) {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /profile\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`
  const answer = answerOf(200, 'text/plain; charset=utf-8', text)
  app.get('/robots.txt', (request, reply) => sendAnswer(request, reply, answer))
}
