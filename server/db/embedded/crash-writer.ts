// A process that writes without pause until it is killed, and notes in a file what was acknowledged.
// Started by crash.test.ts: node crash-writer.ts DIRECTORY NOTES ROUND
import fs from 'node:fs'
import { openDatabase } from '../open.ts'

const [dir = '', notes = '', round = '0'] = process.argv.slice(2)
const file = fs.openSync(notes, 'a')
const note = (...words: (string | number)[]) => fs.writeSync(file, `${words.join(' ')}\n`)

const database = await openDatabase({ dir, maintenance: { checkpointEvery: 150, vacuumEvery: 700 } })
const { pool } = database
await pool.query(`
  create table if not exists shelf (id int primary key, version int not null, body text not null);
  create table if not exists label (id int primary key);
  create index if not exists shelf_body on shelf (body);
  create index if not exists shelf_words on shelf using gin (to_tsvector('simple', body))`)

const body = (id: number) => `drama ${id} 사랑 ${Math.random().toString(36).slice(2)} `.repeat(2 + (id % 12))
const first = Number(round) * 1_000_000

for (let id = first; ; id++) {
  switch (id % 5) {
    case 0:
    case 1:
      await pool.query('insert into shelf values ($1, 0, $2)', [id, body(id)])
      note('has', id, 0)
      break
    case 2: {
      const row = id - 2 - 5 * Math.floor(Math.random() * 8) // one of the last rows of case 0
      const { rows } = await pool.query(
        'update shelf set version = version + 1 where id = $1 returning version',
        [row],
      )
      if (rows[0]) note('has', row, rows[0].version)
      break
    }
    case 3: {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('insert into shelf values ($1, 0, $2)', [id, body(id)])
      await client.query('insert into label values ($1)', [id])
      await client.query('commit')
      client.release()
      note('labelled', id)
      break
    }
    default:
      note('removing', id - 49)
      await pool.query('delete from shelf where id = $1', [id - 49])
      note('removed', id - 49)
  }
}
