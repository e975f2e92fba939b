// The benchmark's results as lines for a terminal, and what they come to as a table.
import { median, multipleOf, multiplesOf, type Round } from './rounds.ts'

/** A line of the table at the end. */
export interface Line {
  what: string
  /** when the goal was set */
  before: string
  now: string
  goal: string
}

/** In Markdown, so that it can be put into a document as it is. */
export const tableOf = (lines: Line[]) =>
  [
    '| what | before | now | goal |',
    '|---|---|---|---|',
    ...lines.map(({ what, before, now, goal }) => `| ${what} | ${before} | ${now} | ${goal} |`),
  ].join('\n')

/** "38 x" */
export function timesBare(site: Round[], bare: Round[]): string {
  const multiple = multipleOf(site, bare)
  return multiple === undefined ? '-' : `${figure(multiple)} x`
}

export const shareOf = (site: Round[], bare: Round[]): string =>
  median(site.map((round, at) => round.perSecond / bare[at]!.perSecond)).toFixed(2)

const WIDTHS = [10, 10, 10, 9, 16, 8, 9, 9, 8, 9]

export const HEADING = row([
  '',
  'site CPU',
  'database',
  'bare CPU',
  'x BARE',
  '(from to)',
  'goal',
  'site/s',
  'bare/s',
  'share',
  'p50 ms',
])

/** Milliseconds of processor time per answer. Ratios are taken pair by pair: the two halves of a pair ran one after the other. */
export function compared(name: string, goal: string, site: Round[], bare: Round[]): string {
  const known = multiplesOf(site, bare)
  return row([
    name,
    milliseconds(site.map(({ cpu }) => cpu)),
    milliseconds(site.map(({ database }) => database)),
    milliseconds(bare.map(({ cpu }) => cpu)),
    known.length > 0 ? figure(median(known)) : '-',
    known.length > 0 ? `(${figure(Math.min(...known))} ${figure(Math.max(...known))})` : '-',
    goal,
    whole(median(site.map(({ perSecond }) => perSecond))),
    whole(median(bare.map(({ perSecond }) => perSecond))),
    shareOf(site, bare),
    median(site.map(({ p50 }) => p50)).toFixed(2),
  ])
}

export const WRITES_HEADING = writeRow([
  '',
  'site p50',
  'one row',
  'x',
  'site/s',
  'one row/s',
  'share',
  'site CPU',
  'database',
  'one row CPU',
  'goal',
])

/** Comments beside single rows on the same PostgreSQL, whose time is given for the comments. */
export function comparedWrites(name: string, goal: string, site: Round[], row: Round[]): string {
  const of = (rounds: Round[], pick: (one: Round) => number) => median(rounds.map(pick))
  const pairs = (pick: (one: Round) => number) => median(site.map((one, at) => pick(one) / pick(row[at]!)))
  return writeRow([
    name,
    of(site, (one) => one.p50).toFixed(2),
    of(row, (one) => one.p50).toFixed(2),
    pairs((one) => one.p50).toFixed(2),
    whole(of(site, (one) => one.perSecond)),
    whole(of(row, (one) => one.perSecond)),
    pairs((one) => one.perSecond).toFixed(2),
    milliseconds(site.map(({ cpu }) => cpu)),
    milliseconds(site.map(({ database }) => database)),
    milliseconds(row.map(({ cpu }) => cpu)),
    goal,
  ])
}

/** A figure with its goal, for what is not compared. */
export const plain = (name: string, value: string, goal: string) =>
  `${name.padEnd(44)}${value.padStart(24)}   ${goal}`

function milliseconds(times: (number | undefined)[]): string {
  const known = times.filter((one) => one !== undefined)
  return known.length > 0 ? median(known).toFixed(3) : '-'
}

const figure = (number: number) => number.toFixed(number < 10 ? 2 : 0)
export const whole = (number: number) => Math.round(number).toLocaleString('en')

function row([name, ...cells]: [string, ...string[]]): string {
  return name.padEnd(26) + cells.map((cell, at) => cell.padStart(WIDTHS[at] ?? 9)).join('')
}

function writeRow([name, ...cells]: [string, ...string[]]): string {
  return name.padEnd(18) + cells.map((cell, at) => cell.padStart(at < cells.length - 1 ? 11 : 32)).join('')
}
