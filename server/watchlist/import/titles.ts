// Compares titles: equal, or nearly.

/** What is compared of a title; no real one is longer. */
const LONGEST = 200
/** In a shorter name, one different letter makes a different name. */
export const TYPO_FROM = 6

/** Case, accents, blanks and punctuation make no difference. */
export const foldTitle = (title: string) =>
  title
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')

const ARTICLE = /^(?:the|a|an)\s+/i
/** "Season 2", "S2", "시즌2" or "II" at the end. */
const SEASON = /[\s:,–-]+(?:(?:season|series|s|시즌)\s*0*(\d{1,2})|(ii|iii|iv))$/i
const ROMAN: Record<string, number> = { ii: 2, iii: 3, iv: 4 }

/** "Hospital Playlist: Season 2" is "Hospital Playlist 2" to others, and a first season often has no number. */
function withBareSeason(title: string): string {
  if (!/[\diⅡⅢⅣ]$/i.test(title)) return title
  return title.normalize('NFKC').replace(SEASON, (_, digits?: string, roman = '') => {
    const season = Number(digits ?? ROMAN[roman.toLowerCase()])
    return season === 1 ? '' : ` ${season}`
  })
}

/** The ways a title is looked for: as it is, with a bare number for its season, and without the article some leave out. */
export function keysOf(title: string): string[] {
  const short = title.slice(0, LONGEST)
  const keys = new Set<string>()
  for (const way of new Set([short, withBareSeason(short)])) {
    keys.add(foldTitle(way))
    const bare = way.replace(ARTICLE, '')
    if (bare !== way) keys.add(foldTitle(bare))
  }
  keys.delete('')
  return [...keys]
}

/** "Guardian: The Lonely and Great God" is also two shorter titles. */
export function partsOf(title: string): string[] {
  const parts = title.slice(0, LONGEST).split(/\s*[:/|]\s*|\s+[–—-]\s+|\s*[()[\]]\s*/)
  return parts.length > 1 ? parts.filter(Boolean) : []
}

/** "Arthdal Chronicles Part 2: The Sky Turning" without its part; empty when it has none. */
export const withoutPart = (title: string) =>
  /^(.+?)[\s:,–-]+(?:part|season)\s+\d/i.exec(title.slice(0, LONGEST))?.[1] ?? ''

/**
 * Two folded names that are one slip apart share the half in front of the slip or the half behind it.
 * @param length of the name whose halves are meant; a slip may make the other one longer or shorter
 */
export const halvesOf = (name: string, length = name.length): [front: string, back: string] => {
  const half = Math.floor(length / 2)
  return [`${half}<${name.slice(0, half)}`, `${half}>${name.slice(name.length - half)}`]
}

/** One slip in a short name, two in a long one: a letter too many, too few, another, or two swapped. */
export function isNear(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= 12 ? 2 : 1
  if (Math.abs(a.length - b.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return false
    before = last
    last = row
  }
  return last[b.length]! <= most
}
