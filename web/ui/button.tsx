// Buttons (Button, IconButton), and links that look like them (ButtonLink).
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

interface Look {
  /** primary is the view's one main action */
  variant?: 'primary' | 'quiet' | 'ghost' | 'red' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** as wide as its column */
  block?: boolean
  icon?: IconName
  /** a filled icon, for a chosen state */
  iconFill?: boolean
}

const look = ({ variant = 'primary', size = 'md', block }: Look, className?: string) =>
  classes('btn', variant !== 'primary' && variant, size !== 'md' && size, block && 'block', className)

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** shows that work is under way, and disables the button */
  pending?: boolean
  /** the label meanwhile, "Signing In..."; default: the normal label */
  pendingLabel?: ReactNode
}

export function Button({
  variant,
  size,
  block,
  icon,
  iconFill,
  pending,
  pendingLabel,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({ variant, size, block }, className)}
      disabled={disabled || pending}
    >
      {icon && <Icon name={icon} fill={iconFill} />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  )
}

interface ButtonLinkProps extends Look, ComponentPropsWithRef<'a'> {
  href: string
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconFill,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={look({ variant, size, block }, className)}>
      {icon && <Icon name={icon} fill={iconFill} />}
      {children}
    </a>
  )
}

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** the accessible name, and the tooltip */
  label: string
  icon: IconName
  iconFill?: boolean
  size?: 'sm' | 'md'
  /** with an outline, beside fields */
  edged?: boolean
}

export function IconButton({
  label,
  icon,
  iconFill,
  size = 'md',
  edged,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes('icon-btn', size === 'sm' && 'sm', edged && 'edged', className)}
    >
      <Icon name={icon} fill={iconFill} />
    </button>
  )
}
