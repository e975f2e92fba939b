// A member's lines as a text file that Anki imports, with everything that is known of a line in fields of its own.
import type { Quote } from '#contract/quotes.ts'

/** @param site the site's name, which names the deck */
export function ankiFile(quotes: readonly Quote[], site: string): string {
  const deck = oneLine(`${site} Korean lines`)
  const head = [
    '#separator:tab',
    '#html:false',
    `#deck:${deck}`,
    // The English stands second, so that a note type with two fields has a front and a back without being asked.
    '#columns:Id\tKorean\tEnglish\tRomanization\tDrama\tTags',
    // Imported again, a line is brought up to date and not doubled.
    '#guid column:1',
    '#tags column:6',
  ]
  const tag = tagOf(site)
  const notes = quotes.map((quote) =>
    [
      `${tag}-${quote.id}`,
      quote.korean,
      quote.english,
      quote.romanization,
      quote.drama,
      `${tag} ${tag}::${tagOf(quote.drama)}`,
    ]
      .map(ankiField)
      .join('\t'),
  )
  return `${[...head, ...notes].join('\n')}\n`
}

/** Fields with tabs, line breaks or a leading # are quoted; quotation marks inside are doubled. */
export const ankiField = (text: string): string =>
  /["\t\r\n]|^[#\s]|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Tags are separated by blanks, and levels of a tag by two colons. */
const tagOf = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '') || 'Korean'

/** Two colons would create a deck inside a deck. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('::', ':')
    .trim()
