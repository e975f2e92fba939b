// An avatar: a photo, or the first letter of a name on a comma-shaped patch, in a stable color.
import { lettersOf } from '#contract/letters.ts'
import { classes } from './classes.ts'

const DYES = [
  'romance',
  'healing',
  'family',
  'school',
  'fantasy',
  'slice-of-life',
  'music',
  'legal',
  'comedy',
  'cooking',
]

interface FaceProps {
  name: string
  size?: 'sm' | 'md' | 'xl'
  /** light background with dark letters */
  soft?: boolean
  /** up to two initials instead of one letter: "HJ" for Han Ji-min */
  initials?: boolean
  /** the address of a photo of this site */
  photo?: string | undefined
  /** a fixed color class: `dye-sol` for oneself */
  dye?: string
}

export function Face({ name, size = 'md', soft, initials, photo, dye = dyeOf(name) }: FaceProps) {
  return (
    <span className={classes('face', size !== 'md' && size, soft && 'soft', dye)} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" loading="lazy" />
      ) : initials ? (
        firstLetters(name)
      ) : (
        (firstLetter(name) ?? 'U')
      )}
    </span>
  )
}

/** The first grapheme, so that a letter of several code points stays whole. */
function firstLetter(name: string): string | undefined {
  const [first] = lettersOf(name.trim())
  // skip letters with too many accents to fit
  return first?.toUpperCase().replace(/(\p{M}{2})\p{M}+/u, '$1')
}

const firstLetters = (name: string) =>
  name
    .split(/\s+/, 2)
    .map((word) => firstLetter(word) ?? '')
    .join('')

function dyeOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return `cat-${DYES[sum % DYES.length]}`
}
