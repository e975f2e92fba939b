// Whether the watchlist is a wall of covers or a list, remembered on this device.
import { useState } from 'react'

export type Look = 'covers' | 'list'

const KEY = 'watchlist_look'

export function useLook(): [Look, (look: Look) => void] {
  const [look, setLook] = useState(remembered)
  const choose = (next: Look) => {
    setLook(next)
    try {
      localStorage.setItem(KEY, next)
    } catch {
      // storage is off: forgotten when the page is closed
    }
  }
  return [look, choose]
}

/** The profile is drawn in the browser alone. */
function remembered(): Look {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'covers'
  } catch {
    return 'covers'
  }
}
