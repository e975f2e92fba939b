// The tab "Add Dramas": adds a drama, or edits the one in the address.
import { useRef } from 'react'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import { DRAMA } from '#contract/content/drama.ts'
import styles from '#web/admin/admin.module.css'
import { ContentForm } from '#web/admin/content/content-form.tsx'
import { EditedContent } from '#web/admin/content/edited-content.tsx'
import {
  type FormOf,
  formOf,
  newForm,
  problemsIn,
  type Sent,
  sentOf,
} from '#web/admin/content/form-values.ts'
import { useEditForm } from '#web/admin/content/use-edit-form.ts'
import { backToList } from '#web/admin/lists/back-to-list.ts'
import { adminDrama } from '#web/admin/queries.ts'
import { send } from '#web/api.ts'
import { Poster } from '#web/dramas/poster.tsx'
import { paths } from '#web/paths.ts'
import { DramaInputs } from './drama-inputs.tsx'
import { TmdbMatch } from './tmdb-match.tsx'

export const DramaForm = () => (
  <EditedContent
    what="drama"
    tab="dramas"
    listTab="K-Drama Page"
    newLabel="Add a new drama"
    read={adminDrama}
  >
    {(drama) => <Writing key={drama?.id ?? 'new'} drama={drama} />}
  </EditedContent>
)

function Writing({ drama }: { drama: AdminDrama | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const stored = drama ? storedIn(drama) : undefined
  const form = useEditForm<FormOf<typeof DRAMA>, Sent<typeof DRAMA>, AdminDrama>({
    draft: drama ? `admin:drama:${drama.id}` : 'admin:drama:new',
    initial: drama ? formOf(DRAMA, stored!, drama.version) : newDrama(new Date().getFullYear()),
    area: 'drama',
    item: drama?.id ?? 0,
    check: (form) => problemsIn(DRAMA, form),
    fields: (form) => sentOf(DRAMA, form, stored),
    create: (fields) => send('POST /api/admin/dramas', {}, fields),
    put: (fields, version) => send('PUT /api/admin/dramas/{id}', { id: drama!.id }, { ...fields, version }),
    failed: drama ? 'Failed to update drama' : 'Failed to add drama',
    success: ({ title }) => `✓ K-Drama "${title}" ${drama ? 'updated' : 'added'} successfully!`,
    page: ({ id }) => ({ href: paths.drama(id), label: 'View the page' }),
    onSaved: () => (drama ? backToList('dramas', 'kdrama', drama.id) : heading.current?.focus()),
  })
  return (
    <div className="stack loose">
      <ContentForm
        form={form}
        area="drama"
        item={drama}
        title={drama ? 'Edit K-Drama' : 'Add New K-Drama'}
        submitLabel={drama ? 'Update K-Drama' : 'Add K-Drama'}
        heading={heading}
        withoutPicture={
          <>
            <p className="small muted">
              {drama
                ? 'Without a picture, visitors see this illustration, made from the title and categories.'
                : 'Without a picture, we draw one from the title and categories.'}
            </p>
            {drama && (
              <div className={styles.poster}>
                <Poster drama={{ imageUrl: drama.art.poster, art: drama.art }} sizes="20rem" />
              </div>
            )}
          </>
        }
      >
        <DramaInputs value={form.value} errors={form.errors} onChange={form.change} />
      </ContentForm>
      {drama && <TmdbMatch dramaId={drama.id} />}
    </div>
  )
}

/** A drama without a picture shows the drawn one, which the form leaves empty. */
export const storedIn = (drama: AdminDrama) => ({ ...drama, imageUrl: drama.uploadedImage })

/** An unrated drama has an empty field instead of "0/10". */
export const newDrama = (year: number): FormOf<typeof DRAMA> => ({
  ...newForm(DRAMA, { name: '', year }),
  rating: '',
})
