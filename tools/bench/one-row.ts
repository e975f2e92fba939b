// The baseline of a write: Fastify and pg, one row by one prepared statement, on the same PostgreSQL as the site.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'

/** Run with fork(): receives the address of the database in a message, then sends its port. */
process.once('message', async (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, max: 10 })
  await pool.query(
    'create table if not exists bench_rows (id integer generated always as identity primary key, words text)',
  )
  const app = Fastify()
  app.post<{ Body: { content: string } }>('/', async ({ body }, reply) => {
    const { rows } = await pool.query({
      name: 'one-row',
      text: 'insert into bench_rows (words) values ($1) returning id',
      values: [body.content],
    })
    return reply.code(201).send(rows[0])
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
})
process.once('disconnect', () => process.exit(0))
