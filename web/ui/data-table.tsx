// A sortable table. Wide ones scroll sideways, by keyboard too. On a phone each row becomes a block with its headings
// before the cells, so nothing has to be scrolled.
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { reachable } from './reachable.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** the value to sort by; without it the column is not sortable */
  by?: (row: Row) => string | number | null
  /** sortable by the caller: see onSort */
  sorts?: boolean
  /** numbers are right-aligned */
  right?: boolean
}

/** Explicit ARIA roles: the phone layout with display: block would remove the table semantics. */
const ROLE = { table: 'table', rowgroup: 'rowgroup', row: 'row', columnheader: 'columnheader', cell: 'cell' }

interface DataTableProps<Row> {
  /** the accessible name: "Members table" */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** the column sorted by at first */
  sortedBy?: string
  descending?: boolean
  /** render only this slice of the sorted rows */
  from?: number
  count?: number
  /** rows arrive sorted by sortedBy and descending: the caller is asked to sort them */
  onSort?: (id: string, descending: boolean) => void
}

export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sortedBy,
  descending = false,
  from = 0,
  count,
  onSort,
}: DataTableProps<Row>) {
  const [own, setOwn] = useState({ id: sortedBy, down: descending })
  const sort = onSort ? { id: sortedBy, down: descending } : own
  const press = (id: string, down: boolean) => (onSort ? onSort(id, down) : setOwn({ id, down }))
  const by = onSort ? undefined : columns.find((column) => column.id === sort.id)?.by
  const sorted = by ? sortRows(rows, by, sort.down) : rows
  const shown = sorted.slice(from, count === undefined ? undefined : from + count)
  return (
    <section className="scroll-x" aria-label={label} ref={reachable}>
      <table className="table stacks" role={ROLE.table}>
        <thead role={ROLE.rowgroup}>
          <tr role={ROLE.row}>
            {columns.map((column) => {
              const active = column.id === sort.id
              const sorts = column.sorts || column.by !== undefined
              return (
                <th
                  key={column.id}
                  scope="col"
                  role={ROLE.columnheader}
                  className={column.right ? 'right' : undefined}
                  aria-sort={active && sorts ? (sort.down ? 'descending' : 'ascending') : undefined}
                >
                  {sorts ? (
                    <button type="button" onClick={() => press(column.id, active && !sort.down)}>
                      {column.header}
                      <Icon name={active ? (sort.down ? 'arrow-down' : 'arrow-up') : 'arrow-up-down'} />
                    </button>
                  ) : (
                    column.header
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role={ROLE.rowgroup}>
          {shown.map((row) => (
            <tr key={rowKey(row)} role={ROLE.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role={ROLE.cell}
                  data-heading={column.header}
                  className={column.right ? 'right' : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Empty cells come last in both directions; equal ones keep their order. */
function sortRows<Row>(rows: readonly Row[], by: (row: Row) => string | number | null, down: boolean): Row[] {
  const turn = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)]
    if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
    if (typeof left === 'number' && typeof right === 'number') return (left - right) * turn
    return String(left).localeCompare(String(right), 'en', { numeric: true }) * turn
  })
}
