// The search box: a real form, so it also works by Enter and without script.
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export interface SearchBoxProps {
  /** its name, read aloud */
  label: string
  value: string
  onChange: (value: string) => void
  onSearch: (value: string) => void
  placeholder?: string
  button?: ReactNode
  pending?: boolean
  /** where the form goes without script, and under which name */
  action?: string
  name?: string
  maxLength?: number
  /** somebody comes to type */
  onFocus?: () => void
  /** what else the form sends without script */
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
