// Members as admins see them: the list, the counters, how many come by and when.

/** One member in the admins' list. */
export interface ListedMember {
  id: number
  username: string
  email: string | null
  /** where the last sign-in came from, coarse: /24 or /48. Empty when it is not known */
  ipAddress: string
  /** null: never */
  lastLoginAt: string | null
  createdAt: string
  isAdmin: boolean
  /** null: may sign in */
  suspendedAt: string | null
}

/** Months and weeks are those of UTC, for everybody and on every machine. */
export interface MemberStats {
  totalUsers: number
  /** signed in this calendar month */
  activeUsers: number
  newUsersThisMonth: number
  newUsersLastMonth: number
}

/** One week, named by its Monday. */
export interface MemberWeek {
  week: string
  signUps: number
  /** used the site while signed in */
  active: number
}

/** What is read and kept most, for the admins. */
export interface MostLiked {
  articles: { id: number; title: string; views: number }[]
  dramas: { id: number; title: string; count: number }[]
}

/** What waits for an admin. */
export interface Desk {
  /** messages that are not done */
  messages: number
  /** of these, older than the promised time */
  lateMessages: number
  /** reported items without a decision */
  reports: number
  waitingMails: number
  failedMails: number
  /** false: no mail server is configured, messages are only kept */
  sendsMail: boolean
}

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
