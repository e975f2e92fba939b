// npm run model: what breaks first with so many readers and writers. `-- --check` runs the small end and compares.
import { buildIfStale } from '../../scripts/build-if-stale.mjs'
import { check } from './check.ts'
import { measuredCosts, outcomeOf } from './model.ts'

const READERS = [1e5, 1e6, 1e7]
const WRITES = [1e2, 1e3, 1e4]

export default async function model(args: string[]): Promise<number> {
  if (args.includes('--check')) return (await buildIfStale()) || check()
  const costs = measuredCosts()
  console.log(
    '| readers | writes a second | CDN; replicas | instances | primary | refetches a second | reaches its limit first |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const readers of READERS)
    for (const writes of WRITES)
      for (const cdn of [0, 0.95]) {
        const replicas = cdn === 0 ? 0 : 2
        const outcome = outcomeOf({ readers, writes, cdn, replicas }, costs)
        const cells = [
          readers.toLocaleString('en-US'),
          writes.toLocaleString('en-US'),
          cdn === 0 ? 'none' : `95 %; ${replicas}`,
          outcome.instances >= 2_000 ? 'no number is enough' : outcome.instances.toLocaleString('en-US'),
          `${Math.round(outcome.primary * 100)} %`,
          Math.round(outcome.refetches).toLocaleString('en-US'),
          outcome.first,
        ]
        console.log(`| ${cells.join(' | ')} |`)
      }
  return 0
}
