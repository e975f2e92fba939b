// Members as admins see them: the orders and kinds of the list, and how much of it is shown.

/** Each with the direction that comes first: dates newest first, words from A. */
export const MEMBER_SORTS = {
  joined: 'desc',
  id: 'asc',
  username: 'asc',
  email: 'asc',
  location: 'asc',
  login: 'desc',
  role: 'asc',
} as const
export type MemberSort = keyof typeof MEMBER_SORTS
export const MEMBER_SORT_NAMES = Object.keys(MEMBER_SORTS) as MemberSort[]
export const MEMBER_KINDS = ['admin', 'member', 'suspended', 'new'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/** Rows on one page of the admins' lists. */
export const ADMIN_PAGE = 20
/** Without a limit a list of admins ends here. */
export const ADMIN_MOST = 5_000
/** Weeks in the charts. */
export const WEEKS_SHOWN = 12
/** Titles in "most read" and "most kept". */
export const MOST_SHOWN = 8

export const LAST_ADMIN = 'This is the only admin. Please make someone else an admin first.'
