// The menus of the header and the footer: which pages they hold is said by each page's entry in pages.ts.
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

/** Home is highlighted for itself alone; any other page also for those below it, and for those that are part of it. */
export const isCurrent = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`)) || routeOf(path).page.partOf === href

/** Whether a dropdown holds the current page, or stands for it: some of its pages are not offered in the header. */
export const isInSection = (path: string, section: Section): boolean =>
  all.some((page) => page.menu?.section === section && isCurrent(path, page.path))
