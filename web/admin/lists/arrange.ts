// Which rows of a list are shown: those that hold every searched word, pass the filter, in order, one page of them.

interface Arrangement<Row> {
  search: string
  /** what is searched in a row */
  text: (row: Row) => string
  compare: (a: Row, b: Row) => number
  test?: ((row: Row) => boolean) | undefined
  page: number
  perPage: number
}

interface Arranged<Row> {
  /** all that fit, in order */
  found: Row[]
  /** those on the page */
  shown: Row[]
  /** the page that exists: the last one, where there are fewer than were asked for */
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

/** Case, and the two ways of writing a Hangul syllable, make no difference. */
const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')
