// The list of members. The server searches, sorts and pages, so thousands are no problem.
import type { ListedMember } from '#contract/api/members.ts'
import { mediumDate, utcDay } from '#contract/in-words.ts'
import { MEMBER_SORTS, type MemberKind, type MemberSort } from '#contract/members.ts'
import { PagedList } from '#web/admin/lists/paged-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import { ManageMember } from './manage-member.tsx'
import styles from './members.module.css'

const KINDS: Record<MemberKind, string> = {
  admin: 'Admins',
  member: 'Members',
  suspended: 'Suspended',
  new: 'Joined this month',
}

/** What sorts is an order of the server. */
const columns: readonly (Column<ListedMember> & ({ id: MemberSort } | { sorts?: never }))[] = [
  {
    id: 'id',
    header: 'ID',
    sorts: MEMBER_SORTS.id,
    cell: ({ id }) => <span className="num muted">{id}</span>,
  },
  {
    id: 'username',
    header: 'Username',
    sorts: MEMBER_SORTS.username,
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
    sorts: MEMBER_SORTS.email,
    cell: ({ email }) => email ?? <span className="muted">Not provided</span>,
  },
  {
    id: 'location',
    header: 'Location/Country',
    sorts: MEMBER_SORTS.location,
    cell: ({ ipAddress }) => ipAddress || <span className="muted">Unknown</span>,
  },
  {
    id: 'login',
    header: 'Last Login',
    sorts: MEMBER_SORTS.login,
    cell: ({ lastLoginAt }) =>
      lastLoginAt ? <When at={lastLoginAt} /> : <span className="muted">Never</span>,
  },
  {
    id: 'joined',
    header: 'Joined Date',
    sorts: MEMBER_SORTS.joined,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{mediumDate(utcDay(createdAt))}</time>,
  },
  {
    id: 'role',
    header: 'Role',
    sorts: MEMBER_SORTS.role,
    cell: (member) => (
      <span className={styles.role}>
        {member.isAdmin ? (
          <Badge dye="dye-chija" icon="shield">
            Admin
          </Badge>
        ) : (
          <Badge>Member</Badge>
        )}
        {member.suspendedAt && (
          <Badge dye="dye-danger" icon="user-x">
            Suspended
          </Badge>
        )}
        <ManageMember member={member} />
      </span>
    ),
  },
]

export const MembersList = () => (
  <PagedList
    call="GET /api/admin/users"
    title="Members"
    label="members"
    find="Search by name or email"
    choices={[{ name: 'kind', label: 'Show', all: 'Everyone', options: KINDS }]}
    empty="No members yet."
    columns={columns}
    sortedBy="joined"
  />
)
