// The names of a person.
import type { AdminPerson } from '#contract/api/people.ts'
import { PERSON } from '#contract/content/person.ts'
import { ContentInputs } from '#web/admin/content/content-inputs.tsx'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { send } from '#web/api.ts'
import { DraftStatus } from '#web/drafts/draft-status.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

export function PersonForm({ person, onDone }: { person: AdminPerson; onDone: () => void }) {
  const form = useEditForm<typeof PERSON, AdminPerson>({
    ...{ fields: PERSON, area: 'person', item: person.id, stored: person },
    put: (fields, version) => send('PUT /api/admin/people/{id}', { id: person.id }, { ...fields, version }),
    failed: 'Could not save this person',
    success: ({ name }) => `${name} saved`,
    onSaved: ({ name }) => {
      toast({ title: `${name} saved` })
      onDone()
    },
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
