// robots.txt.
import type { FastifyInstance } from 'fastify'
import { answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import type { WithPages } from '#server/pages/build.ts'

export function robots(app: FastifyInstance, { site: { env }, cache, web }: WithPages) {
  app.get('/robots.txt', async (request, reply) => {
    const answer = await cache.answer('robots', [], async () => {
      const { pages } = await web()
      const closed = ['/api/', ...pages.filter(({ personal }) => personal).map(({ path }) => path)]
      const rules = closed.map((path) => `Disallow: ${path}\n`).join('')
      const text = `User-agent: *\n${rules}\nSitemap: ${env.siteUrl}/sitemap.xml\n`
      return answerOf(200, 'text/plain; charset=utf-8', text)
    })
    return sendAnswer(request, reply, answer)
  })
}
