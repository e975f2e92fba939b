// For admins, on the page of a person: names, merging two people, splitting one, and the history.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#contract/api/people.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { LoadingInDialog } from '#web/admin/lists/loading.tsx'
import { query } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MergePerson } from './merge-person.tsx'
import styles from './people.module.css'
import { PersonForm } from './person-form.tsx'
import { SplitPerson } from './split-person.tsx'

const adminPerson = (id: number) => query('GET /api/admin/people/{id}', { id })

export function EditPerson({ person: { id, name } }: { person: Person }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon="pencil" onClick={() => setOpen(true)}>
        Edit person
      </Button>
      <Dialog open={open} size="lg" title={`Edit ${name}`} onClose={() => setOpen(false)}>
        {open && <Edited id={id} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function Edited({ id, onDone }: { id: number; onDone: () => void }) {
  const query = useQuery({ ...adminPerson(id), refetchOnMount: 'always' })
  const { data: person } = query
  if (!person) return <LoadingInDialog query={query} />
  return (
    <div className={styles.edit}>
      <PersonForm key={person.version} person={person} onDone={onDone} />
      <hr className="stitch" />
      <MergePerson person={person} onDone={onDone} />
      <hr className="stitch" />
      <SplitPerson person={person} onDone={onDone} />
      <hr className="stitch" />
      <section>
        <h3>History</h3>
        <p className="row">
          <HistoryButton area="person" item={id} title={person.name} />
        </p>
        {person.merged.map((one) => (
          <p key={one.id} className="row">
            {one.name} was merged into this person.{' '}
            <HistoryButton area="person" item={one.id} title={one.name} />
          </p>
        ))}
      </section>
    </div>
  )
}
