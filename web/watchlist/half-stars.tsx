// A member's rating of a drama in half stars, as a number beside a star.
import { Star } from '#web/ui/star.tsx'
import { starsInWords } from './labels.ts'

export const HalfStars = ({ value }: { value: number }) => (
  <Star>
    <span aria-hidden="true">{value / 2}</span>
    <span className="vh">{starsInWords(value)}</span>
  </Star>
)
