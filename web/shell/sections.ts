// The entries of the header, the same for the desktop bar and the mobile menu.
import { paths } from '#web/paths.ts'

export interface Entry {
  label: string
  href: string
}

export const MAIN: Entry[] = [
  { label: 'Home', href: paths.home },
  { label: 'K-Drama', href: paths.browse() },
  { label: 'K-Star', href: paths.news() },
]

export interface Section {
  label: string
  entries: Entry[]
  /** addresses that begin with one of these belong to the section */
  activeFor: string[]
}

export const SECTIONS: Section[] = [
  {
    label: 'Community',
    entries: [
      { label: 'Discussions', href: paths.community() },
      { label: 'Reviews', href: paths.reviews },
    ],
    activeFor: ['/community', '/reviews'],
  },
  {
    label: 'Support',
    entries: [
      { label: 'Korean Learners', href: paths.learners },
      { label: 'Virtual Tour', href: paths.tour() },
      { label: 'Contact Us', href: paths.feedback },
    ],
    activeFor: ['/korean-learners', '/virtual-tour', '/experiential-learning', '/feedback'],
  },
]

/** Home matches only itself; any other entry also the pages below it, and K-Drama the pages of dramas. */
export function isHere(path: string, href: string): boolean {
  if (href === '/') return path === '/'
  return path === href || path.startsWith(`${href}/`) || (href === '/k-drama' && path.startsWith('/drama/'))
}

export const isActive = (path: string, section: Section) =>
  section.activeFor.some((start) => path.startsWith(start))
