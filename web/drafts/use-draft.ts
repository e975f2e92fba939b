// The draft of a text box, for a component: `const draft = useDraft({ key: 'review:new', initial: '' })`.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type BoxState, DraftBox, type DraftValue, type Plain } from './draft-box.ts'
import { draftOwner, onDraftOwner } from './draft-owner.ts'

export interface Draft<T extends DraftValue> {
  /** the current text */
  value: T
  /** call it on every change: the whole text, or the fields that changed */
  set: (next: T extends string ? string : Partial<T>) => void
  /** it was restored from an earlier visit: show a DraftStatus */
  restored: boolean
  /** another tab has another version */
  elsewhere: T | null
  takeElsewhere: () => void
  keepThis: () => void
  /** discards the draft: back to `initial` */
  discard: () => void
  /** call it after a 2xx only. With the sent value, text typed since then stays */
  clear: (sent?: T) => void
}

interface DraftOf<T> {
  /** identifies the box: 'review:new', `post:${id}:edit`. The account is added automatically */
  key: string
  /** the value without a draft; an untouched edit form follows it */
  initial: T
}

const ON_SERVER: BoxState<never> = { held: null, restored: false, elsewhere: null }

/** Text that survives a reload, a crash, a failed save and a closed dialog, per browser and account. */
export function useDraft(of: DraftOf<string>): Draft<string>
export function useDraft<T extends { [Field in keyof T]: Plain }>(of: DraftOf<T>): Draft<T>
export function useDraft<T extends DraftValue>({ key, initial }: DraftOf<T>): Draft<T> {
  const initialNow = useRef(initial)
  const [box, setBox] = useState(() => new DraftBox<T>(key, () => initialNow.current))
  if (box.key !== key) setBox(new DraftBox<T>(key, () => initialNow.current))

  const owner = useSyncExternalStore(onDraftOwner, draftOwner, () => null)
  const { held, restored, elsewhere } = useSyncExternalStore(box.watch, box.now, () => ON_SERVER)

  useLayoutEffect(() => {
    initialNow.current = initial
  })
  useLayoutEffect(() => box.belongTo(owner), [box, owner])
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith('draft:')) box.hear()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [box])

  const acts = useMemo(
    () => ({
      set: (next: unknown) => {
        const now = box.value()
        box.put(typeof now === 'string' ? (next as T) : ({ ...(now as object), ...(next as object) } as T))
      },
      takeElsewhere: () => box.takeElsewhere(),
      keepThis: () => box.keepThis(),
      discard: () => box.discard(),
      clear: (sent?: T) => box.sent(sent),
    }),
    [box],
  )
  return { ...acts, value: held ?? initial, restored, elsewhere }
}
