// The calls about people: actors and writers of dramas.
import { z } from 'zod'
import { PERSON } from '../content/person.ts'
import type { EndpointTable } from '../endpoint.ts'
import { LIMITS } from '../limits.ts'
import { FOUND_MOST, ROLES } from '../people.ts'
import { changesOf, publicShape, storedShape } from './content.ts'
import { drama, term } from './dramas.ts'
import { done, id, version, visibleWords } from './fields.ts'
import { dramaLine } from './learners.ts'
import { articleLink } from './news.ts'
import { filmingPlace } from './virtual-tour.ts'

const role = z.enum(ROLES)
export const personLink = z.object({ slug: z.string(), ...publicShape(PERSON, 'list') })

export const foundPerson = personLink
  .extend({
    id,
    roles: z.array(role),
    /** how many dramas of the catalogue and the index */
    dramas: z.int(),
    /** one of them, to tell people of one name apart */
    knownFor: z.string(),
  })
  .meta({ id: 'PersonFound' })
export type FoundPerson = z.infer<typeof foundPerson>

const ofDrama = { dramaId: id, dramaTitle: z.string() }
const person = personLink
  .extend({
    id,
    /** as it is spelled elsewhere */
    otherNames: z.array(z.string()),
    /** the address of a photo, on sites that show those of TMDB */
    photo: z.string().optional(),
    /** dramas they act in, the newest first; those of the index are marked */
    acted: z.array(drama),
    wrote: z.array(drama),
    /** of somebody with many dramas, the older ones */
    further: z
      .array(z.object({ id, title: z.string(), year: z.int(), role, inIndex: z.boolean().optional() }))
      .optional(),
    lines: z.array(dramaLine.extend(ofDrama)),
    places: z.array(filmingPlace.extend(ofDrama)),
    articles: z.array(articleLink),
    /** who shares at least two dramas with them, most first */
    worksWith: z.array(personLink.extend({ dramas: z.int() })),
    namesakes: z.array(foundPerson),
  })
  .meta({ id: 'Person' })
export type Person = z.infer<typeof person>

const adminPerson = z
  .object({
    id,
    slug: z.string(),
    ...storedShape(PERSON),
    version: z.int(),
    /** other entries that turned out to be this person */
    merged: z.array(z.object({ id, slug: z.string(), name: z.string() })),
    dramas: z.array(
      z.object({ id, title: z.string(), year: z.int(), roles: z.array(role), creditedAs: z.string() }),
    ),
  })
  .meta({ id: 'AdminPerson' })
export type AdminPerson = z.infer<typeof adminPerson>

export const peopleApi = {
  'GET /api/people': {
    does: `Lists up to ${FOUND_MOST} people whose name begins with the text, or who are also called so. Hyphens, spaces and capitals do not matter.`,
    query: z.object({ search: term.default('') }),
    gives: z.array(foundPerson),
    keep: ['people', 'dramas'],
  },
  'GET /api/people/{slug}': {
    does: 'Returns a person with their dramas, and the lines, places and articles that go with them. The `slug` of somebody who was merged into another person returns that person.',
    gives: person,
    fails: ['not-found'],
    keep: ['people', 'dramas', 'ratings', 'news', 'places'],
  },
  'GET /api/admin/people/{id}': {
    does: 'Returns a person as admins see them: every field, and the dramas whose credits are theirs.',
    who: 'admin',
    gives: adminPerson,
  },
  'PUT /api/admin/people/{id}': {
    does: 'Changes the fields that are sent. Send the `version` you read, and changes made since then are not overwritten (409).',
    who: 'admin',
    takes: z.object({ ...changesOf(PERSON), version }),
    gives: adminPerson,
    fails: ['conflict'],
  },
  'POST /api/admin/people/{id}/merge': {
    does: 'Makes this person part of another one: credits and address lead there. Restore the version before to undo it.',
    who: 'admin',
    takes: z.object({ into: id }),
    gives: done,
    fails: ['conflict'],
  },
  'POST /api/admin/people/{id}/split': {
    does: 'Gives the credits in some dramas to a new person of the same name, told apart by a remark. Restore the version before of the new person to undo it.',
    who: 'admin',
    takes: z.object({
      dramas: z.array(id).min(1, { error: 'Please choose at least one drama' }).max(1_000),
      remark: visibleWords(LIMITS.remark, 'Remark', 'Remark is required'),
    }),
    gives: adminPerson,
    status: 201,
    fails: ['conflict'],
  },
} as const satisfies EndpointTable
