// Titles prepared for lettering: cleaned, shortened, broken into even lines.

/** The longest title that is readable on a poster. */
const LONGEST = 90

export interface Words {
  /** the title in Latin letters (or in its own script) */
  title: string
  /** the Korean title; empty when there is none or it repeats the title */
  native: string
}

export interface Title {
  title: string
  /** the title in Hangul */
  nativeTitle?: string | null
}

export function wordsOf(subject: Title): Words {
  const title = clean(subject.title)
  const native = clean(subject.nativeTitle ?? '')
  return { title: title || native, native: native === title ? '' : title ? native : '' }
}

// composed Hangul, no control or invisible characters, single spaces
function clean(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...plain]
  if (letters.length <= LONGEST) return plain
  const start = letters.slice(0, LONGEST).join('')
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`
}

/** Breaks a text into that many lines (or as many as it has words), as even as possible. */
export function wrap(text: string, lines: number): string[] {
  // a dash on its own stays at the end of its line
  const words = text
    .replace(/ ([\p{P}\p{S}]+)(?= )/gu, '\u00a0$1')
    .split(' ')
    .flatMap(chop)
  if (lines <= 1 || words.length === 1) return [spaced(words.join(' '))]
  let best: { cost: number; lines: string[] } | undefined
  const cut = (from: number, left: number, done: string[]): void => {
    if (left === 1) {
      const all = [...done, words.slice(from).join(' ')]
      const lengths = all.map((line) => line.length)
      const longest = Math.max(...lengths)
      const cost = longest * 11 - Math.min(...lengths)
      if (!best || cost < best.cost) best = { cost, lines: all }
      return
    }
    for (let to = from + 1; to <= words.length - left + 1; to++) {
      cut(to, left - 1, [...done, words.slice(from, to).join(' ')])
    }
  }
  cut(0, Math.min(lines, words.length), [])
  return (best?.lines ?? [text]).map(spaced)
}

const spaced = (line: string): string => line.replaceAll('\u00a0', ' ')

/** Splits a word that is longer than any line. */
function chop(word: string): string[] {
  const letters = [...word]
  if (letters.length <= 26) return [word]
  const pieces = Math.ceil(letters.length / 18)
  const size = Math.ceil(letters.length / pieces)
  return Array.from({ length: pieces }, (_, i) => letters.slice(i * size, (i + 1) * size).join(''))
}
