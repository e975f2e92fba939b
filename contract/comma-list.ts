// A list as one line of text, separated by commas. An entry that holds a comma stands in quotes.

/** `a, "b, c" ,`: a and "b, c". */
export const commaListIn = (text: string): string[] =>
  (text.match(/"[^"]*"(?=\s*(?:,|$))|[^,]+/g) ?? [])
    .map((entry) =>
      entry
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter(Boolean)

export const commaText = (list: readonly string[]): string =>
  list.map((entry) => (entry.includes(',') ? `"${entry}"` : entry)).join(', ')
