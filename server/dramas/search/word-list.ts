// Every word in the texts of dramas, one behind the other in one buffer: finds those that contain some letters.

/** Where in a word the letters stand. */
export type Place = 'anywhere' | 'start' | 'end' | 'whole'

const BETWEEN = '\n'

export class WordList {
  #bytes = Buffer.alloc(1 << 14)
  #used = this.#bytes.write(BETWEEN)

  /** The caller adds each word once. */
  add(word: string): void {
    const text = word + BETWEEN
    if (this.#used + Buffer.byteLength(text) > this.#bytes.length) {
      const larger = Buffer.alloc(Math.ceil(this.#bytes.length * 1.5) + Buffer.byteLength(text))
      this.#bytes.copy(larger)
      this.#bytes = larger
    }
    this.#used += this.#bytes.write(text, this.#used)
  }

  having(letters: string, place: Place): string[] {
    const words: string[] = []
    const all = this.#bytes.subarray(0, this.#used)
    const [before, behind] = [place === 'start' || place === 'whole', place === 'end' || place === 'whole']
    const searched = Buffer.from((before ? BETWEEN : '') + letters + (behind ? BETWEEN : ''))
    for (let hit = all.indexOf(searched); hit !== -1; ) {
      const start = before ? hit + 1 : all.lastIndexOf(BETWEEN, hit) + 1
      const end = all.indexOf(BETWEEN, start)
      words.push(all.toString('utf8', start, end))
      hit = all.indexOf(searched, end)
    }
    return words
  }
}

export function stands(letters: string, word: string, place: Place): boolean {
  if (place === 'whole') return word === letters
  if (place === 'start') return word.startsWith(letters)
  return place === 'end' ? word.endsWith(letters) : word.includes(letters)
}
