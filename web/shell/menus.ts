// The menus of header and footer, built from the entries in pages.ts.
import { type Page, pages } from '#web/pages.ts'
import { routeOf } from '#web/route.ts'

type Section = NonNullable<Page['menu']>['section']

export interface MenuLink {
  label: string
  href: string
}

const all: readonly Page[] = pages

/** In the order of pages.ts. */
export const menuOf = (where: 'header' | 'footer', ...sections: Section[]): MenuLink[] =>
  all.flatMap(({ path, menu }) => {
    const label = menu && sections.includes(menu.section) && menu[where]
    return label ? [{ label, href: path }] : []
  })

/** What the menus highlight. */
export interface CurrentEntries {
  /** the paths of the entries: home on itself only; any other also on pages below it or part of it */
  paths: string[]
  /** with sections of pages that are not in the header */
  sections: Section[]
}

export function currentEntries(path: string): CurrentEntries {
  const { partOf } = routeOf(path).page
  const current = all.filter(
    ({ path: entry, menu }) =>
      menu && (path === entry || (entry !== '/' && path.startsWith(`${entry}/`)) || partOf === entry),
  )
  return { paths: current.map((page) => page.path), sections: current.map(({ menu }) => menu!.section) }
}
