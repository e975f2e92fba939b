// A drama in my list: moved up and down, noted, removed.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { ListedDrama } from '#contract/api/lists.ts'
import { LIMITS } from '#contract/limits.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Entry, Note } from './entry.tsx'
import styles from './lists.module.css'

interface MyEntryProps {
  listId: number
  drama: ListedDrama
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  /** resolves to whether it is saved */
  onNote: (text: string) => Promise<boolean>
}

export function MyEntry({ listId, drama, isFirst, isLast, onMove, onRemove, onNote }: MyEntryProps) {
  const { title, note } = drama
  const draft = useDraft({ key: `list:${listId}:${drama.id}`, initial: note })
  const [writing, setWriting] = useState(false)
  const isChanged = draft.value.trim() !== note
  const typed = draft.value
  const area = useRef<HTMLTextAreaElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (writing) area.current?.focus()
  }, [writing])

  const close = () => {
    setWriting(false)
    pencil.current?.focus()
  }
  const save = async () => {
    close()
    if (await onNote(typed.trim())) draft.clear(typed)
  }
  const cancel = () => {
    close()
    draft.discard()
    const bringBack = () => draft.set(typed)
    if (isChanged)
      toast({ title: 'Draft discarded', variant: 'info', action: { label: 'Undo', onClick: bringBack } })
  }
  const move = (by: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    onMove(by)
    // The row may have been taken out and put back with it.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <Entry drama={drama}>
      {writing || isChanged ? (
        <div className="form">
          <TextArea
            ref={area}
            label={`Note about ${title}`}
            rows={3}
            maxLength={LIMITS.listNote}
            value={typed}
            onChange={({ target }) => draft.set(target.value)}
            after={<DraftStatus draft={draft} />}
          />
          <div className="row end">
            <Button variant="quiet" size="sm" onClick={cancel}>
              Cancel
            </Button>
            <Button size="sm" onClick={() => void save()}>
              Save note
            </Button>
          </div>
        </div>
      ) : (
        <Note text={note} />
      )}
      <div className={styles.tools}>
        <IconButton label={`Up: ${title}`} icon="arrow-up" aria-disabled={isFirst} onClick={move(-1)} />
        <IconButton label={`Down: ${title}`} icon="arrow-down" aria-disabled={isLast} onClick={move(1)} />
        <IconButton
          ref={pencil}
          label={`Note: ${title}`}
          icon="pencil"
          aria-expanded={writing || isChanged}
          onClick={() => setWriting(true)}
        />
        <IconButton label={`Remove: ${title}`} icon="trash-2" onClick={onRemove} />
      </div>
    </Entry>
  )
}
