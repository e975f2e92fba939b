// Members as admins see them: the orders and kinds of the list, and how much of it is shown.

export const MEMBER_SORTS = ['joined', 'id', 'username', 'email', 'location', 'login', 'role'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]
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
