// Until the first release: writes 0001_schema anew from the tables, instead of piling up a migration per change.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../server/db/migrations', import.meta.url))
const journalFile = `${folder}/meta/_journal.json`

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
  return 0
}
