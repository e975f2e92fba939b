// What the visitor avoids and can take, remembered on this device and used by every list.
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { isCanTake } from '#contract/tonight.ts'
import { listeners } from '#web/listeners.ts'
import { type Browse, paths, type Wish } from '#web/paths.ts'
import { store, stored } from '#web/stored.ts'
import { toast } from '#web/ui/toast.ts'

export type Avoided = Pick<Wish, 'avoid' | 'avoidMentions' | 'feel'>

const KEY = 'avoid'
const { subscribe, notify } = listeners()
/** undefined: not read yet */
let known: Avoided | null | undefined

/** Null while nothing is remembered. */
export function avoided(): Avoided | null {
  if (known === undefined) known = read(stored(KEY))
  return known
}

function read(text: string | null): Avoided | null {
  const search = new URLSearchParams(text ?? '')
  const of = (name: keyof Avoided) => search.get(name) || undefined
  const feel = of('feel')
  const wish = {
    ...{ avoid: of('avoid'), avoidMentions: of('avoidMentions') },
    feel: isCanTake(feel) ? feel : undefined,
  }
  return Object.values(wish).some(Boolean) ? wish : null
}

/** Nothing is remembered any more. */
export const NOTHING: Avoided = { avoid: undefined, avoidMentions: undefined, feel: undefined }

/** @param change what is not named stays as it is */
export function remember(change: Avoided): void {
  const { avoid = '', avoidMentions = '', feel = '' } = { ...avoided(), ...change }
  // Who wants a good cry can take anything, so that is for once.
  const text = new URLSearchParams({ avoid, avoidMentions, feel: feel === 'cry' ? '' : feel }).toString()
  known = read(text)
  store(KEY, known && text)
  notify()
}

/** Null on the server, which does not know. */
export const useAvoided = () => useSyncExternalStore(subscribe, avoided, () => null)

/** Forgets what is named, with Undo. */
export function forget(change: Avoided = NOTHING): void {
  const before = avoided()
  remember(change)
  if (before && JSON.stringify(before) !== JSON.stringify(avoided()))
    toast({
      title: 'No longer remembered on this device',
      action: { label: 'Undo', onClick: () => remember({ ...NOTHING, ...before }) },
    })
}

/**
 * The browse page takes what is remembered into its address, unless the address says so itself: topics into every list,
 * and what somebody can take into recommendations. The others mark what is more.
 */
export function useRemembered(browse: Browse): void {
  const [, navigate] = useLocation()
  const { avoid, avoidMentions, feel } = useAvoided() ?? {}
  const added = {
    ...((avoid || avoidMentions) && !browse.avoid && !browse.avoidMentions && { avoid, avoidMentions }),
    ...(feel && browse.categories && !browse.feel && { feel }),
  }
  const target = Object.keys(added).length > 0 ? paths.browse({ ...browse, ...added }) : null
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
}
