// The highest id that a list has shown: what is above it is new. Deleting the newest makes nothing new again.
import { useRef } from 'react'

/** @param list which list it is: another one begins again */
export function useHighestSeen(list: string, newest: number): number {
  const seen = useRef({ list, id: 0 })
  if (seen.current.list !== list) seen.current = { list, id: 0 }
  seen.current.id = Math.max(seen.current.id, newest)
  return seen.current.id
}
