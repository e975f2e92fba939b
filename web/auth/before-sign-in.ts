// What a visitor wanted before signing in: the page to return to, and what was pressed. Per tab, in session storage, so
// that it survives the external provider.
import { useEffect } from 'react'
import { paths } from '#web/paths.ts'
import { attempt } from '#web/stored.ts'
import { useMember } from './member.ts'

const PATH = 'return_to'
const PRESS = 'pressed'
/** Milliseconds after which they are ignored. */
const GOOD_FOR = 3_600_000

/** What can be done after signing in, without a second press, and how the dialog says so. */
const PRESSES = {
  watchlist: 'Sign in, and the drama is added to your watchlist.',
  rating: 'Sign in, and your rating is saved.',
  line: 'Sign in, and the line is saved.',
  review: 'Sign in, and the review can be written.',
  helpful: 'Sign in, and the review is marked as helpful.',
  list: 'Sign in, and the drama can be added to a list.',
  follow: 'Sign in, and new dramas appear under What airs.',
}
export type Press = keyof typeof PRESSES

interface Pressed {
  what: Press
  id: string
  /** a rating */
  value?: number | undefined
}

export const saveReturnPath = (): void => storeInTab(PATH, { path: location.pathname + location.search })

/** Reads and removes the saved path. @returns null if there is none, or it is the home page */
export function takeReturnPath(): string | null {
  const path = returnPath()
  forget(PATH)
  return path
}

/** Done by useAfterSignIn() once the visitor has signed in. */
export const rememberPress = (what: Press, id: string, value?: number): void =>
  storeInTab(PRESS, { what, id, value })

export function forgetBeforeSignIn(): void {
  forget(PATH)
  forget(PRESS)
}

/** Why the dialog is open, in a sentence; null when the visitor opened it. */
export function reasonToSignIn(): string | null {
  const pressed = storedInTab<Pressed>(PRESS)
  if (pressed) return PRESSES[pressed.what] ?? null
  const path = returnPath()
  if (path === paths.profile) return 'Sign in to see your profile.'
  return path && 'You were signed out. Sign in to go on where you were.'
}

/** Does what was pressed before signing in. @param only one of them; else any */
export function useAfterSignIn(what: Press, act: (id: string, value?: number) => void, only?: string): void {
  const member = useMember().member?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each member, not for each new function
  useEffect(() => {
    const pressed = storedInTab<Pressed>(PRESS)
    if (member === undefined || pressed?.what !== what || (only && pressed.id !== only)) return
    forget(PRESS)
    act(pressed.id, pressed.value)
  }, [member, what, only])
}

function returnPath(): string | null {
  const path = storedInTab<{ path: string }>(PATH)?.path
  if (typeof path !== 'string' || !URL.canParse(path, location.origin)) return null
  // same origin only: "//elsewhere" is another site
  const isOurs = new URL(path, location.origin).origin === location.origin && path.startsWith('/')
  return isOurs && path !== paths.home ? path : null
}

// Where storage is off, signing in leads to the home page, and the visitor has to press again.
const storeInTab = (key: string, value: object): void =>
  void attempt(() => sessionStorage.setItem(key, JSON.stringify({ ...value, at: Date.now() })))

const storedInTab = <T>(key: string): T | null =>
  attempt(() => {
    const found = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (T & { at: number }) | null
    return found && Date.now() - found.at < GOOD_FOR ? found : null
  })

const forget = (key: string): void => void attempt(() => sessionStorage.removeItem(key))
