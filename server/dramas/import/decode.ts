// The text of a file, whichever program saved it: UTF-8 and UTF-16, with their marks or without, and Korean Windows.

/** Why a file cannot be read, in words for the admin. */
export class Unreadable extends Error {}

/** @throws Unreadable */
export function decode(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return read(bytes, 'utf-8')
  if (first === 0xff && second === 0xfe) return read(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return read(bytes, 'utf-16be')
  // A file begins with a heading or a bracket, and every other byte of those is nothing in UTF-16.
  if (second === 0 && first !== 0) return read(bytes, 'utf-16le')
  if (first === 0 && second !== 0 && bytes.length > 1) return read(bytes, 'utf-16be')
  return attempt(bytes, 'utf-8') ?? read(bytes, 'euc-kr')
}

function attempt(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function read(bytes: Uint8Array, encoding: string): string {
  const text = attempt(bytes, encoding)
  if (text === null)
    throw new Unreadable('The letters of this file cannot be read. Please save it as CSV (UTF-8) or JSON.')
  return text
}
