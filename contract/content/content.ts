// Everything that admins write, by the area of its history.
import type { HistoryArea } from '../history.ts'
import { ARTICLE } from './article.ts'
import { DRAMA } from './drama.ts'
import type { Fields } from './fields.ts'
import { isPageName, PAGES } from './pages.ts'
import { PERSON } from './person.ts'
import { PLACE } from './place.ts'

const AREAS: Record<Exclude<HistoryArea, 'page'>, Fields> = {
  drama: DRAMA,
  article: ARTICLE,
  place: PLACE,
  person: PERSON,
}

/** The fields of a thing. @param item the name of a page; other areas have the same fields for all */
export function fieldsAt(area: HistoryArea, item: string | number): Fields {
  if (area !== 'page') return AREAS[area]
  return isPageName(String(item)) ? PAGES[item as keyof typeof PAGES] : {}
}
