// Merges a person into another one, who is found by name.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { AdminPerson } from '#contract/api/people.ts'
import { LIMITS } from '#contract/limits.ts'
import { plural } from '#contract/plural.ts'
import { ActionButton } from '#web/admin/action-button.tsx'
import { offerUndo } from '#web/admin/history/undo.ts'
import { send } from '#web/api.ts'
import { paths } from '#web/paths.ts'
import { peopleFound } from '#web/people/queries.ts'
import { TextField } from '#web/ui/field.tsx'
import styles from './people.module.css'

export function MergePerson({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const term = typed.trim()
  const { data: found } = useQuery({ ...peopleFound(term), enabled: term.length > 1 })
  const others = found?.filter(({ id }) => id !== person.id)
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
          {others.map(({ id, slug, name, nativeName, remark, roles, dramas, knownFor }) => (
            <li key={id}>
              <span>
                <b>{name}</b> {nativeName && <span lang="ko">{nativeName}</span>}
                <span className="small muted">
                  {remark ?? roles.join(' and ')}, {plural(dramas, 'drama')}, {knownFor}
                </span>
              </span>
              <ActionButton
                variant="quiet"
                size="sm"
                act={() => send('POST /api/admin/people/{id}/merge', { id: person.id }, { into: id })}
                failed="Could not merge these two"
                onDone={() => {
                  onDone()
                  navigate(paths.person(slug))
                  void offerUndo(client, 'person', person.id, {
                    title: `${person.name} is now part of ${name}`,
                  })
                }}
              >
                Merge into {name}
              </ActionButton>
            </li>
          ))}
          {others.length === 0 && <li>No one has this name.</li>}
        </ul>
      )}
    </section>
  )
}
