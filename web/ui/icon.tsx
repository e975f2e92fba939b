// An icon of the sprite. Decorative: the text beside it or the button's label names it.
import { classes } from './classes.ts'
import { ICON_SPRITE, type IconName } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** filled with the text color: a chosen heart, a star */
  fill?: boolean
  className?: string
}

export function Icon({ name, fill, className }: IconProps) {
  return (
    <svg className={classes('i', fill && 'fill', className)} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
