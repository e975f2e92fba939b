// A heading that a link leads to, in a part that is shown only once the session is known.
import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls to it if the address names it: the browser looked for it before it was there. */
export function useLinkedHeading(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash === `#${id}`) heading.current?.scrollIntoView()
  }, [id])
  return heading
}
