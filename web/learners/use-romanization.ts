// Whether Korean lines show their romanization: stored in this browser.
import { useState } from 'react'
import { store, stored } from '#web/stored.ts'

const KEY = 'romanization'

/** @returns whether it is shown, and how to switch it */
export function useRomanization(): [isShown: boolean, toggle: () => void] {
  const [isShown, setShown] = useState(() => stored(KEY) !== 'hidden')
  const toggle = () => {
    setShown(!isShown)
    store(KEY, isShown ? 'hidden' : 'shown')
  }
  return [isShown, toggle]
}
