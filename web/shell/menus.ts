// The menus of header and footer, built from the entries in pages.ts.
import { type Page, pages } from '#web/pages.ts'
import { routeOf } from '#web/route.ts'

type Section = NonNullable<Page['menu']>['section']

export interface MenuLink {
  label: string
  href: string
}

const all: readonly Page[] = pages

export const menuOf = (section: Section, where: 'header' | 'footer'): MenuLink[] =>
  all.flatMap(({ path, menu }) => {
    const label = menu?.section === section && menu[where]
    return label ? [{ label, href: path }] : []
  })

/** Home is highlighted on itself only; any other entry also on pages below it or part of it. */
export const isCurrent = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`)) || routeOf(path).page.partOf === href

/** True if the dropdown contains the current page, or a page of its section that is not in the header. */
export const isInSection = (path: string, section: Section): boolean =>
  all.some((page) => page.menu?.section === section && isCurrent(path, page.path))
