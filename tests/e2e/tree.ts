// The accessibility tree of a page as text: what a screen reader finds, without what changes from day to day.
import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'

/** The tree once nothing arrives any more. */
export async function treeOf(root: Locator): Promise<string> {
  await expect(root.getByRole('heading').first()).toBeVisible()
  let last = ''
  await expect(async () => {
    const now = await root.ariaSnapshot()
    const isSettled = now === last && !WAITING.test(now)
    last = now
    expect(isSettled).toBe(true)
  }).toPass({ intervals: [300, 500], timeout: 30_000 })
  return `${shortened(withoutAddresses(last.split('\n')))
    .map(timeless)
    .join('\n')}\n`
}

const WAITING = /\b(Checking|Loading|Searching)\b.*\.\.\./

/** Addresses are for the tests of links. */
const withoutAddresses = (lines: string[]) =>
  lines.flatMap((line, at) => {
    if (isAddress(line)) return []
    const next = lines[at + 1]
    const isAlone = next && isAddress(next) && !(depthOf(lines[at + 2] ?? '') >= depthOf(next))
    return [isAlone ? line.replace(/:('?)$/, '$1') : line]
  })
const isAddress = (line: string) => line.includes('- /url:')
const depthOf = (line: string) => line.search(/\S/)

/** How many parts of one kind are written out side by side: the next cards of a list are like the first. */
const ALIKE = 2

/** With "... 12 more" in place of the further cards, rows and entries of a list. */
function shortened(lines: string[]): string[] {
  const short: string[] = []
  const counts: { depth: number; kinds: Map<string, number> }[] = []
  let skipped: { depth: number; kind: string; count: number } | undefined
  const say = () => {
    if (skipped) short.push(`${' '.repeat(skipped.depth)}- ... ${skipped.count} more: ${skipped.kind}`)
    skipped = undefined
  }
  for (const line of lines) {
    const depth = depthOf(line)
    const kind = /^\s*- '?(\w+)/.exec(line)?.[1] ?? ''
    if (skipped && depth > skipped.depth) continue
    while (counts.length > 0 && counts.at(-1)!.depth > depth) counts.pop()
    if (counts.at(-1)?.depth !== depth) counts.push({ depth, kinds: new Map() })
    const { kinds } = counts.at(-1)!
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    if (REPEATED.has(kind) && count > ALIKE) {
      if (skipped?.kind === kind && skipped.depth === depth) skipped.count++
      else {
        say()
        skipped = { depth, kind, count: 1 }
      }
      continue
    }
    say()
    short.push(line)
  }
  say()
  return short
}

const REPEATED = new Set(['article', 'listitem', 'row', 'option'])

/** What the database wrote has the time of the test. */
const timeless = (line: string) =>
  line
    .replace(/(- time): .*/, '$1: TIME')
    .replace(/(img "In the week of).*/, '$1 ...')
    .replace(/(Signed in|member since) \w+( \d+,)? \d{4}/, '$1 TIME')
    .replace(/cell "\w+ \d+, \d{4}"/, 'cell "TIME"')
    .replace(/(Just now|\d+ \w+ ago) \w+ \d+, \d{4}/, 'TIME')
    .replaceAll(/\b\d+(?:-\w+)?\.\d{10,}/g, 'NUMBER')

/** "/k-star?article=2" is k-star-article-2.txt. */
export const fileOf = (address: string) =>
  `${
    address
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'home'
  }.txt`
