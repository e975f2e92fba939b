// Whether Korean lines show their romanization: stored in this browser.
import { useState } from 'react'

const KEY = 'romanization'

/** @returns whether it is shown, and how to switch it */
export function useRomanization(): [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(isEnabled)
  const toggle = () => {
    setShown(!isShown)
    try {
      localStorage.setItem(KEY, isShown ? 'hidden' : 'shown')
    } catch {
      // storage is off: forgotten at the next visit
    }
  }
  return [isShown, toggle]
}

function isEnabled(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden'
  } catch {
    return true
  }
}
