// The calls about lists: dramas that a member puts together, in an order, with a note for each.
import { z } from 'zod'
import type { EndpointTable } from '../endpoint.ts'
import { LARGEST_ID } from '../largest-id.ts'
import { LIMITS } from '../limits.ts'
import {
  LIST_FULL,
  LISTS_PAGE,
  MOST_IN_LIST,
  MOST_LISTS,
  MOST_SAVED,
  TITLE_OF_LIST_MISSING,
  VISIBILITIES,
} from '../lists.ts'
import { IMPORT_BODY } from '../watchlist.ts'
import { authorHasPage, done, flag, id, idOr, many, text, visibleWords } from './fields.ts'
import { idIn, limitOf, wholeNumber } from './list-query.ts'
import { relatedDrama } from './related.ts'

const listed = relatedDrama.extend({ note: z.string() }).meta({ id: 'ListedDrama' })
/** A drama in a list, with what the member wrote about it. */
export type ListedDrama = z.infer<typeof listed>

const from = z.object({ id, title: z.string(), authorUsername: z.string() })
const copiedFrom = {
  /** the list it was copied from; null if that is not public anymore */
  copiedFrom: from.nullable().optional(),
}

export const publicList = from
  .extend({
    authorHasPage,
    /** how many dramas are in it */
    count: z.int(),
    /** the first dramas; not in the lists of one drama */
    first: z.array(relatedDrama).optional(),
  })
  .meta({ id: 'PublicList' })
export type PublicList = z.infer<typeof publicList>

const sharedList = from
  .extend({
    authorHasPage,
    visibility: z.enum(VISIBILITIES),
    ...copiedFrom,
    dramas: z.array(listed),
    /** only with a session */
    isSaved: z.boolean().optional(),
  })
  .meta({ id: 'SharedList' })
/** A list as others see it. */
export type SharedList = z.infer<typeof sharedList>

const ownList = z
  .object({
    id,
    title: z.string(),
    visibility: z.enum(VISIBILITIES),
    /** the part of its address that nobody can guess */
    key: z.string().optional(),
    /** a moderator removed it: only its member sees it */
    isRemoved: z.literal(true).optional(),
    count: z.int(),
    /** the asked drama is in it */
    hasDrama: z.boolean().optional(),
  })
  .meta({ id: 'OwnList' })
export type OwnList = z.infer<typeof ownList>
const ownListWithDramas = ownList.extend({ ...copiedFrom, dramas: z.array(listed) })
export type OwnListWithDramas = z.infer<typeof ownListWithDramas>

const title = visibleWords(LIMITS.title, 'Title', TITLE_OF_LIST_MISSING)
const note = text(LIMITS.listNote, 'Note').transform((value) => value.trim())
const key = text(LIMITS.name, 'key').optional()
const place = `place must be a whole number between 1 and ${MOST_IN_LIST}`
const visibility = z.enum(VISIBILITIES, { error: `visibility must be one of ${VISIBILITIES.join(', ')}` })

const writing = { name: 'lists', max: 120, seconds: 60 }

const imported = z.object({
  title,
  dramas: z
    .array(z.object({ dramaId: idOr('dramaId must be the id of a drama'), note: note.default('') }), {
      error: 'dramas must be a list',
    })
    .max(MOST_IN_LIST, { error: LIST_FULL }),
})
/** A list of another service, or of this one. */
export type ImportedList = z.infer<typeof imported>

export const listsApi = {
  'GET /api/lists': {
    does: `Lists public lists, newest first, at most ${LISTS_PAGE + 1}. Optional: \`limit\`, \`before\` (older than this list) and \`drama\` (those that contain it). Lists that you reported, and those of members you blocked, are left out.`,
    query: z.object({
      limit: limitOf(LISTS_PAGE + 1),
      before: idIn('before', 'a list'),
      drama: wholeNumber('drama', LARGEST_ID),
    }),
    gives: z.array(publicList),
    keep: ['lists', 'dramas', 'members'],
    personal: true,
  },
  'GET /api/lists/mine': {
    does: 'Lists your own lists, newest first. With `drama`, `hasDrama` tells which contain it.',
    who: 'member',
    query: z.object({ drama: wholeNumber('drama', LARGEST_ID) }),
    gives: z.array(ownList),
  },
  'GET /api/lists/saved': {
    does: 'Lists the lists of others that you saved and that are public now, last saved first.',
    who: 'member',
    gives: z.array(publicList),
  },
  'PUT /api/lists/saved/{id}': {
    does: `Saves a public list of another member, as it is now and will be: at most ${MOST_SAVED}. Only you see it.`,
    who: 'member',
    gives: done,
    fails: ['conflict'],
    limit: writing,
  },
  'DELETE /api/lists/saved/{id}': {
    does: 'Removes a list from those you saved.',
    who: 'member',
    gives: done,
    limit: writing,
  },
  'GET /api/lists/mine/{id}': {
    does: 'Returns one of your lists with its dramas.',
    who: 'member',
    gives: ownListWithDramas,
  },
  'GET /api/lists/{id}': {
    does: 'Returns a public list with its dramas, or one that is shared by link if its `key` is right.',
    query: z.object({ key }),
    gives: sharedList,
    keep: ['lists', 'dramas', 'members'],
    personal: true,
  },
  'POST /api/lists': {
    does: `Creates a list, which is private: an empty one, or with the dramas of a list that you can see (\`copyOf\`, and its \`key\`). A member can have ${MOST_LISTS} lists.`,
    who: 'member',
    takes: z.object({ title, copyOf: idOr('copyOf must be the id of a list').optional(), key }),
    gives: ownList,
    status: 201,
    fails: ['not-found', 'conflict'],
    limit: writing,
  },
  'POST /api/lists/import': {
    does: `Creates lists with dramas and notes, which are private, and returns what became of each. A list is already there if one of yours has its title and all of its dramas. A member can have ${MOST_LISTS} lists.`,
    who: 'member',
    takes: z.object({ lists: many(imported, MOST_LISTS, 'lists') }),
    gives: z.array(z.object({ result: z.enum(['added', 'already', 'too-many']) })),
    limit: { name: 'lists-import', max: 30, seconds: 600 },
    bodyLimit: IMPORT_BODY,
  },
  'PUT /api/lists/{id}': {
    does: 'Changes the title or visibility of your list. `newKey` makes a new address for a list that is shared by link; the old one stops working.',
    who: 'member',
    takes: z.object({
      title: title.optional(),
      visibility: visibility.optional(),
      newKey: flag('newKey').default(false),
    }),
    gives: ownList,
    limit: writing,
  },
  'DELETE /api/lists/{id}': {
    does: 'Deletes your list.',
    who: 'member',
    gives: done,
    limit: writing,
  },
  'PUT /api/lists/{id}/dramas/{dramaId}': {
    does: `Puts a drama into your list, changes your note about it, or moves it to a \`place\`, counted from 1. A new one without a place comes last. A list can have ${MOST_IN_LIST} dramas.`,
    who: 'member',
    takes: z.object({
      note: note.optional(),
      place: z.int(place).min(1, place).max(MOST_IN_LIST, place).optional(),
    }),
    gives: done,
    fails: ['conflict'],
    limit: writing,
  },
  'DELETE /api/lists/{id}/dramas/{dramaId}': {
    does: 'Removes a drama from your list. Removing it twice is not an error. `removed` is what was noted, and where: sent with PUT it restores the drama.',
    who: 'member',
    gives: done.extend({ removed: z.object({ note: z.string(), place: z.int() }).optional() }),
    limit: writing,
  },
} as const satisfies EndpointTable
