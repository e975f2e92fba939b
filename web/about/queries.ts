// The queries of About, Privacy and Terms.
import { query } from '#web/api.ts'

export type AboutPage = 'about' | 'privacy' | 'terms'
export const siteText = (page: AboutPage) => query('GET /api/page-text/{page}', { page })
