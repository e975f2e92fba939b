// A rating beside a star.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export const Star = ({ children }: { children: ReactNode }) => (
  <span className="star">
    <Icon name="star" />
    {children}
  </span>
)
