// Which article or drama a person has just read with a request.
import type { FastifyRequest } from 'fastify'

export interface Read {
  area: 'article' | 'drama'
  id: number
}

const PROGRAM = /bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** Null for anything else, for programs, and for what a browser loads ahead. */
export function whatIsRead(request: FastifyRequest): Read | null {
  if (request.method !== 'GET') return null
  const read = calledFor(request) ?? shownOn(request.url)
  if (!read || !/^[1-9]\d{0,9}$/.test(read.id)) return null
  const { 'user-agent': program = '', 'sec-purpose': purpose = '' } = request.headers
  if (PROGRAM.test(program) || String(purpose).includes('prefetch')) return null
  return { area: read.area, id: Number(read.id) }
}

type Named = { area: Read['area']; id: string } | null

function calledFor({ routeOptions, params }: FastifyRequest): Named {
  const { id = '' } = (params ?? {}) as { id?: string }
  if (routeOptions.url === '/api/news/:id') return { area: 'article', id }
  return routeOptions.url === '/api/dramas/:id' ? { area: 'drama', id } : null
}

const ARTICLES = '/k-star?'
const DRAMAS = '/drama/'

function shownOn(url: string): Named {
  if (url.startsWith(ARTICLES))
    return { area: 'article', id: new URLSearchParams(url.slice(ARTICLES.length)).get('article') ?? '' }
  return url.startsWith(DRAMAS) ? { area: 'drama', id: url.slice(DRAMAS.length).split('?', 1)[0]! } : null
}
