// A process that writes into the built-in database until it is killed, and logs what was acknowledged.
// Started by power-loss.deep.test.ts: node power-writer.ts DIRECTORY LOG_FILE
import fs from 'node:fs'
import { isFinal } from './owner.ts'
import { openTestDatabase } from './test-database.ts'

const WRITERS = 4
/** Together they are larger than shared_buffers. */
const OLD = 8_000
const [dir = '', logFile = ''] = process.argv.slice(2)
const { pool } = await openTestDatabase(dir)
await pool.query(`
  create table samples (id int primary key, version int not null default 0, body text not null);
  create index samples_body on samples (md5(body));
  insert into samples select -n, 0, (select string_agg(md5((n * 100 + m)::text), '') from generate_series(1, 55) m)
    from generate_series(1, ${OLD}) n`)
const file = fs.openSync(logFile, 'a')
let last = 0

async function write() {
  for (;;) {
    const id = ++last
    try {
      await pool.query('insert into samples (id, body) values ($1, $2)', [
        id,
        `drama ${id} 사랑 ${Math.random()}`,
      ])
      // More pages change than fit in the server's memory, so it writes them out.
      const old = Array.from({ length: 8 }, () => -1 - Math.floor(Math.random() * OLD))
      await pool.query('update samples set version = version + 1 where id = any($1)', [old])
    } catch (error) {
      // While the server is stopped for a copy, a query can time out: then it is not acknowledged.
      if (!isFinal(error)) continue
      throw error
    }
    fs.writeSync(file, `${id}\n`)
  }
}

await Promise.all(Array.from({ length: WRITERS }, write))
