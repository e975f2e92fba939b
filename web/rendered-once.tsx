// A part of a page that the server renders once for what it shows, and puts into every page that shows it.
import { createElement, type HTMLAttributes, use } from 'react'
import { FragmentsContext } from './fragments.ts'
import { useSite } from './site-facts.tsx'

interface RenderedOnceProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'footer'
  /** what is shown: frozen, or it is rendered for every page; without it, what every page has */
  of?: object
  /** how it is shown */
  variant?: string
}

/**
 * In the browser an ordinary element. What is in it depends on `of`, `variant` and the site's facts alone. It has no
 * useId, whose ids would differ from those of hydration, and no picture that React preloads from the head.
 */
export function RenderedOnce({ as = 'div', of, variant = as, children, ...rest }: RenderedOnceProps) {
  const site = useSite()
  // what browsers never do is left out of their scripts
  const addFragments = import.meta.env.SSR ? use(FragmentsContext) : null
  if (!addFragments) return createElement(as, rest, children)
  const html = addFragments([{ of: of ?? site, variant, render: () => children }])
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } })
}
