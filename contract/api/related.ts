// The call about where to go from a drama: its seasons, its writer's other dramas, and similar ones.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { feel } from './dramas.ts'
import { id } from './fields.ts'

export const relatedDrama = z
  .object({
    id,
    title: z.string(),
    year: z.int(),
    episodes: z.int(),
    genre: z.string(),
    imageUrl: z.string(),
    art: z.object({ poster: z.string() }),
    feel: feel.optional(),
    /** only its facts are known */
    inIndex: z.literal(true).optional(),
    /** much heavier, or much less gentle, than the drama it is shown with */
    heavier: z.literal(true).optional(),
  })
  .meta({ id: 'RelatedDrama' })
/** A drama as the pages of others show it. */
export type RelatedDrama = z.infer<typeof relatedDrama>

const related = z.object({
  /** itself among them, in order; absent for a drama that stands alone */
  series: z
    .object({
      /** seasons or parts of one story, or separate stories under one name */
      kind: z.enum(['seasons', 'series']),
      dramas: z.array(relatedDrama.extend({ label: z.string().optional() })),
    })
    .optional(),
  sameWriter: z.array(z.object({ writers: z.array(z.string()), dramas: z.array(relatedDrama) })),
  similar: z.array(relatedDrama.extend({ reason: z.string() })),
})
export type Related = z.infer<typeof related>

export const relatedApi = {
  'GET /api/dramas/{id}/see-also/dramas': {
    does: 'Lists where to go from a drama: its other seasons and parts, dramas by the same writer, and three to six similar ones, each with a reason.',
    gives: related,
    keep: ['dramas', 'places', 'people'],
  },
} as const satisfies EndpointTable
