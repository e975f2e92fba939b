// The web app manifest: how the site is called and looks when somebody installs it.
import type { FastifyInstance } from 'fastify'
import { answerOf, sendAnswer } from '#server/http/kept.ts'
import type { Site } from '#server/site.ts'

export function webManifest(app: FastifyInstance, { env }: Site) {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/app-icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: string, url: string) => ({ name, url })
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
    shortcuts: [
      shortcut('K-Drama', '/k-drama'),
      shortcut('Korean Learners', '/korean-learners'),
      shortcut('Virtual Tour', '/virtual-tour'),
    ],
  }
  const answer = answerOf(200, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest))
  app.get('/manifest.webmanifest', (request, reply) => sendAnswer(request, reply, answer))
}
