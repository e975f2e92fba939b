// @vitest-environment jsdom
// The history of an item: a hundred changes at first, older ones on request.
import { expect, test } from 'vitest'
import { HISTORY_PAGE } from '#contract/history.ts'
import { press, settle } from '#web/ui/on-stage.tsx'
import { adminArea, panel } from '../on-admin-stage.tsx'

const revision = (id: number) => ({
  ...{ id, area: 'drama', item: '1', version: id, by: 'haneul', createdAt: '2026-11-14T10:00:00.000Z' },
  action: 'updated',
  before: { writer: `Writer ${id - 1}` },
  after: { writer: `Writer ${id}` },
})
const entries = () => document.querySelectorAll('dialog ol > li')
const button = (words: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === words)

test('older changes load on request, and the first version closes a whole history', async () => {
  const newest = Array.from({ length: HISTORY_PAGE }, (_, at) => revision(HISTORY_PAGE + 3 - at))
  await adminArea('kdrama', {
    'GET /api/admin/history/drama/1': { body: newest },
    'GET /api/admin/history/drama/1?before=4': { body: [revision(3), revision(2)] },
  })
  const history = [...panel().querySelectorAll('[data-row="1"] button')].find(
    ({ textContent }) => textContent === 'History',
  )!
  await press(history)
  await settle()
  expect(entries()).toHaveLength(HISTORY_PAGE)
  await press(button('Show older changes')!)
  await settle()
  expect(entries()).toHaveLength(HISTORY_PAGE + 3)
  expect(entries()[HISTORY_PAGE + 2]!.textContent).toContain('First version')
  expect(button('Show older changes')).toBeUndefined()
})
