// A short label on a dyed background. `dye` is a class with a color: cat-healing, dye-sol, dye-chija ...
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface BadgeProps {
  dye?: string
  icon?: IconName
  size?: 'sm' | 'lg'
  /** an entry of a list */
  as?: 'li'
  children: ReactNode
}

export function Badge({ dye, icon, size = 'sm', as: Kind = 'span' as 'li', children }: BadgeProps) {
  return (
    <Kind className={classes('badge', size === 'lg' && 'lg', dye)}>
      {icon && <Icon name={icon} />}
      {children}
    </Kind>
  )
}
