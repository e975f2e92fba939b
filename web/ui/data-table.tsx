// A table. Wide ones scroll sideways, by keyboard too. On a phone each row becomes a block with its headings before the
// cells, so nothing has to be scrolled.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { reachable } from './reachable.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** rows can be sorted by it, at the first press in this direction */
  sorts?: 'asc' | 'desc'
}

/** How the rows are sorted, by the caller. */
interface Sorting {
  by: string
  order: 'asc' | 'desc'
  onSort: (by: string, order: 'asc' | 'desc') => void
}

/** Explicit ARIA roles: the phone layout with display: block would remove the table semantics. */
const ROLE = { table: 'table', rowgroup: 'rowgroup', row: 'row', columnheader: 'columnheader', cell: 'cell' }

interface DataTableProps<Row> {
  /** the accessible name: "Members table" */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sorting?: Sorting | undefined
}

export const DataTable = <Row extends { id: number }>({
  label,
  columns,
  rows,
  sorting,
}: DataTableProps<Row>) => (
  <section className="scroll-x" aria-label={label} ref={reachable}>
    <table className="table stacks" role={ROLE.table}>
      <thead role={ROLE.rowgroup}>
        <tr role={ROLE.row}>
          {columns.map(({ id, header, sorts }) => {
            const order = sorting?.by === id ? sorting.order : undefined
            return (
              <th
                key={id}
                scope="col"
                role={ROLE.columnheader}
                aria-sort={order && (order === 'desc' ? 'descending' : 'ascending')}
              >
                {sorting && sorts ? (
                  <button
                    type="button"
                    onClick={() => sorting.onSort(id, order ? (order === 'asc' ? 'desc' : 'asc') : sorts)}
                  >
                    {header}
                    <Icon name={order ? (order === 'desc' ? 'arrow-down' : 'arrow-up') : 'arrow-up-down'} />
                  </button>
                ) : (
                  header
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role={ROLE.rowgroup}>
        {rows.map((row) => (
          <tr key={row.id} role={ROLE.row}>
            {columns.map(({ id, header, cell }) => (
              <td key={id} role={ROLE.cell} data-heading={header}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
