// Until the first release: writes 0001_schema anew from the tables, instead of piling up a migration per change.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../server/db/migrations', import.meta.url))
const journalFile = `${folder}/meta/_journal.json`
const journal: { entries: { idx: number; tag: string }[] } = JSON.parse(fs.readFileSync(journalFile, 'utf8'))

// 0000_search is written by hand and stays; what drizzle-kit wrote after it goes.
for (const { idx, tag } of journal.entries.filter((entry) => entry.idx > 0)) {
  fs.rmSync(`${folder}/${tag}.sql`, { force: true })
  fs.rmSync(`${folder}/meta/${String(idx).padStart(4, '0')}_snapshot.json`, { force: true })
}
journal.entries = journal.entries.filter((entry) => entry.idx === 0)
fs.writeFileSync(journalFile, JSON.stringify(journal, null, 2))
execFileSync('drizzle-kit', ['generate', '--name', 'schema'], { stdio: 'inherit' })
