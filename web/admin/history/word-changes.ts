// Compares two texts word by word.

export interface Piece {
  kind: 'same' | 'removed' | 'new'
  text: string
}

/** Time and memory grow with the product of both lengths; beyond this the middle is shown as one change. */
const MOST_CELLS = 1_000_000

/** Both texts in one: unchanged, removed and added pieces. Joined without the removed ones it is `after`. */
export function wordChanges(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++
  const middle = between(old.slice(start, old.length - end), now.slice(start, now.length - end))
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end ? old.slice(-end).join('') : '' },
  ])
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

function between(old: readonly string[], now: readonly string[]): Piece[] {
  if (old.length * now.length > MOST_CELLS)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'new', text: now.join('') },
    ]
  // common[i][j]: the length of the longest common subsequence of old[i…] and now[j…]
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] =
        old[i] === now[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      pieces.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (
      j === now.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    )
      pieces.push({ kind: 'removed', text: old[i++]! })
    else pieces.push({ kind: 'new', text: now[j++]! })
  }
  return pieces
}

/** Merges neighbors, also over a blank between two changes; in a change the removed text comes first. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let [removed, fresh, blank] = ['', '', '']
  const settle = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (fresh) result.push({ kind: 'new', text: fresh })
    stay(blank)
    ;[removed, fresh, blank] = ['', '', '']
  }
  const stay = (text: string) => {
    const last = result.at(-1)
    if (last?.kind === 'same') last.text += text
    else if (text) result.push({ kind: 'same', text })
  }
  for (const { kind, text } of pieces) {
    if (!text) continue
    if (kind === 'same') {
      if ((removed || fresh) && !text.trim()) blank += text
      else {
        settle()
        stay(text)
      }
      continue
    }
    removed += blank
    fresh += blank
    blank = ''
    if (kind === 'removed') removed += text
    else fresh += text
  }
  settle()
  return result
}
