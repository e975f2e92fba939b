// A line at a text box: its draft was restored, or another tab has a newer one.
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import type { DraftValue } from './draft-box.ts'
import styles from './draft-status.module.css'
import type { Draft } from './use-draft.ts'

export function DraftStatus<T extends DraftValue>({ draft }: { draft: Draft<T> }) {
  const { value, restored, elsewhere, discard, takeElsewhere, keepThis } = draft
  const set: (whole: never) => void = draft.set
  const discardWithUndo = () => {
    discard()
    const bringBack = () => set(value as never)
    toast({ title: 'Draft discarded', variant: 'info', action: { label: 'Undo', onClick: bringBack } })
  }
  return (
    <div role="status" className="live">
      {elsewhere !== null ? (
        <p className={styles.note}>
          <Icon name="copy" />
          <span>There is a newer draft in another tab.</span>
          <Button variant="ghost" size="sm" onClick={takeElsewhere}>
            Use that one
          </Button>
          <Button variant="ghost" size="sm" onClick={keepThis}>
            Keep this one
          </Button>
        </p>
      ) : restored ? (
        <p className={styles.note}>
          <Icon name="history" />
          <span>Draft restored</span>
          <Button variant="ghost" size="sm" onClick={discardWithUndo}>
            Discard
          </Button>
        </p>
      ) : null}
    </div>
  )
}
