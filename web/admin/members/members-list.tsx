// The list of members. The server searches, sorts and pages, so thousands are no problem.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedMember } from '#contract/api/members.ts'
import { mediumDate, utcDay } from '#contract/in-words.ts'
import { MEMBER_KINDS, MEMBER_SORTS, type MemberKind } from '#contract/members.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Face } from '#web/ui/face.tsx'
import { When } from '#web/ui/when.tsx'
import { Choice, Find, ListFaces, ListHead, Pages } from './list-parts.tsx'
import { MemberDialog } from './member-dialog.tsx'
import styles from './members.module.css'
import { memberCount, membersOn } from './queries.ts'
import { useAddress } from './use-address.ts'

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
  const address = useAddress()
  const { page, oneOf, text, go } = address
  const sort = oneOf('sort', MEMBER_SORTS) ?? 'joined'
  const order = oneOf('order', ['asc', 'desc']) ?? (DESCENDING.includes(sort) ? 'desc' : 'asc')
  const found = { search: text('q') || undefined, kind: oneOf('kind', MEMBER_KINDS) }
  const { data: members, isError, refetch } = useQuery(membersOn({ ...found, sort, order, page }))
  const counted = useQuery(memberCount(found))
  const [managed, setManaged] = useState<number | null>(null)
  return (
    <>
      <section className={`panel flush ${styles.list}`}>
        <ListHead title="Members">
          <Find label="Search by name or email" address={address} />
          <Choice
            label="Show"
            name="kind"
            all="Everyone"
            options={MEMBER_KINDS.map((value) => ({ value, label: KINDS[value] }))}
            address={address}
          />
        </ListHead>
        <ListFaces
          what="members"
          rows={members}
          isError={isError && !members}
          again={() => void refetch()}
          empty="No matching members."
        >
          <DataTable
            label="Members table"
            columns={columns(setManaged)}
            rows={members ?? []}
            rowKey={({ id }) => id}
            sortedBy={sort}
            descending={order === 'desc'}
            onSort={(id, down) => {
              const same = id === sort
              const descending = !same && DESCENDING.includes(id) ? true : down
              go({ sort: id, order: descending ? 'desc' : 'asc' })
            }}
          />
          <Pages label="Members pages" counted={counted} address={address} />
        </ListFaces>
      </section>
      <MemberDialog
        member={members?.find(({ id }) => id === managed) ?? null}
        onClose={() => setManaged(null)}
      />
    </>
  )
}
