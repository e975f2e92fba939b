// The web app manifest: how the site is called and looks when somebody installs it.
import type { FastifyInstance } from 'fastify'
import { answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import type { WithPages } from './build.ts'

export function webManifest(app: FastifyInstance, { site: { env }, cache, web }: WithPages) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: `${env.SITE_NAME}: healing K-dramas`,
    short_name: env.SITE_NAME,
    description: 'Healing Korean dramas for the mood you are in, filming places, and a line of Korean a day.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The pages name a colour for light and one for dark; this is what is seen before the first of them.
    background_color: '#f1f6f4',
    theme_color: '#f1f6f4',
    categories: ['entertainment', 'education', 'travel'],
    icons: [
      png('icon', 192, 'any'),
      png('icon', 512, 'any'),
      png('maskable', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
  app.get('/manifest.webmanifest', async (request, reply) => {
    const answer = await cache.answer('manifest', [], async () => {
      const shortcuts = (await web()).pages
        .filter(({ menu }) => menu?.shortcut)
        .map(({ path, menu }) => ({ name: menu?.header, url: path }))
      const text = JSON.stringify({ ...manifest, shortcuts })
      return answerOf(200, 'application/manifest+json; charset=utf-8', text)
    })
    return sendAnswer(request, reply, answer)
  })
}
