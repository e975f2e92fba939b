// The list of members. The server searches, sorts and pages, so thousands are no problem.
import { useState } from 'react'
import type { ListedMember } from '#contract/api/members.ts'
import { mediumDate, utcDay } from '#contract/in-words.ts'
import { ADMIN_PAGE, MEMBER_SORTS, type MemberKind } from '#contract/members.ts'
import admin from '#web/admin/admin.module.css'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import { useAddress } from '#web/admin/lists/use-address.ts'
import { query } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import { MemberDialog } from './member-dialog.tsx'
import styles from './members.module.css'

const KINDS: Record<MemberKind, string> = {
  admin: 'Admins',
  member: 'Members',
  suspended: 'Suspended',
  new: 'Joined this month',
}

const columns = (onManage: (id: number) => void): readonly Column<ListedMember>[] => [
  { id: 'id', header: 'ID', sorts: true, cell: ({ id }) => <span className="num muted">{id}</span> },
  {
    id: 'username',
    header: 'Username',
    sorts: true,
    cell: ({ username }) => (
      <span className={styles.user}>
        <Face name={username} size="sm" />
        <bdi>{username}</bdi>
      </span>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    sorts: true,
    cell: ({ email }) => email ?? <span className="muted">Not provided</span>,
  },
  {
    id: 'location',
    header: 'Location/Country',
    sorts: true,
    cell: ({ ipAddress }) => ipAddress || <span className="muted">Unknown</span>,
  },
  {
    id: 'login',
    header: 'Last Login',
    sorts: true,
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? <When at={lastLoginAt} /> : <span className="muted">Never</span>,
  },
  {
    id: 'joined',
    header: 'Joined Date',
    sorts: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{mediumDate(utcDay(createdAt))}</time>,
  },
  {
    id: 'role',
    header: 'Role',
    sorts: true,
    cell: ({ id, username, isAdmin, suspendedAt }) => (
      <span className={styles.role}>
        {isAdmin ? (
          <Badge dye="dye-chija" icon="shield">
            Admin
          </Badge>
        ) : (
          <Badge>Member</Badge>
        )}
        {suspendedAt && (
          <Badge dye="dye-danger" icon="user-x">
            Suspended
          </Badge>
        )}
        <IconButton label={`Manage ${username}`} icon="ellipsis" size="sm" onClick={() => onManage(id)} />
      </span>
    ),
  },
]

/** Dates sort newest first, words from A. */
const DESCENDING = ['joined', 'login']

export function MembersList() {
  const { oneOf, go } = useAddress()
  const sort = oneOf('sort', MEMBER_SORTS) ?? 'joined'
  const order = oneOf('order', ['asc', 'desc']) ?? (DESCENDING.includes(sort) ? 'desc' : 'asc')
  const [managed, setManaged] = useState<number | null>(null)
  return (
    <section className="stack" aria-labelledby="admin-members">
      <h2 id="admin-members" className={admin.title}>
        Members
      </h2>
      <PagedList
        label="members"
        find="Search by name or email"
        choices={[{ name: 'kind', label: 'Show', all: 'Everyone', options: KINDS }]}
        counted={({ search, kind }) => query('GET /api/admin/users/count', { search, kind })}
        read={({ search, kind }, page) =>
          query('GET /api/admin/users', { search, kind, sort, order, page, limit: ADMIN_PAGE })
        }
        empty={<EmptyState heading="h3" title="No members yet." />}
      >
        {(members) => (
          <>
            <DataTable
              label="Members table"
              columns={columns(setManaged)}
              rows={members}
              rowKey={({ id }) => id}
              sortedBy={sort}
              descending={order === 'desc'}
              onSort={(id, down) => {
                const descending = id !== sort && DESCENDING.includes(id) ? true : down
                go({ sort: id, order: descending ? 'desc' : 'asc' })
              }}
            />
            <MemberDialog
              member={members.find(({ id }) => id === managed) ?? null}
              onClose={() => setManaged(null)}
            />
          </>
        )}
      </PagedList>
    </section>
  )
}
