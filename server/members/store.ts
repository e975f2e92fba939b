// Reads the members for admins: searched, sorted, a page at a time.
import { and, asc, desc, eq, isNotNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListedMember, membersApi } from '#contract/api/members.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { ADMIN_MOST, ADMIN_PAGE, MEMBER_SORTS, type MemberKind, type MemberSort } from '#contract/members.ts'
import { foldName } from '#server/auth/names.ts'
import type { MemberRow } from '#server/auth/show.ts'
import { members } from '#server/auth/table.ts'
import type { Db } from '#server/db/open.ts'
import { regionOf } from '#server/limits/region.ts'
import { THIS_MONTH } from './stats.ts'

type MemberQuery = QueryOf<(typeof membersApi)['GET /api/admin/users']>
type Found = Pick<MemberQuery, 'search' | 'kind'>

/** What admins see of a member. No passwords and no tokens. */
export const showListed = (row: MemberRow): ListedMember => ({
  id: row.id,
  username: row.username,
  email: row.email,
  ipAddress: regionIn(row.ipAddress),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isAdmin: row.isAdmin,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
})

/** Rows of before November 2026 hold a network, which is never shown. */
const regionIn = (stored: string | null): string =>
  stored && !/[.:]/.test(stored) ? stored : (regionOf(stored) ?? '')

export async function listMembers(db: Db, query: MemberQuery): Promise<ListedMember[]> {
  const { sort = 'joined', order, before, page, limit } = query
  const size = limit ?? (page ? ADMIN_PAGE : ADMIN_MOST)
  const rows = await db
    .select()
    .from(members)
    .where(and(isFound(query), before ? lt(members.id, before) : undefined))
    .orderBy(...orderOf(sort, order ?? MEMBER_SORTS[sort]))
    .limit(size)
    .offset(page ? (page - 1) * size : 0)
  return rows.map(showListed)
}

export const countMembers = (db: Db, found: Found): Promise<number> => db.$count(members, isFound(found))

/** Searches for the characters themselves: % and _ are not patterns. A trigram index finds three and more. */
function isFound({ search, kind }: Found): SQL | undefined {
  return and(search ? or(...hits(search)) : undefined, kind && KINDS[kind])
}

function hits(search: string): SQL[] {
  const has = (text: SQL | PgColumn, part: string) => like(text, `%${part.replace(/[\\%_]/g, '\\$&')}%`)
  return [
    has(sql`lower(${members.username})`, search.toLowerCase()),
    has(members.usernameFolded, foldName(search).toLowerCase()),
    has(sql`lower(${members.email})`, search.toLowerCase()),
    ...(/^#?[1-9]\d{0,8}$/.test(search) ? [eq(members.id, Number(search.replace('#', '')))] : []),
  ]
}

const KINDS: Record<MemberKind, SQL> = {
  admin: sql`${members.isAdmin}`,
  member: sql`not ${members.isAdmin}`,
  suspended: isNotNull(members.suspendedAt),
  new: sql`${members.createdAt} >= ${THIS_MONTH}`,
}

const COLUMNS: Record<MemberSort, SQL> = {
  joined: sql`${members.createdAt}`,
  id: sql`${members.id}`,
  username: sql`lower(${members.username})`,
  email: sql`lower(${members.email})`,
  location: sql`${members.ipAddress}`,
  login: sql`${members.lastLoginAt}`,
  role: sql`not ${members.isAdmin}`,
}

/** What every member has: "nulls last" would keep PostgreSQL from reading an index backwards. */
const ALWAYS_KNOWN: readonly MemberSort[] = ['joined', 'id', 'username', 'role']

/** Unknown values come last in both directions. Among equal values the newest member comes first. */
const orderOf = (sort: MemberSort, order: 'asc' | 'desc'): SQL[] => [
  sql`${order === 'asc' ? asc(COLUMNS[sort]) : desc(COLUMNS[sort])}${ALWAYS_KNOWN.includes(sort) ? sql`` : sql` nulls last`}`,
  sort === 'id' && order === 'asc' ? asc(members.id) : desc(members.id),
]
