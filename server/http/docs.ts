// /api/openapi.json for programs, /api/docs for people.
import type { FastifyInstance } from 'fastify'
import { AREAS, api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { FAILURES } from '#contract/failure.ts'
import type { Site } from '#server/site.ts'
import { failsOf } from './documented-failures.ts'
import { describeApi } from './openapi.ts'
import { type Answer, answerOf } from './response-cache.ts'
import { sendAnswer } from './send-answer.ts'

const WHO = { anyone: 'Anyone', member: 'Signed-in members', admin: 'Admins' } as const
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

interface Beside {
  /** addresses a browser goes to, each with a sentence: they are no calls of the contract */
  navigations: Record<string, string>
  /** the cookie that holds the session */
  cookie: string
}

export function apiPage(app: FastifyInstance, { env }: Site, { navigations, cookie }: Beside) {
  const description = () =>
    JSON.stringify(describeApi({ name: env.SITE_NAME, siteUrl: env.siteUrl, cookie, navigations }))
  let forPrograms: Answer | undefined
  app.get('/api/openapi.json', (request, reply) => {
    forPrograms ??= answerOf(200, 'application/json; charset=utf-8', description())
    return sendAnswer(request, reply, forPrograms)
  })

  const areas = Map.groupBy(Object.entries(api) as [string, Endpoint][], ([call]) => call.split('/')[2]!)
  const sections = [...areas].map(
    ([area, calls]) =>
      `<h2 id="${area}">${area}</h2><p>${AREAS[area as keyof typeof AREAS]}</p><dl>${calls.map(([call, e]) => entry(call, e)).join('')}</dl>`,
  )
  const ways = Object.entries(navigations).map(([call, does]) =>
    line(call, does, 'For browsers, not for programs.'),
  )
  sections.push(`<h2 id="navigation">navigation</h2><dl>${ways.join('')}</dl>`)
  const name = escaped(env.SITE_NAME)
  const page = answerOf(
    200,
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${name} API</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api-docs.css"></head><body><main><h1>${name} API</h1><p>Bodies are JSON. Lists are bare arrays. A failed call answers <code>{"message": "..."}</code>, with the invalid fields in <code>issues</code>. Send the token from signing in as <code>Authorization: Bearer</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Areas"><ul>${[...areas.keys(), 'navigation'].map((area) => `<li><a href="#${area}">${area}</a></li>`).join('')}</ul></nav>${sections.join('')}</main></body></html>`,
  )
  app.get('/api/docs', (request, reply) => sendAnswer(request, reply, page))
}

function entry(call: string, endpoint: Endpoint) {
  const fails = failsOf(endpoint, call)
    .map((name) => `${name} (${FAILURES[name]})`)
    .join(', ')
  const limit = endpoint.limit ? ` At most ${endpoint.limit.max} in ${endpoint.limit.seconds} seconds.` : ''
  const who = `${WHO[endpoint.who ?? 'anyone']}.`
  return line(call, endpoint.does, who + (fails && ` Fails with: ${fails}.`) + limit)
}

const line = (call: string, does: string, more: string) =>
  `<dt><code>${escaped(call)}</code></dt><dd>${escaped(does)} <span>${escaped(more)}</span></dd>`
