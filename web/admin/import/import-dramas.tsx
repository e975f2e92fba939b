// The import of dramas: choose a source, review the plan, import, and undo.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportChoices, ImportPlan } from '#contract/api/admin-import.ts'
import type { ImportStep } from '#contract/drama-import.ts'
import { formatNumber } from '#contract/in-words.ts'
import { plural } from '#contract/plural.ts'
import type { Encoding } from '#contract/text-encoding.ts'
import { query, readInBrowser } from '#web/api.ts'
import { failureWords } from '#web/failure-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import { refreshAll } from '../refresh.ts'
import { ChooseStep, type ReadAs } from './choose-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { type Done, runImport } from './running.ts'
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
  | { at: 'running'; step: ImportStep | null }
  | { at: 'done'; id: number; done: Done }

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
      setView({ at: 'running', step: null })
      try {
        const done = await runImport(plan.id, plan, (step) => setView({ at: 'running', step }))
        setView({ at: 'done', id: plan.id, done })
      } catch (error) {
        setView({ at: 'plan', plan })
        throw error
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
      {view.at === 'running' && <Running step={view.step} />}
      {view.at === 'done' && <Ended id={view.id} done={view.done} onClose={onClose} />}
      <Banner tone="error" message={problem} />
    </div>
  )
}

const planAddress = (id: number, existing: string, plain: boolean) =>
  String(query('GET /api/admin/dramas/imports/{id}', { id }, { existing, plain: plain ? 1 : 0 }).queryKey[0])

const WORDS = {
  matching: 'Comparing with the catalog',
  pictures: 'Preparing illustrations',
  writing: 'Saving',
}

function Running({ step }: { step: ImportStep | null }) {
  const isOnItsWay = step !== null && step.step !== 'done' && step.step !== 'failed'
  return (
    <>
      <p role="status">{isOnItsWay ? WORDS[step.step] : 'Starting'}...</p>
      <progress
        className="progress"
        aria-label="Import"
        max={1}
        {...(isOnItsWay && { value: step.total > 0 ? step.done / step.total : 1 })}
      />
      <p className="small muted">The import continues even if you close this window.</p>
    </>
  )
}

function Ended({
  id,
  done: { added, changed, left },
  onClose,
}: {
  id: number
  done: Done
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
