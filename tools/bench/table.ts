// The benchmark's result as lines for a terminal.
import { median, type Round } from './rounds.ts'

export const HEADING = row([
  '',
  'site/s',
  'bare/s',
  'RATIO',
  '(lowest to highest)',
  'CPU ms',
  'bare',
  'BY CPU',
  'p50 ms',
  'p99 ms',
])

/** The ratio is taken pair by pair: both halves of a pair ran one after the other. */
export function compared(name: string, site: Round[], bare: Round[]): string {
  const ratios = site.map((round, at) => round.perSecond / bare[at]!.perSecond)
  const range = `(${share(Math.min(...ratios))} to ${share(Math.max(...ratios))})`
  const of = (rounds: Round[], pick: (round: Round) => number) => median(rounds.map(pick))
  const [siteCpu, bareCpu] = [processorTime(site), processorTime(bare)]
  return row([
    name,
    whole(of(site, (round) => round.perSecond)),
    whole(of(bare, (round) => round.perSecond)),
    share(median(ratios)),
    range,
    siteCpu?.toFixed(3) ?? '-',
    bareCpu?.toFixed(3) ?? '-',
    siteCpu && bareCpu ? share(bareCpu / siteCpu) : '-',
    of(site, (round) => round.p50).toFixed(2),
    of(site, (round) => round.p99).toFixed(2),
  ])
}

/** Per answer; undefined where it is unknown. */
function processorTime(rounds: Round[]): number | undefined {
  const known = rounds.map((round) => round.cpu).filter((one) => one !== undefined)
  return known.length > 0 ? median(known) : undefined
}

function share(ratio: number): string {
  return ratio.toFixed(ratio < 0.1 ? 4 : 2)
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

function row([name, ...cells]: [string, ...string[]]): string {
  const widths = [9, 9, 8, 21, 9, 8, 8, 9, 9]
  return name.padEnd(16) + cells.map((cell, at) => cell.padStart(widths[at] ?? 9)).join('')
}
