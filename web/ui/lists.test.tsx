// @vitest-environment jsdom
// Tables, pagination and avatars.
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'
import { Face } from './face.tsx'
import { find, onStage, press } from './on-stage.tsx'
import { Pagination, shownPages } from './pagination.tsx'

const members = [
  { id: 9, name: 'minji', country: 'Korea' },
  { id: 10, name: 'Amara', country: null },
  { id: 2, name: 'jiwoo', country: 'Ghana' },
]
const table = (
  <DataTable
    label="Members table"
    rows={members}
    rowKey={(member) => member.id}
    sortedBy="id"
    descending
    columns={[
      { id: 'id', header: 'ID', cell: (member) => member.id, by: (member) => member.id },
      { id: 'name', header: 'Username', cell: (member) => member.name, by: (member) => member.name },
      { id: 'country', header: 'Country', cell: (member) => member.country, by: (member) => member.country },
    ]}
  />
)
const ids = () =>
  [...document.querySelectorAll('tbody td:first-child')].map((cell) => Number(cell.textContent))
const sorts = () => [...document.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort'))

test('a table sorts by the pressed heading, reverses at the second press, and announces it', async () => {
  await onStage(table)
  expect([ids(), sorts()]).toEqual([
    [10, 9, 2],
    ['descending', null, null],
  ])
  await press(find('button', 'ID'))
  expect(ids()).toEqual([2, 9, 10])
  await press(find('button', 'Username'))
  expect([ids(), sorts()]).toEqual([
    [10, 2, 9],
    [null, 'ascending', null],
  ])
})

test('a table with sorted rows asks its caller for another order and does not sort itself', async () => {
  const calls: unknown[] = []
  const rows = [{ id: 2 }, { id: 9 }]
  const columns = [{ id: 'id', header: 'ID', sorts: true, cell: (row: { id: number }) => row.id }]
  await onStage(
    <DataTable
      label="Members table"
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns}
      sortedBy="id"
      onSort={(...sort) => calls.push(sort)}
    />,
  )
  await press(find('button', 'ID'))
  expect([ids(), sorts(), calls]).toEqual([[2, 9], ['ascending'], [['id', true]]])
})

test('empty cells are last in both directions', async () => {
  await onStage(table)
  await press(find('button', 'Country'))
  expect(ids()).toEqual([2, 9, 10])
  await press(find('button', 'Country'))
  expect(ids()).toEqual([9, 2, 10])
})

test('a table wider than the screen can be scrolled by keyboard', async () => {
  await onStage(table)
  expect(document.querySelector<HTMLElement>('[aria-label="Members table"]')!.tabIndex).toBe(0)
})

test('page numbers are links, the current one is marked, and the first page has no previous one', async () => {
  await onStage(<Pagination label="Pages" page={1} pages={3} href={(page) => `/community?page=${page}`} />)
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('1')
  expect(find('link', 'Next page').getAttribute('href')).toBe('/community?page=2')
  expect(() => find('link', 'Previous page')).toThrow()
})

test('a single page has no page numbers', async () => {
  const { place } = await onStage(<Pagination label="Pages" page={1} pages={1} href={String} />)
  expect(place.innerHTML).toBe('')
})

test('many pages are shortened around the current one, and a gap hides two or more', () => {
  expect(shownPages(1, 12)).toEqual([1, 2, 3, 4, null, 12])
  expect(shownPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(shownPages(12, 12)).toEqual([1, null, 9, 10, 11, 12])
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('an avatar shows the first grapheme of a name, always in the same color', async () => {
  const { place } = await onStage(
    <>
      <Face name="minji" />
      <Face name="유나" />
      <Face name="👩‍🌾 farm" />
      <Face name="Han Ji-min" initials />
      <Face name="" />
      <Face name="minji" size="sm" />
    </>,
  )
  const faces = [...place.children]
  expect(faces.map((face) => face.textContent)).toEqual(['M', '유', '👩‍🌾', 'HJ', 'U', 'M'])
  expect(faces[5]!.className).toContain(faces[0]!.className.split(' ').at(-1))
})
