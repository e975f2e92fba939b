// Detects the encoding of a text file: UTF-8, UTF-16, Korean or Western Windows.

export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'euc-kr': 'Korean (CP949)',
  'windows-1252': 'Western (Windows-1252)',
} as const
export type Encoding = keyof typeof ENCODINGS

/** Spreadsheet programs' own files: a zip, and what came before it. */
const BINARY = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** The likeliest encoding, or null for a file that is no text. */
export function encodingOf(bytes: Uint8Array): Encoding | null {
  const startsWith = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (BINARY.some((mark) => startsWith(...mark))) return null
  if (startsWith(0xff, 0xfe)) return 'utf-16le'
  if (startsWith(0xfe, 0xff)) return 'utf-16be'
  return byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : isKorean(bytes) ? 'euc-kr' : 'windows-1252')
}

/**
 * As browsers read it. Letters that do not exist in the encoding become question marks in a diamond; the mark in front
 * is left out.
 */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes)

/** Only UTF-16 has zeros: every comma, digit and line break is half zero. */
function byZeros(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0]
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) zeros[at % 2]!++
  const [even = 0, odd = 0] = zeros
  return even + odd === 0 ? null : even > odd ? 'utf-16be' : 'utf-16le'
}

/** One letter in twenty may be broken: a file that was cut, or put together from two. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = decodeText(bytes, 'utf-8')
  const broken = text.split('\ufffd').length - 1
  return broken === 0 || broken * 20 <= (text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0)
}

/** In Korean text letters beyond ASCII are mostly pairs of high bytes; in Western text they stand alone. */
function isKorean(bytes: Uint8Array): boolean {
  let paired = 0
  let alone = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (byte < 0x80) continue
    if (byte >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1) {
      paired += 2
      at++
    } else alone++
  }
  return paired > alone
}
