// Metrics: on their own port or with the token.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#server/jobs/table.ts'
import { aSite } from '#tests/site.ts'
import { logOptions } from './log.ts'

const TOKEN = 'a-token-of-sixteen-or-more'
const written: string[] = []
const site = await aSite(
  { METRICS_TOKEN: TOKEN },
  { pages: true, logger: logOptions('warn', { write: (line) => written.push(line) }) },
)

const read = async () => {
  const answer = await site.visitor.call({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
/** The value of one line of the figures. */
function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ').at(-1))
}

test('without the token there is nothing at that address', async () => {
  const admin = await site.signUp({ isAdmin: true })
  for (const person of [site.visitor, admin]) expect((await person.get('/metrics')).statusCode).toBe(404)
  for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${TOKEN}x`, TOKEN, `Basic ${TOKEN}`])
    expect((await site.visitor.call({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404)
  const closed = await aSite({}, { pages: true })
  const answer = await closed.visitor.call({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.statusCode).toBe(404)
})

test('answers are counted by route, never by address, and failures by status', async () => {
  await site.visitor.get('/api/dramas/999999')
  await site.visitor.get('/api/dramas/999998')
  await site.visitor.get('/api/nothing/at-all')
  const text = await read()
  expect(
    figure(text, 'http_request_duration_seconds_count{method="GET",route="/api/dramas/:id",status="404"}'),
  ).toBe(2)
  expect(text).not.toMatch(/dramas.999999/)
  expect(text).not.toContain('at-all')
  expect(figure(text, 'http_requests_in_flight')).toBe(0)
  expect(figure(text, 'database_connections')).toBeGreaterThanOrEqual(1)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('a slow query is logged without its values', async () => {
  await site.db.execute(sql`select pg_sleep(0.6), ${'canary'}::text`)
  const line = written.map((one) => JSON.parse(one)).find(({ sql }) => sql?.includes('pg_sleep'))
  expect(line.sql).toBe('select pg_sleep(0.6), $1::text')
  expect(written.join('')).not.toContain('canary')
})

test('a query that fails is counted by its code', async () => {
  await site.db.execute(sql`select * from nowhere`).catch(() => {})
  expect(figure(await read(), 'database_query_errors_total{code="42P01"}')).toBe(1)
})

test('the outbox shows waiting mails and the age of the oldest', async () => {
  const mail = {
    kind: 'mail',
    payload: { kind: 'submission', recipient: 'office@example.com', subject: 'x', body: 'x' },
  }
  await site.db.insert(jobs).values([
    { ...mail, createdAt: sql`now() - interval '90 seconds'` },
    { ...mail, failedAt: sql`now()` },
    { ...mail, doneAt: sql`now()` },
  ])
  const text = await read()
  expect(figure(text, 'outbox_mails_waiting')).toBe(1)
  expect(figure(text, 'outbox_mails_failed')).toBe(1)
  expect(figure(text, 'outbox_oldest_seconds')).toBeGreaterThanOrEqual(89)
})
