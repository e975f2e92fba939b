// Telling the moderators that something is wrong. What one reports is hidden for oneself at once.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ReportArea, ReportReason } from '#contract/moderation.ts'
import { send } from '#web/api.ts'
import { DraftNote } from '#web/drafts/draft-note.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup, TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { sayError, useOneAtATime } from './writes.ts'

export interface Reported {
  area: ReportArea
  itemId: number
  /** reads anew what is hidden now */
  refresh: (client: QueryClient) => Promise<unknown>
}

const REASONS: { value: ReportReason; label: string; hint: string }[] = [
  { value: 'unkind', label: 'Unkind', hint: 'It attacks somebody, or a group of people.' },
  { value: 'spoiler', label: 'Spoiler', hint: 'It gives a story away without saying so.' },
  { value: 'spam', label: 'Advertising', hint: 'It sells something, or says the same everywhere.' },
  { value: 'private', label: 'Private life', hint: 'It is about the person, not about the work.' },
  { value: 'unsafe', label: 'Somebody may be unsafe', hint: 'We look at these first.' },
  { value: 'other', label: 'Something else', hint: 'Tell us below.' },
]

interface ReportDialogProps {
  /** null: closed */
  reported: Reported | null
  onClose: () => void
  onDone: () => void
}

export function ReportDialog({ reported, onClose, onDone }: ReportDialogProps) {
  const what = reported?.area === 'post' ? 'post' : 'comment'
  return (
    <Dialog open={reported !== null} title={`Report this ${what}`} onClose={onClose}>
      {reported && <ReportForm reported={reported} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

function ReportForm({ reported, onClose, onDone }: ReportDialogProps & { reported: Reported }) {
  const client = useQueryClient()
  const { area, itemId, refresh } = reported
  const draft = useDraft<string>({ key: `report:${area}:${itemId}`, initial: '' })
  const { run, pending } = useOneAtATime()
  const [reason, setReason] = useState<ReportReason>()
  const [missing, setMissing] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) return setMissing(true)
    await run(async () => {
      try {
        await send('POST /api/reports', {}, { area, itemId, reason, note: draft.value })
        draft.discard()
        onDone()
        onClose()
        toast({ title: 'Thank you', description: 'We will look at it. You will not see it any more.' })
        await refresh(client)
      } catch (error) {
        sayError(error, 'The report could not be sent')
      }
    })
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      <RadioGroup
        legend="What is wrong?"
        name="reason"
        options={REASONS}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen)
          setMissing(false)
        }}
        error={missing ? 'Please choose what is wrong.' : null}
      />
      <TextArea
        label="Anything we should know? (optional)"
        rows={3}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
        after={<DraftNote draft={draft} />}
      />
      <div className="row end">
        <Button variant="quiet" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Sending...">
          Send Report
        </Button>
      </div>
    </form>
  )
}
