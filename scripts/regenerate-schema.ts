// Until the first release: rewrites 0001_schema from the tables, instead of piling up one migration per change.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../server/db/migrations', import.meta.url))
const journalFile = `${folder}/meta/_journal.json`

// What drizzle-kit has no words for. Lists of dramas read every row and few of its columns: what only finding needs
// lies beside the table, uncompressed, and the rest stays in it. Counting 100,000 dramas is three times as fast so.
const STORAGE = `alter table dramas alter column words set storage external,
  alter column searched_text set storage external,
  alter column close_keys set storage external,
  alter column description set storage main,
  alter column main_cast set storage main,
  set (toast_tuple_target = 1024);
`

/** A database that has applied the old one must be begun again: it says so at the start. */
export default function regenerateSchema(): number {
  const journal: { entries: { tag: string }[] } = JSON.parse(fs.readFileSync(journalFile, 'utf8'))
  const others = journal.entries.filter(({ tag }) => tag !== '0000_search' && tag !== '0001_schema')
  if (others.length > 0) {
    console.error(
      `There are later migrations (${others.map(({ tag }) => tag).join(', ')}): add one more instead.`,
    )
    return 1
  }
  journal.entries = journal.entries.filter(({ tag }) => tag === '0000_search')
  fs.rmSync(`${folder}/0001_schema.sql`, { force: true })
  fs.rmSync(`${folder}/meta/0001_snapshot.json`, { force: true })
  fs.writeFileSync(journalFile, JSON.stringify(journal, null, 2))
  execFileSync('drizzle-kit', ['generate', '--name', 'schema'], { stdio: 'inherit' })
  fs.appendFileSync(`${folder}/0001_schema.sql`, `--> statement-breakpoint\n${STORAGE}`)
  return 0
}
