// The import of dramas: choose a source, review the plan, import, and undo.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportChoices, ImportEnd, ImportPlan } from '#contract/api/admin-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { useAction } from '#web/admin/use-action.ts'
import { query } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseStep } from './choose-step.tsx'
import { UndoImport } from './past-imports.tsx'
import { PlanStep } from './plan-step.tsx'
import type { Read } from './queries.ts'

export const ImportDramas = () => (
  <OpensDialog
    title="Import dramas"
    button={(open) => (
      <Button variant="quiet" icon="upload" onClick={open}>
        Import dramas
      </Button>
    )}
  >
    {(close) => <Steps onClose={close} />}
  </OpensDialog>
)

function Steps({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { run, pending } = useAction()
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const [file, setFile] = useState<{ encoding: Encoding; read: Read } | null>(null)
  const [ended, setEnded] = useState<ImportEnd | null>(null)

  const look = async (read: Read, encoding?: Encoding) => {
    const next = await run(() => read(encoding), { failed: 'Could not read this', onlyReads: true })
    if (!next) return
    setPlan(next)
    if (next.encoding) setFile({ encoding: next.encoding, read })
  }
  const lookAgain = (id: number, { existing, plain }: ImportChoices) => {
    const asked = query('GET /api/admin/dramas/imports/{id}', { id }, { existing, plain: plain ? 1 : 0 })
    void look(() => client.fetchQuery({ ...asked, staleTime: 0, gcTime: 0 }))
  }
  if (plan && ended) return <Ended id={plan.id} ended={ended} onClose={onClose} />
  if (!plan)
    return (
      <ChooseStep
        pending={pending}
        onLook={(read) => void look(read)}
        onLookAgain={(id) => lookAgain(id, { existing: 'fill', plain: false })}
      />
    )
  return (
    <PlanStep
      plan={plan}
      pending={pending}
      encoding={file?.encoding}
      onEncoding={(encoding) => file && void look(file.read, encoding)}
      onChoices={(choices) => lookAgain(plan.id, choices)}
      onBack={() => {
        setPlan(null)
        setFile(null)
      }}
      onEnd={setEnded}
    />
  )
}

interface EndedProps {
  id: number
  ended: ImportEnd
  onClose: () => void
}

const Ended = ({ id, ended: { added, changed, left }, onClose }: EndedProps) => (
  <>
    <p role="status">
      <b>
        {plural(added, 'drama')} added, {formatNumber(changed)} changed.
      </b>
      {left > 0 &&
        ` ${plural(left, 'drama was', 'dramas were')} changed by someone else in the meantime and left as is.`}
    </p>
    <p className="muted">
      Illustrations of new dramas are drawn when they are first viewed. Each change is in the drama's history.
    </p>
    <div className="row end">
      {added + changed > 0 && <UndoImport id={id} name="this import" />}
      <Button onClick={onClose}>Done</Button>
    </div>
  </>
)
