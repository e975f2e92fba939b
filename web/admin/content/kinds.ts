// What admins list and edit: for each kind of content its description, calls and words.
import type { UseQueryOptions } from '@tanstack/react-query'
import type { AdminDrama } from '#contract/api/admin-dramas.ts'
import type { AdminArticle } from '#contract/api/news.ts'
import type { Place } from '#contract/api/virtual-tour.ts'
import { ARTICLE } from '#contract/content/article.ts'
import { DRAMA } from '#contract/content/drama.ts'
import type { Fields } from '#contract/content/fields.ts'
import { PLACE } from '#contract/content/place.ts'
import type { TrashArea } from '#web/admin/history/undo.ts'
import type { ListCall } from '#web/admin/lists/paged-list.tsx'
import type { TabId } from '#web/admin/tabs.ts'
import { query, send } from '#web/api.ts'
import type { Plain } from '#web/drafts/draft-box.ts'
import { paths } from '#web/paths.ts'
import type { ApiError } from '#web/query.ts'
import { formDataOf, PUBLISH_NOW, type Sent } from './form-values.ts'

export interface Listed {
  id: number
  version: number
  imageUrl: string
}

interface FormWords {
  title: string
  submit: string
  /** before the reason */
  failed: string
}

export interface Kind<F extends Fields, Item extends Listed> {
  area: TrashArea
  fields: F
  /** "drama" */
  noun: string
  titleOf: (item: Item) => string
  /** its title in Hangul */
  nativeOf?: (item: Item) => string | undefined
  /** the tab of the list, the tab of the form, and what the address calls the edited one */
  list: TabId
  form: TabId
  param: 'edit' | 'place'
  /** The stored fields: a drawn picture is none. */
  storedIn: (item: Item) => Item & { imageUrl: string | null }
  /** values of something new that are not the usual defaults */
  beginning?: Record<string, Plain>
  /** lists them */
  call: ListCall
  read: (id: number) => UseQueryOptions<Item, ApiError>
  create: (fields: Sent<F>) => Promise<Item>
  put: (id: number, fields: Sent<F>, version: number) => Promise<Item>
  remove: (id: number) => Promise<unknown>
  /** its page; null: visitors have none */
  href: (item: Item) => string | null
  add: FormWords
  edit: FormWords
  /** the banner after saving */
  saved: (item: Item, isEdit: boolean) => string
  deleteFailed: string
  /** the button that begins a new one */
  anew: string
}

const withoutDrawn = <Item extends Listed>(item: Item, drawn: string) => ({
  ...item,
  imageUrl: item.imageUrl === drawn ? null : item.imageUrl,
})

export const DRAMAS: Kind<typeof DRAMA, AdminDrama> = {
  area: 'drama',
  fields: DRAMA,
  noun: 'drama',
  titleOf: ({ title }) => title,
  nativeOf: ({ nativeTitle }) => nativeTitle,
  ...{ list: 'kdrama', form: 'dramas', param: 'edit' },
  storedIn: (drama) =>
    ({ ...drama, imageUrl: drama.uploadedImage }) as AdminDrama & { imageUrl: string | null },
  // an unrated drama has an empty field instead of "0/10"
  beginning: { rating: '' },
  call: 'GET /api/admin/dramas',
  read: (id) => query('GET /api/admin/dramas/{id}', { id }),
  create: (fields) => send('POST /api/admin/dramas', {}, fields),
  put: (id, fields, version) => send('PUT /api/admin/dramas/{id}', { id }, { ...fields, version }),
  remove: (id) => send('DELETE /api/admin/dramas/{id}', { id }),
  href: ({ id }) => paths.drama(id),
  add: { title: 'Add New K-Drama', submit: 'Add K-Drama', failed: 'Failed to add drama' },
  edit: { title: 'Edit K-Drama', submit: 'Update K-Drama', failed: 'Failed to update drama' },
  saved: ({ title }, isEdit) => `✓ K-Drama "${title}" ${isEdit ? 'updated' : 'added'} successfully!`,
  deleteFailed: 'Failed to delete drama',
  anew: 'Add a new drama',
}

export const ARTICLES: Kind<typeof ARTICLE, AdminArticle> = {
  area: 'article',
  fields: ARTICLE,
  noun: 'article',
  titleOf: ({ title }) => title,
  ...{ list: 'kstar', form: 'news', param: 'edit' },
  storedIn: (article) => withoutDrawn(article, article.art.cover),
  beginning: { publishedAt: PUBLISH_NOW },
  call: 'GET /api/admin/news',
  read: (id) => query('GET /api/admin/news/{id}', { id }),
  // without a time the server uses its own
  create: ({ publishedAt, ...words }) =>
    send('POST /api/admin/news', {}, publishedAt === null ? { ...words, publishedAt } : words),
  put: (id, fields, version) => send('PUT /api/admin/news/{id}', { id }, { ...fields, version }),
  remove: (id) => send('DELETE /api/admin/news/{id}', { id }),
  href: ({ id, publishedAt }) => (publishedAt ? paths.news(id) : null),
  add: { title: 'Add New K-Star Article', submit: 'Add Article', failed: 'Failed to add news' },
  edit: { title: 'Edit K-Star Article', submit: 'Update Article', failed: 'Failed to update article' },
  saved: ({ celebrity, title, publishedAt }, isEdit) =>
    isEdit
      ? `✓ Article "${title}" updated successfully!`
      : `✓ New K-Star news about ${celebrity} added successfully!${publishedAt ? '' : ' It is a draft.'}`,
  deleteFailed: 'Failed to delete article',
  anew: 'Write a new article',
}

export const PLACES: Kind<typeof PLACE, Place> = {
  area: 'place',
  fields: PLACE,
  noun: 'place',
  titleOf: ({ name }) => name,
  nativeOf: ({ nativeName }) => nativeName,
  ...{ list: 'virtual-tour', form: 'virtual-tour', param: 'place' },
  storedIn: (place) => withoutDrawn(place, place.art.cover),
  call: 'GET /api/admin/virtual-tour-locations',
  read: (id) => query('GET /api/admin/virtual-tour-locations/{id}', { id }),
  create: (fields) => send('POST /api/virtual-tour-locations', {}, formDataOf(PLACE, fields)),
  put: (id, fields, version) =>
    send('PUT /api/virtual-tour-locations/{id}', { id }, formDataOf(PLACE, fields, version)),
  remove: (id) => send('DELETE /api/virtual-tour-locations/{id}', { id }),
  href: ({ id }) => paths.tour(id),
  add: {
    title: 'Add New Virtual Tour Location',
    submit: 'Add Location',
    failed: 'Failed to create virtual tour location',
  },
  edit: {
    title: 'Edit Virtual Tour Location',
    submit: 'Update Location',
    failed: 'Failed to update virtual tour location',
  },
  saved: (_, isEdit) => `✓ Virtual tour location ${isEdit ? 'updated' : 'added'} successfully!`,
  deleteFailed: 'Failed to delete virtual tour location',
  anew: 'Add a new place',
}
