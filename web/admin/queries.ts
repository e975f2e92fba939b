// What the content tabs read. Only admins ask: these answers are never part of a page's HTML.
import type { Api } from '#contract/api.ts'
import type { GivesOf } from '#contract/endpoint.ts'
import { query } from '#web/api.ts'

export type AdminDrama = GivesOf<Api['GET /api/admin/dramas']>[number]
export type AdminArticle = GivesOf<Api['GET /api/admin/news']>[number]
export type HomeTexts = GivesOf<Api['GET /api/admin/home-content']>
export type BrowseTexts = GivesOf<Api['GET /api/admin/k-drama-content']>

export const adminDramas = query('GET /api/admin/dramas')
export const adminArticles = query('GET /api/admin/news')
export const homeTexts = query('GET /api/admin/home-content')
export const browseTexts = query('GET /api/admin/k-drama-content')
