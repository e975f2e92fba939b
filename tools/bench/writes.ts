// What a comment costs, from the request to the disk, beside one row stored by Fastify and pg in the same PostgreSQL.
import { openDatabase } from '#server/db/open.ts'
import { databaseDir } from '#server/env.ts'
import type { SeededData } from '../../scripts/served-site.ts'
import { interleave, median, type Pace, type Round, type Work } from './rounds.ts'
import { type Server, serveMeasured, serveOneRow } from './servers.ts'
import { comparedWrites, type Line, shareOf, WRITES_HEADING, whole } from './table.ts'

const GOALS = [
  { connections: 1, goal: 'p50 <= 0.8 ms, x <= 3', before: '2.8 to 3.9 ms' },
  { connections: 32, goal: '>= 4,000/s, share >= 0.5', before: '800 to 1,140/s' },
]

/** Durable, of one member who has just joined, all on one post. Rate limits are counted, and too high to be met. */
export async function printWrites(data: SeededData, pace: Pace): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  try {
    const oneRow = await serveOneRow(await databaseUrlOf(site))
    try {
      const comments = await commentsOn(site)
      let number = 0
      const write = { body: () => ({ content: `A calm evening, number ${++number}` }) }
      console.log(`\nComments, beside one row\n${WRITES_HEADING}`)
      const lines: Line[] = []
      for (const { connections, goal, before } of GOALS) {
        const rows: Work = { server: oneRow, path: '/', write }
        const [ours, theirs] = await interleave([comments, rows], { ...pace, connections })
        console.log(comparedWrites(`${connections} at once`, goal, ours!, theirs!))
        const now = connections === 1 ? waits(ours!, theirs!) : rates(ours!, theirs!)
        lines.push({ what: `a comment, ${connections} at once`, before, now, goal })
      }
      return lines
    } finally {
      await oneRow.stop()
    }
  } finally {
    await site.stop()
  }
}

const p50 = (rounds: Round[]) => median(rounds.map((one) => one.p50)).toFixed(2)
const waits = (ours: Round[], rows: Round[]) => `${p50(ours)} ms (one row ${p50(rows)})`

const perSecond = (rounds: Round[]) => whole(median(rounds.map((one) => one.perSecond)))
const rates = (ours: Round[], rows: Round[]) =>
  `${perSecond(ours)}/s (one row ${perSecond(rows)}), share ${shareOf(ours, rows)}`

/** The address of the PostgreSQL that the site has started. */
export async function databaseUrlOf({ dir }: { dir: string }): Promise<string> {
  const database = await openDatabase({ dir: databaseDir({ DATA_DIR: dir }), besideSite: true })
  await database.close()
  return database.url
}

/** A post of its own and a member who writes under it; both are new to the database. */
export async function commentsOn(site: Server): Promise<Work> {
  const send = async (path: string, body: unknown, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { token: string; id: number }
  }
  const { token } = await send('/api/auth/register', {
    email: 'bench@example.com',
    password: 'a calm harbour town',
  })
  const { id } = await send(
    '/api/posts',
    { title: 'A calm evening', content: 'Which drama goes with rain?' },
    token,
  )
  let number = 0
  const body = () => ({ content: `A calm evening, number ${++number}` })
  return { server: site, path: `/api/posts/${id}/comments`, write: { token, body } }
}
