// The queue of moderation: what cannot be undone is asked first.
import { expect, test } from 'vitest'
import { fakeServer } from '#tests/fake-server.ts'
import { find, press, render, settle } from '#tests/render.tsx'
import { Reports } from './reports.tsx'

const createdAt = '2026-11-14T10:00:00.000Z'
const CASE = {
  ...{ id: 3, area: 'post-comment', itemId: 8, placeId: 2, title: null, content: 'Rude.' },
  ...{ authorId: 9, authorUsername: 'yuna', outcome: null, createdAt, decidedAt: null },
  reports: [{ id: 3, reason: 'unkind', note: '', reporter: 'amara', createdAt }],
}
const CORRECTION = {
  ...{ id: 5, form: 'correction', name: '', email: '', subject: 'War: Quiet Harbor', fields: {} },
  ...{ createdAt, isLate: false, doneAt: null, doneBy: null, topic: 'war', dramaId: 1, mail: null },
  fromSameOrigin: 1_200,
}

async function queue() {
  const requests = fakeServer({
    'GET /api/admin/reports': { body: [CASE] },
    'GET /api/admin/inbox': { body: [CORRECTION] },
    'POST /api/admin/reports/3/decision': { body: { id: 3, outcome: 'removed', decidedAt: createdAt } },
    'POST /api/admin/inbox/5/dismiss-origin': { body: { count: 1_200 } },
  })
  await render(<Reports />)
  await settle()
  return () => requests.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call, body])
}
const question = () => find('alertdialog').textContent
const answer = (words: string) =>
  press([...find('alertdialog').querySelectorAll('button')].find((one) => one.textContent === words)!)

test('a moderator is asked before something is taken away for good', async () => {
  const sent = await queue()
  await press(find('button', 'Remove'))
  expect(question()).toContain('It disappears from the site. This action cannot be undone.')
  await answer('Cancel')
  expect(sent()).toEqual([])
  await press(find('button', 'Remove'))
  await answer('Remove')
  await settle()
  expect(sent()).toEqual([['POST /api/admin/reports/3/decision', { outcome: 'removed', reason: '' }]])
})

test('all corrections from one network are dismissed, after a question', async () => {
  const sent = await queue()
  await press(find('button', 'Dismiss all 1,200 from this network'))
  expect(question()).toContain('None of their notes will be added. This action cannot be undone.')
  expect(sent()).toEqual([])
  await answer('Dismiss all')
  await settle()
  expect(sent()).toEqual([['POST /api/admin/inbox/5/dismiss-origin', {}]])
})
