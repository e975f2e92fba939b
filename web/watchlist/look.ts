// Whether the watchlist is a wall of covers or a list, remembered on this device.
import { useState } from 'react'
import { store, stored } from '#web/stored.ts'

export type Look = 'covers' | 'list'

const KEY = 'watchlist_look'

export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(remembered)
  const choose = (next: Look) => {
    setLook(next)
    store(KEY, next)
  }
  return [look, choose]
}

/** The profile is drawn in the browser alone. */
const remembered = (): Look => (stored(KEY) === 'list' ? 'list' : 'covers')
