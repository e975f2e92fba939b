// The text of a file of dramas.
import iconv from 'iconv-lite'
import { decodeText, type Encoding, encodingOf } from '#contract/text-encoding.ts'

/** A file cannot be read. The message is for the admin. */
export class Unreadable extends Error {}

/**
 * @param chosen the encoding the admin chose because the text looked wrong
 * @throws Unreadable
 */
export function decode(bytes: Uint8Array, chosen: Encoding | null): { text: string; encoding: Encoding } {
  const encoding = chosen ?? encodingOf(bytes)
  if (encoding === null)
    throw new Unreadable('This is a spreadsheet or an archive. Please save it as CSV (UTF-8) or JSON.')
  // Node's own decoder knows 2,350 of the 11,172 syllables.
  const text = encoding === 'euc-kr' ? iconv.decode(Buffer.from(bytes), 'cp949') : decodeText(bytes, encoding)
  return { text, encoding }
}
