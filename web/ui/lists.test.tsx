// Tables, pagination and avatars.
import { expect, test } from 'vitest'
import { find, press, render } from '#tests/render.tsx'
import { DataTable } from './data-table.tsx'
import { Face } from './face.tsx'
import { Pagination, shownPages } from './pagination.tsx'

const members = [
  { id: 9, name: 'minji' },
  { id: 10, name: 'Amara' },
]
const calls: unknown[] = []
const table = (
  <DataTable
    label="Members table"
    rows={members}
    sorting={{ by: 'id', order: 'desc', onSort: (...asked) => calls.push(asked) }}
    columns={[
      { id: 'id', header: 'ID', sorts: 'asc', cell: ({ id }) => id },
      { id: 'joined', header: 'Joined', sorts: 'desc', cell: () => '' },
      { id: 'name', header: 'Username', cell: ({ name }) => name },
    ]}
  />
)

test('a table says how its rows are sorted, and asks for another order at a press', async () => {
  await render(table)
  const heads = [...document.querySelectorAll('th')]
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending', null, null])
  expect(heads.map((head) => head.querySelector('button') !== null)).toEqual([true, true, false])
  await press(find('button', 'ID'))
  await press(find('button', 'Joined'))
  expect(calls).toEqual([
    ['id', 'asc'],
    ['joined', 'desc'],
  ])
})

test('a table wider than the screen can be scrolled by keyboard', async () => {
  await render(table)
  expect(document.querySelector<HTMLElement>('[aria-label="Members table"]')!.tabIndex).toBe(0)
})

test('page numbers are links, the current one is marked, and the first page has no previous one', async () => {
  await render(<Pagination label="Pages" page={1} pages={3} href={(page) => `/community?page=${page}`} />)
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('1')
  expect(find('link', 'Next page').getAttribute('href')).toBe('/community?page=2')
  expect(() => find('link', 'Previous page')).toThrow()
})

test('a single page has no page numbers', async () => {
  const { container } = await render(<Pagination label="Pages" page={1} pages={1} href={String} />)
  expect(container.innerHTML).toBe('')
})

test('many pages are shortened around the current one, and a gap hides two or more', () => {
  expect(shownPages(1, 12)).toEqual([1, 2, 3, 4, null, 12])
  expect(shownPages(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
  expect(shownPages(12, 12)).toEqual([1, null, 9, 10, 11, 12])
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('an avatar shows the first grapheme of a name, always in the same color', async () => {
  const { container } = await render(
    <>
      <Face name="minji" />
      <Face name="유나" />
      <Face name="👩‍🌾 farm" />
      <Face name="Han Ji-min" initials />
      <Face name="" />
      <Face name="minji" size="sm" />
    </>,
  )
  const faces = [...container.children]
  expect(faces.map((face) => face.textContent)).toEqual(['M', '유', '👩‍🌾', 'HJ', 'U', 'M'])
  expect(faces[5]!.className).toContain(faces[0]!.className.split(' ').at(-1))
})
