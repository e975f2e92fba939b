// What the visitor avoids, remembered on this device and used by every list.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { type Browse, paths, type Wish } from '#web/paths.ts'

export type Avoided = Pick<Wish, 'avoid' | 'avoidMentions'>

const KEY = 'avoid'
const listeners = new Set<() => void>()
/** undefined: not read yet */
let known: Avoided | null | undefined

/** Null while nothing is remembered. */
export function avoided(): Avoided | null {
  if (known === undefined) {
    try {
      known = read(localStorage.getItem(KEY))
    } catch {
      known = null // storage is off
    }
  }
  return known
}

function read(stored: string | null): Avoided | null {
  const search = new URLSearchParams(stored ?? '')
  const of = (name: keyof Avoided) => search.get(name) || undefined
  const topics = { avoid: of('avoid'), avoidMentions: of('avoidMentions') }
  return topics.avoid || topics.avoidMentions ? topics : null
}

/** Without topics: nothing any more. */
export function remember({ avoid = '', avoidMentions = '' }: Avoided): void {
  const stored = new URLSearchParams({ avoid, avoidMentions }).toString()
  known = read(stored)
  try {
    if (known) localStorage.setItem(KEY, stored)
    else localStorage.removeItem(KEY)
  } catch {
    // storage is off: forgotten when the page is closed
  }
  for (const listener of listeners) listener()
}

function whenChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null on the server, which does not know. */
export const useAvoided = () => useSyncExternalStore(whenChanged, avoided, () => null)

/** The browse page takes what is remembered into its address, unless the address names topics itself. */
export function useRemembered(browse: Browse): void {
  const [, navigate] = useLocation()
  const remembered = useAvoided()
  const target =
    remembered && !browse.avoid && !browse.avoidMentions ? paths.browse({ ...browse, ...remembered }) : null
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
}
