// The search box: a form, so it works by Enter and without scripts.
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export interface SearchBoxProps {
  /** the accessible name */
  label: string
  value: string
  onChange: (value: string) => void
  onSearch: (value: string) => void
  placeholder?: string
  button?: ReactNode
  pending?: boolean
  /** the form's action and field name, for use without scripts */
  action?: string
  name?: string
  maxLength?: number
  /** called when the box gets the focus */
  onFocus?: () => void
  /** hidden fields the form sends without scripts */
  children?: ReactNode
}

export function SearchBox({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  button = 'Search',
  pending,
  action,
  name = 'search',
  maxLength = 200,
  onFocus,
  children,
}: SearchBoxProps) {
  return (
    <search>
      <form
        className="find"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(value)
        }}
      >
        {children}
        <Icon name="search" />
        <input
          type="search"
          name={name}
          aria-label={label}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit" pending={pending}>
          {button}
        </Button>
      </form>
    </search>
  )
}
