// Compares two texts word by word.

export interface Piece {
  kind: 'same' | 'removed' | 'new'
  text: string
}

/** Both texts in one: unchanged, removed and added pieces. Joined without the removed ones it is `after`. */
export const wordChanges = (before: string, after: string): Piece[] =>
  compared(wordsOf(before), wordsOf(after)).filter(({ text }) => text)

/** The longest run of words in both is unchanged; what stands before and behind it is compared in the same way. */
function compared(old: readonly string[], now: readonly string[]): Piece[] {
  const { at, to, length } = runIn(old, now)
  if (length === 0)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'new', text: now.join('') },
    ]
  return [
    ...compared(old.slice(0, at), now.slice(0, to)),
    { kind: 'same', text: old.slice(at, at + length).join('') },
    ...compared(old.slice(at + length), now.slice(to + length)),
  ]
}

/** The time to find the longest run grows with the product of both lengths; beyond this only the ends are compared. */
const MOST_CELLS = 1_000_000

/** A run of words that stands in both. Blanks alone are none. */
function runIn(old: readonly string[], now: readonly string[]) {
  let best = { at: 0, to: 0, length: 0 }
  if (old.length * now.length > MOST_CELLS) return runAtAnEnd(old, now)
  // by the place in `now`: how long the run is that ends there and at the word above
  let above: number[] = []
  old.forEach((word, at) => {
    const here = now.map((other, to) => (other === word ? (above[to - 1] ?? 0) + 1 : 0))
    here.forEach((length, to) => {
      const isLonger = length > best.length && (length > 1 || word.trim() !== '')
      if (isLonger) best = { at: at - length + 1, to: to - length + 1, length }
    })
    above = here
  })
  return best
}

function runAtAnEnd(old: readonly string[], now: readonly string[]) {
  const shorter = Math.min(old.length, now.length)
  let length = 0
  while (length < shorter && old[length] === now[length]) length++
  if (length > 0) return { at: 0, to: 0, length }
  while (length < shorter && old.at(-1 - length) === now.at(-1 - length)) length++
  return { at: old.length - length, to: now.length - length, length }
}

/** The share of the longer text that is in both, by characters, without blanks. */
export function unchangedShare(pieces: readonly Piece[]): number {
  const length = { same: 0, removed: 0, new: 0 }
  for (const { kind, text } of pieces) length[kind] += text.replaceAll(/\s/g, '').length
  return length.same / Math.max(1, length.same + Math.max(length.removed, length.new))
}

/** Shortens unchanged stretches to a few words beside the changes. */
export function shortened(pieces: readonly Piece[], keep = 8): Piece[] {
  return pieces.map((piece, at) => {
    if (piece.kind !== 'same') return piece
    const words = wordsOf(piece.text)
    const [head, tail] = [at === 0 ? 0 : 2 * keep, at === pieces.length - 1 ? 0 : 2 * keep]
    if (words.length <= head + tail + 4) return piece
    const [first, last] = [words.slice(0, head), words.slice(words.length - tail)]
    const cut = [first.join('').trimEnd(), '…', last.join('').trimStart()].filter(Boolean).join(' ')
    return { kind: 'same', text: cut }
  })
}

/** The first words of a text, enough to recognize it. */
export function firstWords(text: string, most = 20): string {
  const words = wordsOf(text)
  return words.length > 2 * most
    ? `${words
        .slice(0, 2 * most)
        .join('')
        .trimEnd()} …`
    : text
}

/** Splits into words and the blanks between them: joined, they are the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? []
