// Holds the names of the code to the words that were retired.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('no name of the code holds a retired word', () => {
  const table = execFileSync(process.execPath, ['scripts/retired-words.ts', '--list'], { encoding: 'utf8' })
  const used = table.split('\n').filter((line) => /^\| [a-z]+ \|/.test(line) && !line.endsWith('| 0 | 0 |'))
  expect(used.filter((line) => !line.startsWith('| word'))).toEqual([])
  expect(table).toContain('| worth | 0 | 0 |')
})
