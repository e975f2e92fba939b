// A value that only the browser knows: the server's HTML, and the first render after it, have another one.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useInBrowser = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer)
