// The dialog after a conflicting save: for each field both versions, and which one to keep.
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldsAt } from '#contract/content/content.ts'
import type { Fields } from '#contract/content/fields.ts'
import type { HistoryArea, State } from '#contract/history.ts'
import { DifferenceText } from '#web/admin/history/difference.tsx'
import { fieldName } from '#web/admin/history/field-words.ts'
import { historyOf, since } from '#web/admin/history/history.ts'
import styles from '#web/admin/history/versions.module.css'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'
import { When } from '#web/ui/when.tsx'
import { type Choice, type Conflict, conflictsOf } from './conflicting-fields.ts'

type Choices = Record<string, Choice>

interface ConflictDialogProps {
  area: HistoryArea
  item: number | string
  mine: State
  theirs: State
  version: number
  onDecide: (choices: Choices) => void
  onCancel: () => void
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { area, item, onCancel } = props
  // The history tells who saved and the previous values; without it both versions can still be compared.
  const { data, isFetchedAfterMount } = useQuery({ ...historyOf(area, item), refetchOnMount: 'always' })
  const { changes, was } = since(data ?? [], props.version)
  return (
    <Dialog open size="lg" title="Someone else has saved changes" focus="title" onClose={onCancel}>
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
          <Decide {...props} conflicts={conflictsOf(props.mine, props.theirs, was)} />
        </>
      )}
    </Dialog>
  )
}

function Decide({
  area,
  item,
  conflicts,
  onDecide,
  onCancel,
}: ConflictDialogProps & { conflicts: readonly Conflict[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const all = (choice: Choice) => {
    for (const radio of form.current!.querySelectorAll('input')) radio.checked = radio.value === choice
    setMissing(false)
  }
  const save = () => {
    const choices = Object.fromEntries(new FormData(form.current!)) as Choices
    const open = conflicts.find(({ field }) => !choices[field])
    if (!open) return onDecide(choices)
    setMissing(true)
    form.current?.querySelector<HTMLElement>(`input[name="${open.field}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onChange={() => setMissing(false)}
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
        <Button variant="quiet" size="sm" onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button variant="quiet" size="sm" onClick={() => all('theirs')}>
          Keep all of theirs
        </Button>
      </div>
      {conflicts.map((conflict) => (
        <FieldChoice key={conflict.field} fields={fieldsAt(area, item)} conflict={conflict} />
      ))}
      <Banner
        tone="error"
        message={missing ? 'Please choose a version for each field that both of you changed.' : null}
      />
      <div className="row end">
        <Button variant="quiet" onClick={onCancel}>
          Back to the form
        </Button>
        <Button type="submit">Save</Button>
      </div>
    </form>
  )
}

function FieldChoice({ fields, conflict }: { fields: Fields; conflict: Conflict }) {
  const { field, decided } = conflict
  const knowsBefore = 'was' in conflict
  const hints = { mine: 'only you changed this', theirs: 'only they changed this' }
  return (
    <fieldset className={`field ${styles.choice}`}>
      <legend>
        {fieldName(fields, field)}
        {decided ? `: ${hints[decided]}` : knowsBefore ? ': both of you changed this' : ''}
      </legend>
      <div className="radios">
        {(['mine', 'theirs'] as const).map((whose) => (
          <label key={whose}>
            <input type="radio" name={field} value={whose} defaultChecked={decided === whose} />
            <span>
              <b>{whose === 'mine' ? 'Mine' : 'Theirs'}</b>
              <DifferenceText
                fields={fields}
                field={field}
                before={knowsBefore ? conflict.was : null}
                after={conflict[whose]}
              />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
