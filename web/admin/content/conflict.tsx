// Saves without overwriting somebody else's newer version: on a conflict the admin decides, field by field.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { fieldsAt } from '#contract/content/content.ts'
import type { HistoryArea, State } from '#contract/history.ts'
import { DifferenceText } from '#web/admin/history/difference.tsx'
import { fieldName } from '#web/admin/history/field-words.ts'
import { historyOf, since } from '#web/admin/history/history.ts'
import styles from '#web/admin/history/versions.module.css'
import { ApiError } from '#web/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/field.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { When } from '#web/ui/when.tsx'
import { type Choice, type Conflict, conflictsOf, settled } from './conflicting-fields.ts'

interface SaveOf<Fields extends object, Saved> {
  area: HistoryArea
  /** the item's id, or the name of a page */
  item: number | string
  /** saves all fields for a version; a 409 opens the dialog, other errors are thrown */
  put: (fields: Fields, version: number) => Promise<Saved>
}

interface Saving<Fields extends object, Saved> {
  /** @returns what was saved, or null if the admin went back without saving. @throws ApiError */
  save: (fields: Fields, version: number) => Promise<Saved | null>
  /** render it anywhere in the form's panel */
  dialog: ReactNode
}

/** `fields` as the API has them: numbers, lists, null. */
export function useSave<Fields extends object, Saved>(of: SaveOf<Fields, Saved>): Saving<Fields, Saved> {
  const { area, item, put } = of
  const [dialog, setDialog] = useState<ReactNode>(null)

  const decide = (mine: Fields, version: number, { version: newest, ...theirs }: Versioned) =>
    new Promise<Fields | null>((answer) =>
      setDialog(
        <ConflictDialog
          key={newest}
          {...{ area, item, version, theirs }}
          mine={mine as State}
          onDecide={(choices) => answer(choices && settled(mine, theirs, choices))}
        />,
      ),
    )

  async function save(mine: Fields, version: number): Promise<Saved | null> {
    try {
      return await put(mine, version)
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      const isSame = conflictsOf(mine as State, current, null).length === 0
      const decided = isSame ? mine : await decide(mine, version, current)
      setDialog(null)
      // there may be a newer version by then: the admin is asked again
      return decided && save(decided, current.version)
    }
  }
  return { save, dialog }
}

type Versioned = State & { version: number }

/** The current version, from the body of a 409. */
function currentOf(error: unknown): Versioned | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const { current } = error.body
  const isState = typeof current === 'object' && current !== null && 'version' in current
  return isState && typeof current.version === 'number' ? (current as Versioned) : null
}

type Choices = Record<string, Choice | null>

interface ConflictDialogProps {
  area: HistoryArea
  item: number | string
  mine: State
  theirs: State
  version: number
  /** null: back to the form */
  onDecide: (choices: Choices | null) => void
}

function ConflictDialog(props: ConflictDialogProps) {
  const { area, item, mine, theirs, version, onDecide } = props
  // The history tells who saved and the previous values; without it both versions can still be compared.
  const { data, isFetchedAfterMount } = useQuery({ ...historyOf(area, item), refetchOnMount: 'always' })
  const { changes, was } = since(data ?? [], version)
  return (
    <Dialog
      open
      size="lg"
      title="Someone else has saved changes"
      focus="title"
      onClose={() => onDecide(null)}
    >
      {!isFetchedAfterMount ? (
        <Spinner label="Loading the changes..." />
      ) : (
        <>
          <ul className="small">
            {changes.map(({ id, by, createdAt }) => (
              <li key={id}>
                <bdi>{by}</bdi> saved · <When at={createdAt} />
              </li>
            ))}
          </ul>
          <Decide {...props} conflicts={conflictsOf(mine, theirs, was)} />
        </>
      )}
    </Dialog>
  )
}

const REASONS = { mine: ': only you changed this', theirs: ': only they changed this' }

function Decide(props: ConflictDialogProps & { conflicts: readonly Conflict[] }) {
  const { area, item, conflicts, onDecide } = props
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState<Choices>(choicesOf(conflicts, ({ decided }) => decided))
  const [missing, setMissing] = useState(false)
  const fields = fieldsAt(area, item)
  const choose = (next: Choices) => {
    setChoices({ ...choices, ...next })
    setMissing(false)
  }
  const save = () => {
    const open = conflicts.find(({ field }) => !choices[field])
    if (!open) return onDecide(choices)
    setMissing(true)
    form.current?.querySelector<HTMLElement>(`input[name="${open.field}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      className={`stack ${styles.choice}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // In the component tree this is inside the form being saved: do not submit that one too.
        event.stopPropagation()
        save()
      }}
    >
      <p className="muted">
        Nothing has been overwritten. Choose which version to keep for each field, then save.
      </p>
      <div className="row">
        <Button variant="quiet" size="sm" onClick={() => choose(choicesOf(conflicts, () => 'mine'))}>
          Keep all of mine
        </Button>
        <Button variant="quiet" size="sm" onClick={() => choose(choicesOf(conflicts, () => 'theirs'))}>
          Keep all of theirs
        </Button>
      </div>
      {conflicts.map(({ field, decided, was, ...versions }) => {
        const isKnown = was !== undefined
        const reason = decided ? REASONS[decided] : isKnown ? ': both of you changed this' : ''
        return (
          <RadioGroup<Choice>
            key={field}
            legend={fieldName(fields, field) + reason}
            name={field}
            options={(['mine', 'theirs'] as const).map((whose) => ({
              value: whose,
              label: whose === 'mine' ? 'Mine' : 'Theirs',
              hint: (
                <DifferenceText fields={fields} field={field} before={was ?? null} after={versions[whose]} />
              ),
            }))}
            value={choices[field] ?? undefined}
            onChange={(whose) => choose({ [field]: whose })}
          />
        )
      })}
      <Banner
        tone="error"
        message={missing && 'Please choose a version for each field that both of you changed.'}
      />
      <div className="row end">
        <Button variant="quiet" onClick={() => onDecide(null)}>
          Back to the form
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  )
}

const choicesOf = (conflicts: readonly Conflict[], choose: (conflict: Conflict) => Choice | null): Choices =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.field, choose(conflict)]))
