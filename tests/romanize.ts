// Revised Romanization by its rules, for checking the lines of Korean. It does not know where ㄴ is inserted (꽃잎).

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )
const LETTERS: Record<string, string> = Object.fromEntries(
  INITIALS.map((initial, at) => [initial, 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ')[at]!]),
)
/** How a final consonant is spoken before another. */
const CLOSED: Record<string, string> = Object.fromEntries(
  [...'ㄱㄲㅋ']
    .map((one) => [one, 'k'])
    .concat(
      [...'ㄷㅅㅆㅈㅊㅌㅎ'].map((one) => [one, 't']),
      [...'ㅂㅍ'].map((one) => [one, 'p']),
      [
        ['ㄴ', 'n'],
        ['ㄹ', 'l'],
        ['ㅁ', 'm'],
        ['ㅇ', 'ng'],
      ],
    ),
)
const BREATHED: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅅ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' }
const NASAL: Record<string, string> = { k: 'ng', t: 'n', p: 'm' }

interface Syllable {
  initial: string
  vowel: string
  final: string
}

const syllableOf = (char: string): Syllable => {
  const at = char.charCodeAt(0) - 0xac00
  return {
    initial: INITIALS[Math.floor(at / 588)]!,
    vowel: VOWELS[Math.floor((at % 588) / 28)]!,
    final: FINALS[at % 28]!,
  }
}

/** How a syllable's end meets the beginning of the next, in Latin letters: 없다 "pd", 입니 "mn", 같이 "ch". */
function meet(final: string, { initial, vowel }: Syllable): string {
  const [first = '', second = ''] = final
  const last = second || first
  const before = second ? CLOSED[first]! : ''
  if (initial === 'ㅇ') {
    if (!last) return ''
    if (last === 'ㅇ') return 'ng'
    if (last === 'ㅎ') return second ? onset(first) : ''
    const moved = vowel === 'i' && last === 'ㄷ' ? 'ㅈ' : vowel === 'i' && last === 'ㅌ' ? 'ㅊ' : last
    return before + onset(moved)
  }
  if (initial === 'ㅎ' && BREATHED[last]) return before + onset(BREATHED[last])
  if (last === 'ㅎ') {
    if (BREATHED[initial] && initial !== 'ㅅ') return before + onset(BREATHED[initial])
    if (initial === 'ㅅ') return before + onset(initial)
  }
  // Of two final consonants one is silent: the second, except in ㄺ and ㄻ.
  const spoken = second && !['ㄹㄱ', 'ㄹㅁ'].includes(final) ? first : last
  const closed = spoken ? CLOSED[spoken]! : ''
  if (initial === 'ㄹ') {
    if (closed === 'l' || closed === 'n') return 'll'
    return closed ? `${NASAL[closed] ?? closed}n` : 'r'
  }
  if (initial === 'ㄴ' && closed === 'l') return 'll'
  return (/[ㄴㅁ]/.test(initial) ? (NASAL[closed] ?? closed) : closed) + onset(initial)
}

const onset = (initial: string) => LETTERS[initial]!.replace('_', '')

function romanizeWord(word: string): string {
  const syllables = [...word].map(syllableOf)
  return syllables
    .map(({ initial, vowel, final }, at) => {
      const next = syllables[at + 1]
      const [first = '', second = ''] = final
      const end = second && !['ㄹㄱ', 'ㄹㅁ'].includes(final) ? first : second || first
      return (at === 0 ? onset(initial) : '') + vowel + (next ? meet(final, next) : (CLOSED[end] ?? ''))
    })
    .join('')
}

/** In small letters, word for word; signs stay where they are. */
export const romanize = (korean: string): string =>
  korean.normalize('NFC').replaceAll(/\p{Script=Hangul}+/gu, romanizeWord)
