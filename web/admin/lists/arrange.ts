// Searches, filters, sorts and pages the rows of a list.

interface Arrangement<Row> {
  search: string
  /** the searchable text of a row */
  text: (row: Row) => string
  compare: (a: Row, b: Row) => number
  test?: ((row: Row) => boolean) | undefined
  page: number
  perPage: number
}

interface Arranged<Row> {
  /** all matches, sorted */
  found: Row[]
  /** those on the page */
  shown: Row[]
  /** the shown page: the last one if the requested one does not exist */
  page: number
  pages: number
}

export function arrange<Row>(rows: readonly Row[], by: Arrangement<Row>): Arranged<Row> {
  const words = folded(by.search).split(/\s+/).filter(Boolean)
  const fits = (row: Row) => {
    if (by.test && !by.test(row)) return false
    if (words.length === 0) return true
    const text = folded(by.text(row))
    return words.every((word) => text.includes(word))
  }
  const found = rows.filter(fits).sort(by.compare)
  const pages = Math.max(1, Math.ceil(found.length / by.perPage))
  const page = Math.min(Math.max(1, by.page), pages)
  return { found, shown: found.slice((page - 1) * by.perPage, page * by.perPage), page, pages }
}

/** Ignores case and Unicode composition. */
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')
