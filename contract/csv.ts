// CSV: writes RFC 4180, reads what programs really produce.

/** Spreadsheet programs read such a cell as a formula; a quote mark in front makes it text. */
const FORMULA = /^'*[=+\-@\t\r]/

const cell = (value: string | number | null | undefined) => {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV text, the first one being the heading. */
export const writeCsv = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** The separator: whichever mark the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n|\r/, 1)
  const times = (mark: string) => line.split(mark).length
  return [',', '\t', ';'].reduce((best, mark) => (times(mark) > times(best) ? mark : best))
}

/**
 * The rows of a CSV text, separated by commas, semicolons or tabs. Empty lines are left out; quotes that
 * are never closed end with the text. Runs in linear time.
 * @param most stops after so many rows
 */
export function readCsv(source: string, most = Number.POSITIVE_INFINITY): string[][] {
  // Excel's own first line: it names the separator.
  const [first = '', named] = /^\ufeff?(?:"?sep=(.)"?(?:\r?\n|\r))?/i.exec(source) ?? []
  const text = source.slice(first.length)
  const separator = named ?? separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const endRow = () => {
    if (row.some((value) => value.trim() !== '')) rows.push(row)
    row = []
  }
  while (at < text.length && rows.length < most) {
    const { value, next } = readCell(text, at, separator)
    row.push(value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value)
    at = next
    if (text[at] === separator) {
      at++
      if (at < text.length) continue
      row.push('')
    } else at += text.startsWith('\r\n', at) ? 2 : 1
    endRow()
  }
  return rows
}

/** Reads one value from `start` up to its separator or the end of its line. */
function readCell(text: string, start: number, separator: string): { value: string; next: number } {
  let value = ''
  let at = start
  if (text[at] === '"') {
    for (;;) {
      const quote = text.indexOf('"', at + 1)
      if (quote === -1) return { value: value + text.slice(at + 1), next: text.length }
      value += text.slice(at + 1, quote)
      at = quote + 1
      if (text[at] !== '"') break
      value += '"'
    }
  }
  // Text after the closing quote still belongs to the value: "a"b is ab.
  const from = at
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return { value: value + text.slice(from, at), next: at }
}
