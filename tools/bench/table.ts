// The benchmark's results, in Markdown.

export interface Line {
  what: string
  now: string
  goal: string
}

export const tableOf = (lines: Line[]) =>
  [
    '| what | now | goal |',
    '|---|---|---|',
    ...lines.map(({ what, now, goal }) => `| ${what} | ${now} | ${goal} |`),
  ].join('\n')
