// The import of dramas: choose a source, review the plan, import, and undo.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportChoices, ImportEnd, ImportPlan } from '#contract/api/admin-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { query, readInBrowser, send } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import { refreshAll } from '../refresh.ts'
import { ChooseStep, type ReadAs } from './choose-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { UndoButton } from './undo-button.tsx'

export function ImportDramas({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="lg" title="Import dramas" focus="title" onClose={onClose}>
      <Steps onClose={onClose} />
    </Dialog>
  )
}

type View =
  | { at: 'choose' }
  | { at: 'plan'; plan: ImportPlan }
  | { at: 'running' }
  | { at: 'done'; id: number; done: ImportEnd }

function Steps({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const [view, setView] = useState<View>({ at: 'choose' })
  const [file, setFile] = useState<{ encoding: Encoding; readAs: ReadAs } | null>(null)
  const { attempt, pending, problem, setProblem } = useAttempt((error) =>
    failureWords(error, 'This did not work. Please try again.'),
  )

  const look = (read: () => Promise<ImportPlan>, readAs?: ReadAs) =>
    void attempt(async () => {
      const plan = await read()
      setView({ at: 'plan', plan })
      setFile(readAs && plan.encoding ? { encoding: plan.encoding, readAs } : null)
    })
  const choose = (id: number, choices: ImportChoices) =>
    void attempt(async () => setView({ at: 'plan', plan: await readPlan(id, choices) }))
  const readPlan = (id: number, { existing, plain }: ImportChoices) =>
    readInBrowser(planAddress(id, existing, plain)) as Promise<ImportPlan>

  const run = (plan: ImportPlan) =>
    void attempt(async () => {
      setView({ at: 'running' })
      try {
        const { id, existing, plain } = plan
        const done = await send('POST /api/admin/dramas/imports/{id}/run', { id }, { existing, plain })
        setView({ at: 'done', id, done })
      } catch (error) {
        setView({ at: 'plan', plan })
        throw error instanceof ApiError && error.status === 0 ? new ApiError(0, CUT) : error
      } finally {
        await refreshAll(client)
      }
    })

  return (
    <div className="stack">
      {view.at === 'choose' && (
        <ChooseStep
          pending={pending}
          onLook={look}
          onReadAgain={(id) => look(() => readPlan(id, { existing: 'fill', plain: false }))}
          onProblem={setProblem}
        />
      )}
      {view.at === 'plan' && (
        <PlanStep
          plan={view.plan}
          pending={pending}
          encoding={file?.encoding}
          onEncoding={(encoding) => file && look(() => file.readAs(encoding), file.readAs)}
          onChoices={(choices) => choose(view.plan.id, choices)}
          onBack={() => {
            setProblem(null)
            setView({ at: 'choose' })
          }}
          onImport={() => run(view.plan)}
        />
      )}
      {view.at === 'running' && <Running />}
      {view.at === 'done' && <Ended id={view.id} done={view.done} onClose={onClose} />}
      <Banner tone="error" message={problem} />
    </div>
  )
}

const planAddress = (id: number, existing: string, plain: boolean) =>
  String(query('GET /api/admin/dramas/imports/{id}', { id }, { existing, plain: plain ? 1 : 0 }).queryKey[0])

const CUT = 'The connection was lost. The import may have finished anyway. Please check Recent imports.'

const Running = () => (
  <>
    <p role="status">Importing...</p>
    <progress className="progress" aria-label="Import" />
    <p className="small muted">The import continues even if you close this window.</p>
  </>
)

function Ended({
  id,
  done: { added, changed, left },
  onClose,
}: {
  id: number
  done: ImportEnd
  onClose: () => void
}) {
  return (
    <>
      <p role="status">
        <b>
          {plural(added, 'drama')} added, {formatNumber(changed)} changed.
        </b>
        {left > 0 &&
          ` ${plural(left, 'drama was', 'dramas were')} changed by someone else in the meantime and left as is.`}
      </p>
      <p className="muted">
        Illustrations of new dramas are drawn when they are first viewed. Each change is in the drama's
        history.
      </p>
      <div className="row end">
        {added + changed > 0 && <UndoButton id={id} name="this import" />}
        <Button onClick={onClose}>Done</Button>
      </div>
    </>
  )
}
