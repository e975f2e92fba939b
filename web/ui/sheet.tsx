// Patchwork: a sheet of pieces sewn together. The page's own class sets the grid columns.
import type { ComponentPropsWithRef, ElementType } from 'react'
import { classes } from './classes.ts'

export const Sheet = ({ className, ...rest }: ComponentPropsWithRef<'div'>) => (
  <div {...rest} className={classes('sheet', className)} />
)

interface PieceProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'li' | 'article'
  /** a color class: ramie-rose, dye-chija, cat-healing ... */
  dye?: string
  /** the pale shade of that color, under text */
  soft?: boolean
  /** a thread texture, for pieces without text or pictures */
  weave?: boolean | 'across'
  /** on white: green stitches instead of white ones */
  plain?: boolean
}

export function Piece({ as = 'div', dye, soft, weave, plain, className, ...rest }: PieceProps) {
  const Tag = as as ElementType
  return (
    <Tag
      {...rest}
      className={classes(
        'piece',
        dye,
        soft && 'soft',
        weave && 'weave',
        weave === 'across' && 'across',
        plain && 'plain',
        className,
      )}
    />
  )
}
