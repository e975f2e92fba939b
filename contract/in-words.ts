// Dates and lists in English words. A browser takes up to 15 ms, a phone 80, for its first formatter of any kind: each
// is made when it is first needed, because many pages need none.

/** @returns a function that says a date in words */
export function dateFormat(locale: 'en' | 'en-US' | 'en-GB', options: Intl.DateTimeFormatOptions) {
  let formatter: Intl.DateTimeFormat | undefined
  return (date: Date | number) => {
    formatter ??= new Intl.DateTimeFormat(locale, options)
    return formatter.format(date)
  }
}

/** @returns a function that joins names: "a, b, and c" */
function listFormat(type: Intl.ListFormatType) {
  let formatter: Intl.ListFormat | undefined
  return (list: Iterable<string>) => {
    formatter ??= new Intl.ListFormat('en', { type })
    return formatter.format(list)
  }
}

export const withAnd = listFormat('conjunction')
export const withOr = listFormat('disjunction')
