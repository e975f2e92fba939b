// Patchwork: a sheet of pieces sewn together. The grid's columns come from the screen's own class.
import type { ComponentPropsWithRef, ElementType } from 'react'
import { classes } from './classes.ts'

interface SheetProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'dl' | 'ul' | 'nav'
}

export function Sheet({ as = 'div', className, ...rest }: SheetProps) {
  const Tag = as as ElementType
  return <Tag {...rest} className={classes('sheet', className)} />
}

interface PieceProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'li' | 'article'
  /** a class that brings a dye: ramie-rose, dye-chija, cat-healing ... */
  dye?: string
  /** the pale shade of that dye, where words stand on it */
  soft?: boolean
  /** threads, for pieces without words or pictures */
  weave?: boolean | 'across'
  /** on white: stitches in pine instead of white */
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
