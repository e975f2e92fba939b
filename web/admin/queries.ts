// The queries of the content tabs. For admins only: never part of a page's HTML.
import { keepPreviousData } from '@tanstack/react-query'
import type { Api } from '#contract/api.ts'
import type { PageText } from '#contract/content/pages.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { query } from '#web/api.ts'
import type { ListView } from './lists/use-list.ts'

export type HomeTexts = GivesOf<Api['GET /api/admin/home-content']>
export type BrowseTexts = GivesOf<Api['GET /api/admin/k-drama-content']>

type Found = Pick<ListView, 'search' | 'kind'>
type PageView = ListView & { page: number }
/** Keeps the old page until the new one has loaded; pages that are not shown are dropped. */
const calm = { placeholderData: keepPreviousData, gcTime: 0 }

export const adminDramasOn = ({ search, kind, sort, page }: PageView) => ({
  ...query('GET /api/admin/dramas', { search, kind, sort, page }),
  ...calm,
})
export const adminDramaCount = ({ search, kind }: Found) => ({
  ...query('GET /api/admin/dramas/count', { search, kind }),
  ...calm,
})
export const adminDramaIds = ({ search, kind }: Found) => query('GET /api/admin/dramas/ids', { search, kind })
/** Always refetched for a form: somebody else may have changed it. */
export const NOW = { refetchOnMount: 'always', gcTime: 0 } as const
export const adminDrama = (id: number) => query('GET /api/admin/dramas/{id}', { id })
export const adminArticle = (id: number) => query('GET /api/admin/news/{id}', { id })
export const adminArticlesOn = ({ search, kind, sort, page }: PageView) => ({
  ...query('GET /api/admin/news', { search, kind, sort, page }),
  ...calm,
})
export const adminArticleCount = ({ search, kind }: Found) => ({
  ...query('GET /api/admin/news/count', { search, kind }),
  ...calm,
})
export const featuredCelebrities = query('GET /api/admin/news/celebrities')
export const adminPlace = (id: number) => query('GET /api/admin/virtual-tour-locations/{id}', { id })
export const adminPlacesOn = ({ search, kind, sort, page }: PageView) => ({
  ...query('GET /api/admin/virtual-tour-locations', { search, kind, sort, page }),
  ...calm,
})
export const adminPlaceCount = ({ search, kind }: Found) => ({
  ...query('GET /api/admin/virtual-tour-locations/count', { search, kind }),
  ...calm,
})
/** The newest matching uploads, or those before one. */
export const uploads = (search: string, before?: number) =>
  query('GET /api/admin/uploads', { search, before })
export const homeTexts = query('GET /api/admin/home-content')
export const browseTexts = query('GET /api/admin/k-drama-content')
export type PageTextNow = GivesOf<Api['GET /api/admin/page-text/{page}']>
export const pageText = (page: PageText) => query('GET /api/admin/page-text/{page}', { page })
