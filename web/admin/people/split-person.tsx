// Splits a person: the chosen dramas go to a new person of the same name, told apart by a remark.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminPerson } from '#contract/api/people.ts'
import { LIMITS } from '#contract/limits.ts'
import { offerUndo } from '#web/admin/history/undo.ts'
import { withMember } from '#web/admin/lists/with-member.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { useSay } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { serverMessage } from '#web/failure-words.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useSubmit } from '#web/use-submit.ts'
import styles from './people.module.css'

export function SplitPerson({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const say = useSay()
  const { errors, clear, pending, props } = useSubmit<'remark'>({
    check: (value): { remark?: string } => (value('remark').trim() ? {} : { remark: 'Remark is required' }),
    send: async (value) => {
      const body = { dramas: [...chosen], remark: value('remark') }
      const created = await send('POST /api/admin/people/{id}/split', { id: person.id }, body)
      onDone()
      navigate(paths.person(created.slug))
      await offerUndo(client, 'person', created.id, { title: `${created.name} (${created.remark}) added` })
      await refreshAll(client)
    },
    onError: (error, atFields) => {
      if (!atFields) say(serverMessage(error, 'Could not split this person. Please try again.'), 'error')
    },
  })
  return (
    <section>
      <h3>Two people of one name?</h3>
      <p className="small muted">Choose the dramas that belong to the other one. This can be undone.</p>
      <form className="form" {...props}>
        <ul className={styles.dramas}>
          {person.dramas.map(({ id, title, year, roles, creditedAs }) => (
            <li key={id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(id)}
                  onChange={({ target }) => setChosen(withMember(chosen, id, target.checked))}
                />
                <span>
                  {title}, {year}{' '}
                  <span className="small muted">
                    {roles.join(' and ')}
                    {creditedAs !== person.name && `, as ${creditedAs}`}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <TextField
          label="What tells the other one apart"
          name="remark"
          hint="Such as: actor born 1990, or writer of Signal."
          maxLength={LIMITS.remark}
          error={errors.remark}
          onChange={() => clear('remark')}
        />
        <div className="row end">
          <Button type="submit" variant="quiet" disabled={chosen.size === 0} pending={pending}>
            Split off
          </Button>
        </div>
      </form>
    </section>
  )
}
