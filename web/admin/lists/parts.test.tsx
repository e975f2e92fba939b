// A list that is read in parts, at the example of the moderation log: a part that did not come.
import { expect, test } from 'vitest'
import { LOG_PAGE } from '#contract/moderation.ts'
import { fakeServer } from '#tests/fake-server.ts'
import { find, press, render, settle } from '#tests/render.tsx'
import { Log } from '#web/admin/members/log.tsx'

const line = (id: number) => ({
  id,
  action: 'kept',
  area: 'post',
  reason: '',
  at: '2026-11-14T10:00:00.000Z',
})
const lines = () => document.querySelectorAll('tbody tr')

test('when older entries do not come, a sentence says so, and another press tries again', async () => {
  let broken = true
  fakeServer({
    'GET /api/admin/moderation-log': {
      body: Array.from({ length: LOG_PAGE }, (_, at) => line(LOG_PAGE + 1 - at)),
    },
    'GET /api/admin/moderation-log?before=2': () =>
      broken ? { status: 400, body: { message: 'No' } } : { body: [line(1)] },
  })
  await render(<Log />)
  await settle()
  await press(find('button', 'Show older entries'))
  await settle()
  expect(find('alert').textContent).toBe('Could not load older entries. Please try again.')
  expect(lines()).toHaveLength(LOG_PAGE)
  broken = false
  await press(find('button', 'Show older entries'))
  await settle()
  expect(find('alert').textContent).toBe('')
  expect(lines()).toHaveLength(LOG_PAGE + 1)
})
