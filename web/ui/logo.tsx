// The word mark: the name of the site ended by the comma, sewn from four dyed pieces. Never outlined, never tilted.
import { useId } from 'react'
import { COMMA } from './comma.ts'

/** `size` is the class of the place it stands in; without a name it is the comma alone. */
export function Logo({ name, className = 'logo' }: { name?: string; className?: string }) {
  const clip = useId()
  return (
    <span className={className}>
      {name}
      <svg viewBox="13 5.5 42 57.5" aria-hidden="true">
        <clipPath id={clip}>
          <path d={COMMA} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path className="logo-1" d="M6 0H32.05V22.55H6Z" />
          <path className="logo-2" d="M33.95 0H62V31.55H33.95Z" />
          <path className="logo-3" d="M6 24.45H32.05V45.6H6Z" />
          <path className="logo-4" d="M33.95 33.45H62V66H6V46.6H33.95Z" />
        </g>
      </svg>
    </span>
  )
}
