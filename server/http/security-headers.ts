// Security headers of every response.
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { Failure } from './failures.ts'

/** Hosts a setting opens, and nothing else does. */
function policyOf(env: Env): string {
  const scripts = ["'self'"]
  const images = ["'self'", 'data:', 'blob:']
  const connects = ["'self'"]
  const frames = ['https://www.youtube-nocookie.com']
  if (env.GA_MEASUREMENT_ID) {
    scripts.push('https://www.googletagmanager.com')
    connects.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    )
    images.push('https://*.google-analytics.com', 'https://www.googletagmanager.com')
  }
  if (env.ADSENSE_CLIENT_ID) {
    scripts.push('https://pagead2.googlesyndication.com')
    connects.push('https://pagead2.googlesyndication.com')
    images.push('https://pagead2.googlesyndication.com')
    frames.push('https://googleads.g.doubleclick.net', 'https://tpc.googlesyndication.com')
  }
  if (env.META_PIXEL_ID) {
    scripts.push('https://connect.facebook.net')
    connects.push('https://www.facebook.com')
    images.push('https://www.facebook.com')
  }
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': ["'self'"],
    'img-src': images,
    'font-src': ["'self'"],
    'connect-src': connects,
    'frame-src': frames,
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** What every response carries. */
function securityHeadersOf(env: Env): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), fullscreen=(self "https://www.youtube-nocookie.com")',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    // While developing, hot reload needs inline scripts and styles.
    ...(env.NODE_ENV !== 'development' && { 'content-security-policy': policyOf(env) }),
    ...(env.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

export function securityHeaders(app: FastifyInstance, env: Env) {
  const headers = securityHeadersOf(env)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.method === 'TRACE') throw new Failure('not-allowed', 'Method not allowed')
  })
}
