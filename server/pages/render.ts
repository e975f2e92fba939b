// Renders the pages: once, cached, the same bytes for every visitor.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '#contract/endpoint.ts'
import { FAILURES } from '#contract/failure.ts'
import type { FetchInternal } from '#server/http/bind.ts'
import { Failure, failed, unavailable } from '#server/http/failures.ts'
import { type Answer, answerOf } from '#server/http/response-cache.ts'
import { sendAnswer } from '#server/http/send-answer.ts'
import type { TakeTurn } from '#server/limits/turns.ts'
import type { Site } from '#server/site.ts'
import { showsWhereToWatch } from '#server/where-to-watch/read.ts'
import type { SiteFacts } from '#web/site-facts.tsx'
import type { WithPages } from './build.ts'

const HTML = 'text/html; charset=utf-8'
/** Longer addresses are a 404. */
const LONGEST_ADDRESS = 20_000

export function pages(
  app: FastifyInstance,
  {
    site,
    cache,
    fetchInternal,
    takeTurn,
    web,
  }: WithPages & { fetchInternal: FetchInternal; takeTurn: TakeTurn },
) {
  const facts = factsOf(site)

  async function compose(address: string, topics: Topic[]): Promise<Answer> {
    const { render, tags } = await web()
    const read = async (url: string) => {
      try {
        const answer = await fetchInternal(url)
        topics.push(...answer.topics)
        return answer.value
      } catch (error) {
        throw readable(error)
      }
    }
    const { status, html, location } = await render(address, read, facts, tags)
    if (location) return answerOf(status, HTML, html, { location })
    if (status >= 500)
      throw unavailable('The site is temporarily unavailable. Please try again in a moment.', 5)
    return answerOf(status, HTML, html)
  }

  async function sendFailedPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const { renderFailure, styles } = await web()
    const { message } = failed(error, request, reply)
    return reply.type(HTML).send(renderFailure(request.url, message, facts, styles))
  }

  app.get('/*', { errorHandler: sendFailedPage }, async (request, reply) => {
    if (request.url.length > LONGEST_ADDRESS) throw new Failure('not-found', 'Page not found')
    const { routeOf } = await web()
    const { page, address, movedTo } = routeOf(request.url)
    if (movedTo) return reply.redirect(movedTo, 301)
    if (!cache.has(address)) await takeTurn(request, reply)
    const topics: Topic[] = []
    // Cache known pages only: unknown addresses must not fill the memory.
    const answer =
      page.status === 404 || page.fresh
        ? await compose(address, topics)
        : await cache.answer(address, topics, () => compose(address, topics))
    return sendAnswer(request, reply, answer)
  })
}

/** The pages know failures by status and words; an instance of our class would not survive the build's own module graph. */
function readable(error: unknown) {
  const failure = error instanceof Failure ? error : null
  const status = failure ? FAILURES[failure.failure] : 500
  return Object.assign(new Error(failure?.message ?? 'Something went wrong', { cause: error }), { status })
}

/** The second sentence is the one TMDB asks for, as other projects quote its terms: docs/decisions/011-pictures.md. */
const WATCH_CREDITS =
  'Where to watch by country: data from JustWatch, through TMDB. This website uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.'

function factsOf({ env }: Site): SiteFacts {
  const tracking = {
    ...(env.GA_MEASUREMENT_ID && { analytics: env.GA_MEASUREMENT_ID }),
    ...(env.ADSENSE_CLIENT_ID && { advertising: env.ADSENSE_CLIENT_ID }),
    ...(env.META_PIXEL_ID && { pixel: env.META_PIXEL_ID }),
  }
  const provider = env.OIDC_ISSUER && new URL(env.OIDC_ISSUER).hostname
  return Object.freeze({
    name: env.SITE_NAME,
    url: env.siteUrl,
    ...(provider && { provider }),
    ...(showsWhereToWatch(env) && { watchCredits: WATCH_CREDITS }),
    ...(Object.keys(tracking).length && { tracking }),
  })
}
