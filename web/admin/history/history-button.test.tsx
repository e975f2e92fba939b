// The history of an item: a hundred changes at first, older ones on request; restoring.
import { expect, test } from 'vitest'
import { HISTORY_PAGE } from '#contract/history.ts'
import { adminArea, panel, writes } from '#tests/admin-area.tsx'
import { notice } from '#tests/fresh-page.tsx'
import { press, settle } from '#tests/render.tsx'

const revision = (id: number) => ({
  ...{ id, area: 'drama', item: '1', version: id, by: 'haneul', createdAt: '2026-11-14T10:00:00.000Z' },
  action: 'updated',
  before: { writer: `Writer ${id - 1}` },
  after: { writer: `Writer ${id}` },
})
const entries = () => document.querySelectorAll('dialog ol > li')
const isHistory = ({ textContent }: Element) => textContent === 'History'
const button = (words: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === words)

test('older changes load on request, and the first version closes a whole history', async () => {
  const newest = Array.from({ length: HISTORY_PAGE }, (_, at) => revision(HISTORY_PAGE + 3 - at))
  await adminArea('kdrama', {
    'GET /api/admin/history/drama/1': { body: newest },
    'GET /api/admin/history/drama/1?before=4': { body: [revision(3), revision(2)] },
  })
  await press([...panel().querySelectorAll('[data-row="1"] button')].find(isHistory)!)
  await settle()
  expect(entries()).toHaveLength(HISTORY_PAGE)
  await press(button('Show older changes')!)
  await settle()
  expect(entries()).toHaveLength(HISTORY_PAGE + 3)
  expect(entries()[HISTORY_PAGE + 2]!.textContent).toContain('First version')
  expect(button('Show older changes')).toBeUndefined()
})

test('a version is restored after a look at what changes; a picture that is gone is told, and Undo takes it back', async () => {
  let changes = [revision(3), revision(2)]
  const requests = await adminArea('kdrama', {
    'GET /api/admin/history/drama/1': () => ({ body: changes }),
    'POST /api/admin/history/2/put-back': () => {
      changes = [{ ...revision(4), action: 'restored', after: { writer: 'Writer 2' } }, ...changes]
      return { body: { area: 'drama', item: '1', gone: ['/uploads/a/1280.webp'] } }
    },
    'POST /api/admin/history/4/put-back': { body: { area: 'drama', item: '1', gone: [] } },
  })
  await press([...panel().querySelectorAll('[data-row="1"] button')].find(isHistory)!)
  await settle()
  await press([...entries()[1]!.querySelectorAll('button')].at(-1)!)
  expect(entries()[1]!.textContent).toContain('Restoring this version changes:')
  await press(button('Restore')!)
  await settle()
  expect(notice()).toContain('Its picture has been deleted, so visitors see our illustration.')
  await press(document.querySelector('.toast button')!)
  await settle()
  expect(writes(requests).map(({ call, body }) => [call, body])).toEqual([
    ['POST /api/admin/history/2/put-back', { side: 'after' }],
    ['POST /api/admin/history/4/put-back', { side: 'before' }],
  ])
})
