// What each durable write of a visitor or member costs, beside one row stored by Fastify and pg in the same PostgreSQL.
import type { SeededData } from '../../scripts/served-site.ts'
import type { Call } from './load.ts'
import { interleave, median, multiplesOf, type Pace, type Work } from './rounds.ts'
import { type Server, type Site, serveMeasured, serveOneRow } from './servers.ts'
import type { Line } from './table.ts'

/** Members who write, each on things of their own where it says so. */
const MEMBERS = 32
/** Dramas that are in every watchlist from the beginning. */
const WATCHED = 8
const GOAL = 'CPU <= 4 x, p50 alone <= 4 x, >= 0.4 of its answers a second at 32'

export async function writes(data: SeededData, pace: Pace): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  const oneRow = await serveOneRow(site)
  try {
    const row: Work = { server: oneRow, next: () => ({ path: '/', body: { content: words() } }) }
    const lines: Line[] = []
    for (const [what, next] of Object.entries(writeCalls(await peopleAndThings(site)))) {
      const work: Work = { server: site, next }
      const [alone, aloneRow] = await interleave([work, row], { ...pace, connections: 1 })
      const [many, manyRows] = await interleave([work, row], { ...pace, connections: 32 })
      const times = (pairs: number[]) => (pairs.length > 0 ? `${median(pairs).toFixed(2)} x` : 'unknown')
      const now = [
        `CPU ${times(multiplesOf(alone!, aloneRow!))} alone, ${times(multiplesOf(many!, manyRows!))} at 32`,
        `p50 ${times(multiplesOf(alone!, aloneRow!, 'p50'))}`,
        `${median(multiplesOf(many!, manyRows!, 'perSecond')).toFixed(2)} of its answers`,
      ]
      console.log(`${what}: ${now.join('; ')}`)
      lines.push({ what, now: now.join('; '), goal: GOAL })
    }
    return lines
  } finally {
    await Promise.all([site.stop(), oneRow.stop()])
  }
}

let number = 0
let added = MEMBERS * WATCHED
const words = () => `A calm evening, number ${++number}`
const inTurn = <T>(list: T[]) => list[++number % list.length]!

interface People {
  tokens: string[]
  posts: number[]
  articles: number[]
  dramas: number[]
}

/** Each write twice: of different people about different things, and all about one thing. */
export function writeCalls({ tokens, posts, articles, dramas }: People): Record<string, () => Call> {
  const member = () => inTurn(tokens)
  const on = (kind: string, list: number[], call: (id: number) => Call): Record<string, () => Call> => ({
    [`${kind}, different ones`]: () => call(inTurn(list)),
    [`${kind}, all on one`]: () => call(list[0]!),
  })
  const form = () => ({
    name: 'Mina',
    email: `mina${++number}@example.com`,
    subject: 'Hello',
    message: words(),
  })
  return {
    ...on("a guest's comment on news", articles, (id) => ({
      path: `/api/news/${id}/comments`,
      body: { author: 'Mina', content: words() },
    })),
    ...on('a comment on a post', posts, (id) => ({
      ...{ path: `/api/posts/${id}/comments`, token: member() },
      body: { content: words() },
    })),
    ...on('a vote', posts, (id) => ({
      ...{ path: `/api/posts/${id}/vote`, token: member() },
      body: { voteType: Math.random() < 0.5 ? 'up' : 'down' },
    })),
    'a post': () => ({ path: '/api/posts', token: member(), body: { title: words(), content: words() } }),
    'a review': () => ({
      ...{ path: '/api/kdrama-notes', token: member() },
      body: { title: 'Our Blues', content: words(), isPublic: true },
    }),
    'a drama put into a watchlist': () => {
      const pair = added++
      const id = dramas[Math.floor(pair / MEMBERS) % dramas.length]
      return { path: `/api/watchlist/${id}`, token: tokens[pair % MEMBERS]!, body: {} }
    },
    ...on('an episode noted', dramas.slice(0, WATCHED), (id) => ({
      ...{ path: `/api/watchlist/${id}`, token: member(), method: 'PUT' },
      body: { status: 'watching', episodesWatched: ++number % 12 },
    })),
    'the contact form': () => ({ path: '/api/contact-form', body: form() }),
    'the feedback form': () => ({ path: '/api/feedback-form', body: form() }),
    'an application to the travel community': () => ({
      path: '/api/experiential-learning-form',
      body: { ...form(), phone: '+49 30 123456', interests: words(), expectations: words() },
    }),
    // Nobody reports a post of their own.
    ...on('a report about a post', posts.slice(MEMBERS / 2), (id) => ({
      ...{ path: '/api/reports', token: inTurn(tokens.slice(0, MEMBERS / 2)) },
      body: { area: 'post', itemId: id, reason: 'spam', note: words() },
    })),
  }
}

export async function peopleAndThings(site: Site): Promise<People> {
  const tokens: string[] = []
  const posts: number[] = []
  for (let at = 0; at < MEMBERS; at++) {
    const { token } = await send<{ token: string }>(site, '/api/auth/register', {
      body: { email: `bench${at}@example.com`, password: 'a calm harbour town' },
    })
    tokens.push(token)
    const body = { title: `Evening ${at}`, content: 'Which drama goes with rain?' }
    posts.push((await send<{ id: number }>(site, '/api/posts', { body, token })).id)
  }
  const articles = await send<{ id: number }[]>(site, '/api/news')
  const dramas = await send<{ id: number }[]>(site, '/api/dramas')
  for (const token of tokens)
    for (const { id } of dramas.slice(0, WATCHED))
      await send(site, `/api/watchlist/${id}`, { body: {}, token })
  return { tokens, posts, articles: articles.map(({ id }) => id), dramas: dramas.map(({ id }) => id) }
}

/** A single call that has to succeed. */
async function send<T>({ url }: Server, path: string, { body, token }: Omit<Call, 'path'> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(
    url + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  )
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
