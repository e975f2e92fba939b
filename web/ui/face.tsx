// Somebody's avatar: the first letter of their name on a comma-shaped patch, always in the same dye.
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
  /** pale cloth with dark letters */
  soft?: boolean
  /** up to two initials instead of one letter: "HJ" for Han Ji-min */
  initials?: boolean
  /** a dye class of its own, `dye-sol` for oneself */
  dye?: string
}

export function Face({ name, size = 'md', soft, initials, dye = dyeOf(name) }: FaceProps) {
  return (
    <span className={classes('face', size !== 'md' && size, soft && 'soft', dye)} aria-hidden="true">
      {initials ? firstLetters(name) : (firstLetter(name) ?? 'U')}
    </span>
  )
}

/** Made for the first face, and not before: it costs more than all its answers. */
let letters: Intl.Segmenter | undefined

/** The first letter as people see it, so that one made of several code points stays whole. */
function firstLetter(name: string): string | undefined {
  letters ??= new Intl.Segmenter()
  const first = letters.segment(name.trim())[Symbol.iterator]().next().value?.segment
  // a tower of accents would not fit
  return first?.toUpperCase().replace(/(\p{M}{2})\p{M}+/u, '$1')
}

const firstLetters = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => firstLetter(word) ?? '')
    .join('')
    .slice(0, 2)

function dyeOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return `cat-${DYES[sum % DYES.length]}`
}
