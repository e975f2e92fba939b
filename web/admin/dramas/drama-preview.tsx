// The page of a drama as it will be: the real page, with the values of the form.
import { useQuery } from '@tanstack/react-query'
import type { Drama } from '#contract/api/dramas.ts'
import { comfortOf } from '#contract/content/comfort-of.ts'
import { DRAMA, type DramaFields } from '#contract/content/drama.ts'
import { defaultsOf, publicValues } from '#contract/content/fields.ts'
import { pictureWithoutUpload } from '#contract/images.ts'
import { type FormValues, sentOf } from '#web/admin/content/form-values.ts'
import { Answered, Preview, previewed } from '#web/admin/content/preview.tsx'
import type { EditForm } from '#web/admin/content/use-edit-form.ts'
import { readInBrowser } from '#web/api.ts'
import { oneDrama } from '#web/dramas/queries.ts'
import { ApiError } from '#web/query.ts'
import { SHARE_IMAGE } from '#web/shell/head.tsx'
import { Spinner } from '#web/ui/skeleton.tsx'

const DetailPage = previewed(() => import('#web/dramas/detail-page.tsx'))

interface DramaPreviewProps {
  form: EditForm
  /** null: something new */
  id: number | null
}

export const DramaPreview = (props: DramaPreviewProps) => (
  <Preview {...(props.id === null && { note: 'Not saved yet. Its picture is drawn when it is.' })}>
    <Typed {...props} />
  </Preview>
)

function Typed({ form, id }: DramaPreviewProps) {
  const { data: now, isPending } = useQuery({ ...oneDrama(id ?? 0), enabled: id !== null })
  if (id !== null && isPending) return <Spinner />
  const drama = asTyped(form.value, form.stored, now)
  return (
    <Answered query={oneDrama(drama.id)} answer={drama} read={drama.id ? readInBrowser : nothing}>
      <DetailPage params={{ id: String(drama.id) }} query={new URLSearchParams()} />
    </Answered>
  )
}

/** What else a page asks for is there only for a saved drama. */
const nothing = () => Promise.reject(new ApiError(404, 'Not found'))

const ART = { poster: SHARE_IMAGE, tall: SHARE_IMAGE, hero: SHARE_IMAGE, share: SHARE_IMAGE, ground: '' }

/** The drama as visitors would get it if the form was saved now. */
function asTyped(typed: FormValues, stored: object | null, now: Drama | undefined): Drama {
  const usual = defaultsOf(DRAMA, { name: '', year: new Date().getFullYear() })
  const fields = { ...usual, ...sentOf(DRAMA, typed, stored ?? undefined) } as DramaFields
  const comfort = comfortOf(fields, now?.comfort ?? { reported: [], confirmed: [] })
  const { id = 0, art = ART, people = [], updatedAt = new Date().toISOString() } = now ?? {}
  return {
    ...{ id, art, people, updatedAt },
    ...publicValues(DRAMA, 'list', fields),
    ...publicValues(DRAMA, 'page', fields),
    imageUrl: fields.imageUrl ?? (now ? pictureWithoutUpload(now) : art.poster),
    ...(now?.tmdb && { tmdb: now.tmdb }),
    ...(comfort && { comfort }),
  }
}
