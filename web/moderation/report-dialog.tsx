// The dialog to report content. The reporter does not see the reported item any more.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NOTE_MAX, type ReportArea, type ReportReason } from '#contract/moderation.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { useDraft } from '#web/drafts/use-draft.ts'
import { sayFailed } from '#web/say-failed.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup, TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmit } from '#web/use-submit.ts'
import { REASONS, WHAT } from './reasons.ts'

export interface Reported {
  area: ReportArea
  itemId: number
  /** refetches what is hidden now */
  refresh: (client: QueryClient) => Promise<unknown>
  /** called after sending, before the item disappears: to move the focus or close a dialog */
  onDone?: () => void
}

interface ReportDialogProps {
  reported: Reported
  onClose: () => void
}

export function ReportDialog({ reported, onClose }: ReportDialogProps) {
  return (
    <Dialog open title={`Report this ${WHAT[reported.area]}`} onClose={onClose}>
      <ReportForm reported={reported} onClose={onClose} />
    </Dialog>
  )
}

function ReportForm({ reported, onClose }: ReportDialogProps) {
  const client = useQueryClient()
  const { area, itemId, refresh, onDone } = reported
  const draft = useDraft({ key: `report:${area}:${itemId}`, initial: '' })
  const [reason, setReason] = useState<ReportReason>()
  const { errors, clear, pending, props } = useSubmit<'reason' | 'note'>({
    check: () => (reason ? {} : { reason: 'Please choose what is wrong.' }),
    async send() {
      await send('POST /api/reports', {}, { area, itemId, reason: reason!, note: draft.value })
      draft.discard()
      onDone?.()
      onClose()
      toast({ title: 'Thank you', description: "We'll look at it. It is now hidden for you." })
      await refresh(client)
    },
    onError: (error) => sayFailed(error, 'Could not send the report. Please try again.'),
  })

  return (
    <form className="form" {...props}>
      <RadioGroup
        legend="What is wrong?"
        name="reason"
        options={REASONS}
        value={reason}
        onChange={(chosen) => {
          setReason(chosen as ReportReason)
          clear('reason')
        }}
        error={errors.reason}
      />
      <TextArea
        label="Anything we should know? (optional)"
        name="note"
        rows={3}
        maxLength={NOTE_MAX}
        value={draft.value}
        error={errors.note}
        onChange={({ target }) => {
          clear('note')
          draft.set(target.value)
        }}
        after={<DraftStatus draft={draft} />}
      />
      <div className="row end">
        <Button variant="quiet" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" pending={pending} pendingLabel="Sending...">
          Send report
        </Button>
      </div>
    </form>
  )
}
