// How a name is written, and how it sounds: the forms in which queries and names are compared.
import { disassemble, getChoseong, romanize, standardizePronunciation } from 'es-hangul'

const SYLLABLE = /[가-힣]/
const INITIAL = /[ㄱ-ㅎ]/
export const hasSyllables = (text: string) => SYLLABLE.test(text)
export const hasInitials = (text: string) => INITIAL.test(text)
export const isLaughter = (letters: string) => /^(ㅋ+|ㅎ+)$/.test(letters)

/** The words of a name: runs of letters and digits, without capitals and accents. "Nae-il's" -> nae, ils. */
export const wordsIn = (name: string): string[] =>
  name
    // lone consonants stay as they are: for Unicode they are the beginnings of syllables
    .replace(/[^ㄱ-ㅣ]+/g, (text) => text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Caches results by text: the same syllables and words recur. Cleared when full. */
export function once<Made>(most: number, make: (text: string) => Made) {
  const made = new Map<string, Made>()
  return (text: string) => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const result = make(text)
    made.set(text, result)
    return result
  }
}
const SYLLABLES = 11_172
const WORDS = 20_000

const inLetters = once(SYLLABLES, disassemble)
const inInitial = once(SYLLABLES, getChoseong)
const inLatin = once(SYLLABLES, (syllable) => romanize(syllable))
const eachSyllable = (text: string, change: (syllable: string) => string) => text.replace(/[가-힣]/g, change)

/** Hangul letter by letter, so that one slip of the finger is one letter: 값 -> ㄱㅏㅂㅅ. All else stays. */
export const spelled = (word: string) => eachSyllable(word, inLetters)

/** Korean particles that follow a name in a sentence, the longest first. */
const PARTICLES =
  /(?<=[가-힣]{2})(에서는|에서도|으로는|이랑은|입니다|이라는|에서|에게|한테|까지|부터|처럼|보다|이랑|하고|이나|으로|이란|라는|은|는|이|가|을|를|에|의|도|만|와|과|랑|로|야|란|나)$/

/** 도깨비를 -> 도깨비; what has no particle, or would be left with one syllable, stays. */
export const stemOf = (words: string) => words.replace(PARTICLES, '')

/** ㄲ and ㄱ lie on the same key. */
const PLAIN: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }
export const plainConsonant = (letter: string) => PLAIN[letter] ?? letter

/** The consonants that its syllables begin with, doubled ones as single ones; what is no Hangul stays. 도깨비 -> ㄷㄱㅂ */
export const initialsOf = (words: string) =>
  eachSyllable(words, inInitial).replace(/[ㄲㄸㅃㅆㅉ]/g, plainConsonant)

/** Hangul in Latin letters, syllable by syllable as people write it: 공유 -> gongyu, not gongnyu. */
export const asWritten = (word: string) => eachSyllable(word, inLatin)

/** Hangul in Latin letters as it is spoken: 갯마을 -> gaenmaeul. */
export const asSpoken = once(WORDS, (word) =>
  asWritten(standardizePronunciation(word, { hardConversion: false })),
)

/** What sounds alike to those who write Korean in Latin letters, longest first. */
const SOUNDS: [string, string][] = [
  ['k', 'kk gg ck k g q c'],
  ['t', 'tt dd t d'],
  ['p', 'pp bb ph p b f v'],
  ['c', 'tch cch jj ch j z'],
  ['s', 'ssh sh ss s'],
  ['l', 'rr ll r l'],
  ['ks', 'x'],
  ['yu', 'yeo yoo you yuh yeu yu'],
  ['ye', 'yae yea ye'],
  ['yo', 'yoh yo'],
  ['ya', 'yah ya'],
  ['we', 'wae wea oe oi we'],
  ['i', 'eui uee ui ee ie yi wi i y'],
  ['u', 'woo eo eu oo ou uh ue ew wu u'],
  ['e', 'ae ai ay ea eh e'],
  ['o', 'oh ow o'],
  ['a', 'ah aa a'],
]
const SOUND_OF = new Map(SOUNDS.flatMap(([to, from]) => from.split(' ').map((letters) => [letters, to])))
// An h behind a vowel that begins no syllable is not heard (Ahn, Noh), nor is an r before a consonant (Park).
const SPOKEN = new RegExp(
  [...SOUND_OF.keys()]
    .sort((a, b) => b.length - a.length)
    .map((letters) => {
      return letters.endsWith('h') && /^[aeoyu]/.test(letters) ? `${letters}(?![aeiouwy])` : letters
    })
    .join('|'),
  'g',
)

/** Joined words in a spelling of our own that is the same for dokkaebi, tokkaebi and dokebi. */
export const sound = (latin: string) =>
  latin
    .replace(/r(?=[bcdgjkmnpqstvxz])/g, '')
    .replace(SPOKEN, (letters) => SOUND_OF.get(letters)!)
    .replace(/([a-z])\1+/g, '$1')

/** The sound without its weak vowels, which a borrowed word has or has not: beulluseu is blues. */
export const bare = (latin: string) => latin.replaceAll('u', '').replace(/([a-z])\1+/g, '$1')
