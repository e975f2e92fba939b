// Uploading pictures, and the library of those that are here.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { done, id, moment, text } from './fields.ts'
import { idIn } from './list-query.ts'

const alt = text(LIMITS.alt, 'Description').transform((value) => value.trim())
const upload = z
  .object({
    id,
    url: z.string(),
    /** the same in the size a panorama is looked at, where it was uploaded as one */
    panoramaUrl: z.string().optional(),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    originalName: z.string(),
    createdAt: moment,
    usedIn: z.array(z.object({ area: z.enum(['drama', 'article', 'place']), id, title: z.string() })),
  })
  .meta({ id: 'UploadedPicture' })
/** A picture of the library, and where it is used. */
export type Upload = z.infer<typeof upload>

const uploaded = z.object({ url: z.string(), width: z.int(), height: z.int() })
export type Uploaded = z.infer<typeof uploaded>

export const imagesApi = {
  'POST /api/upload': {
    does: 'Uploads a picture as the form field `image`: PNG, JPEG, WebP, GIF or AVIF, at most 10 MB and 40 megapixels. It is re-encoded without metadata such as place and camera. With `as=panorama`, it stays wide enough for a panorama.',
    who: 'admin',
    sentAs: 'form',
    files: { image: true },
    query: z.object({ as: z.enum(['picture', 'panorama']).default('picture').catch('picture') }),
    gives: uploaded,
    status: 201,
    limit: { name: 'upload', max: 60, seconds: 600 },
  },
  'GET /api/admin/uploads': {
    does: 'Lists uploaded pictures, newest first, 60 at a time, and where each is used.',
    who: 'admin',
    query: z.object({
      /** words of the description or of the file's name */
      search: text(200, 'Search').optional().catch(undefined),
      /** only those that came before this one */
      before: idIn('before', 'a picture'),
    }),
    gives: z.array(upload),
  },
  'PUT /api/admin/uploads/{id}': {
    does: 'Changes the description of a picture.',
    who: 'admin',
    takes: z.object({ alt }),
    gives: upload,
  },
  'DELETE /api/admin/uploads/{id}': {
    does: 'Deletes a picture that is not in use.',
    who: 'admin',
    gives: done,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
