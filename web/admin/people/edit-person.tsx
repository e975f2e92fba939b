// For admins, on the page of a person: names, merging two people, splitting one, and the history.
import { useQuery } from '@tanstack/react-query'
import type { AdminPerson, Person } from '#contract/api/people.ts'
import { PERSON } from '#contract/content/person.ts'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { HistoryButton } from '#web/admin/history/history-button.tsx'
import { Loaded } from '#web/admin/lists/loading.tsx'
import { OpensDialog } from '#web/admin/opens-dialog.tsx'
import { query, send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { MergePerson } from './merge-person.tsx'
import styles from './people.module.css'
import { SplitPerson } from './split-person.tsx'

export const EditPerson = ({ person: { id, name } }: { person: Person }) => (
  <OpensDialog
    title={`Edit ${name}`}
    focus="field"
    button={(open) => (
      <Button variant="quiet" size="sm" icon="pencil" onClick={open}>
        Edit person
      </Button>
    )}
  >
    {(close) => <Edited id={id} onDone={close} />}
  </OpensDialog>
)

const Edited = ({ id, onDone }: { id: number; onDone: () => void }) => (
  <Loaded
    query={useQuery({ ...query('GET /api/admin/people/{id}', { id }), refetchOnMount: 'always' })}
    what="this person"
  >
    {(person) => (
      <div className={styles.edit}>
        <Names key={person.version} person={person} onDone={onDone} />
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
    )}
  </Loaded>
)

function Names({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const form = useEditForm<typeof PERSON, AdminPerson>({
    ...{ fields: PERSON, area: 'person', item: person.id, stored: person },
    put: (fields, version) => send('PUT /api/admin/people/{id}', { id: person.id }, { ...fields, version }),
    failed: 'Could not save this person',
    success: ({ name }) => `${name} saved`,
    onSaved: onDone,
  })
  return (
    <form className="form" {...form.props}>
      <DraftStatus draft={form.draft} />
      <ContentInputs form={form} />
      <Banner tone="error" message={form.problem} />
      <div className="row end">
        <Button type="submit" pending={form.pending} pendingLabel="Saving...">
          Save names
        </Button>
      </div>
      {form.dialog}
    </form>
  )
}
