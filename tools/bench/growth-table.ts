// What grows, as a Markdown table: the two sites side by side, with what is beyond its limit marked.
import type { Figures } from './growth.ts'

/** Of what the issue names: at most so many times its time on the small site, and so many milliseconds. */
const TIMES_MOST = 3

export function growthTable(small: Figures, large: Figures): string[] {
  const lines = [
    '| | small, p50 | large, p50 | ratio | limit | p99 | processor time, small; large | KB |',
    '|---|---|---|---|---|---|---|---|',
  ]
  for (const [name, before] of small.answers) {
    const after = large.answers.get(name)
    if (!after) continue
    const ratio = after.p50 / before.p50
    const { limit } = after
    const isSlow = limit !== undefined && after.p50 > limit
    const isSteep = after.isCompared && ratio > TIMES_MOST
    const limits = [...(after.isCompared ? [`${TIMES_MOST}x`] : []), ...(limit ? [`${limit} ms`] : [])]
    const cells = [
      name,
      ms(before.p50),
      marked(ms(after.p50), isSlow),
      marked(`${ratio.toFixed(1)}x`, isSteep),
      limits.join(', '),
      ms(after.p99),
      `${before.processor.toFixed(1)}; ${ms(after.processor)}`,
      after.kilobytes.toFixed(0),
    ]
    lines.push(`| ${cells.join(' | ')} |`)
  }
  for (const [name, before] of small.memory) {
    const after = large.memory.get(name)!
    const limit = MEMORY_LIMITS[name]
    const cells = [
      `memory: ${name}`,
      mb(before),
      marked(mb(after), limit !== undefined && after > limit),
      `${(after / before).toFixed(1)}x`,
      limit ? mb(limit) : '',
    ]
    lines.push(`| ${cells.join(' | ')} | | | |`)
  }
  return lines
}

/** Megabytes of the site's process. */
const MEMORY_LIMITS: Record<string, number> = {
  'after all requests': 250,
  'after all requests, without the program of Node': 250,
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const mb = (value: number) => `${value.toFixed(0)} MB`
const marked = (text: string, isBeyond: boolean) => (isBeyond ? `**${text}** over` : text)
