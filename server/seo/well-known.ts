// /.well-known/: security.txt (RFC 9116) and change-password.
import type { FastifyInstance } from 'fastify'
import { answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import type { Site } from '#server/site.ts'

export function wellKnown(app: FastifyInstance, { env }: Site) {
  app.get('/.well-known/security.txt', (request, reply) =>
    sendAnswer(
      request,
      reply,
      answerOf(200, 'text/plain; charset=utf-8', securityTxt(env.siteUrl, new Date())),
    ),
  )
  app.get('/.well-known/change-password', (_, reply) =>
    reply.header('cache-control', 'no-store').redirect('/profile#change-password', 302),
  )
}

/** Names the contact page, which reaches the inbox; MAIL_TO stays private. */
function securityTxt(url: string, now: Date): string {
  // The first of a month: the text stays the same for weeks, and is always valid for five months or more.
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1))
  return [
    `Contact: ${url}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
