// Merges a person into another one: finds that one by name, then asks.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminPerson, FoundPerson } from '#contract/api/people.ts'
import { LIMITS } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { refreshAll } from '#web/admin/refresh.ts'
import { failureOf } from '#web/admin/say.ts'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { peopleFound } from '#web/people/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useAttempt } from '#web/use-attempt.ts'
import styles from './people.module.css'
import { offerUndo } from './undo-change.ts'

export function MergePerson({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const { attempt, pending, problem } = useAttempt(failureOf('Could not merge these two'))
  const term = typed.trim()
  const { data: found } = useQuery({ ...peopleFound(term), enabled: term.length > 1 })
  const others = found?.filter(({ id }) => id !== person.id)

  const merge = ({ id, slug, name }: FoundPerson) =>
    attempt(async () => {
      await send('POST /api/admin/people/{id}/merge', { id: person.id }, { into: id })
      onDone()
      navigate(paths.person(slug))
      offerUndo(client, person.id, `${person.name} is now part of ${name}`)
      await refreshAll(client)
    })

  return (
    <section>
      <h3>The same person as someone else?</h3>
      <TextField
        label="Name of the other person"
        hint="Dramas and address of this entry lead to the one you choose. This can be undone."
        value={typed}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {others && (
        <ul className={styles.found}>
          {others.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.name}</b> {one.nativeName && <span lang="ko">{one.nativeName}</span>}
                <span className="small muted">
                  {one.remark ?? one.roles.join(' and ')}, {plural(one.dramas, 'drama')}, {one.knownFor}
                </span>
              </span>
              <Button variant="quiet" size="sm" disabled={pending} onClick={() => void merge(one)}>
                Merge into {one.name}
              </Button>
            </li>
          ))}
          {others.length === 0 && <li>No one has this name.</li>}
        </ul>
      )}
      <Banner tone="error" message={problem} />
    </section>
  )
}
