// What waits for an admin, and what one press says: once, and where to see it.
import { expect, test } from 'vitest'
import type { ListedMember } from '#contract/api/members.ts'
import { aDrama, adminArea, banner, fillAll, inPanel, panel, TYPED_DRAMA, text } from '#tests/admin-area.tsx'
import { press, settle } from '#tests/render.tsx'

const DESK = {
  ...{ messages: 3, lateMessages: 1, reports: 1, corrections: 2 },
  ...{ waitingMails: 0, failedMails: 2, sendsMail: true },
}

test('what waits is counted above the tabs and leads there', async () => {
  await adminArea('kdrama', { 'GET /api/admin/desk': { body: DESK } })
  await settle()
  expect(document.querySelectorAll('[role=tab]')).toHaveLength(7)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="section="]')].slice(0, 4)
  expect(links.map(({ textContent, search }) => [textContent, search])).toEqual([
    ['3 messages, 1 late', '?tab=users&section=inbox'],
    ['1 report', '?tab=users&section=reports'],
    ['2 corrections', '?tab=users&section=reports'],
    ['2 emails not sent', '?tab=users&section=mail'],
  ])
  expect(links[0]!.compareDocumentPosition(document.querySelector('[role=tablist]')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

const NOTHING = {
  ...{ messages: 0, lateMessages: 0, reports: 0, corrections: 0 },
  ...{ waitingMails: 0, failedMails: 0, sendsMail: true },
}

test('where nothing waits, nothing is said above the tabs', async () => {
  await adminArea('kdrama', { 'GET /api/admin/desk': { body: NOTHING } })
  await settle()
  expect(document.body.textContent).not.toContain('Waiting for you')
})

test('the first tab begins with what waits, what was written lately and what does not work', async () => {
  const NOW = '2026-11-14T10:00:00.000Z'
  await adminArea('home', {
    'GET /api/admin/desk': { body: DESK },
    'GET /api/admin/overview': {
      body: {
        latest: [
          { area: 'news-comment', itemId: 4, placeId: 2, text: 'So warm.', author: null, createdAt: NOW },
        ],
        failedJobs: [{ kind: 'where-to-watch', lastError: 'TMDB answers 401', failedAt: NOW }],
        missingPictures: [{ area: 'place', id: 5, title: 'Stairs' }],
      },
    },
  })
  await settle()
  const overview = panel().firstElementChild!.firstElementChild!
  const links = [...overview.querySelectorAll('a')].map(({ textContent, search }) => [textContent, search])
  expect(links).toEqual([
    ['3 messages, 1 late', '?tab=users&section=inbox'],
    ['1 report', '?tab=users&section=reports'],
    ['2 corrections', '?tab=users&section=reports'],
    ['2 emails not sent', '?tab=users&section=mail'],
    ['So warm.', '?article=2'],
    ['Stairs', '?tab=virtual-tour&place=5'],
  ])
  expect(overview.textContent).toContain('Comment on an article by a guest or former member')
  expect(overview.textContent).toContain('where-to-watch: TMDB answers 401')
})

test('where nothing waits, was written or broke, the first tab says so', async () => {
  await adminArea('home', {
    'GET /api/admin/desk': { body: NOTHING },
    'GET /api/admin/overview': { body: { latest: [], failedJobs: [], missingPictures: [] } },
  })
  await settle()
  for (const words of ['Nothing is waiting.', 'No one has written', 'Nothing that the site knows of.'])
    expect(text()).toContain(words)
})

test('a saved drama is told once, with one mark and a link to its page', async () => {
  await adminArea('dramas', { 'POST /api/admin/dramas': { status: 201, body: aDrama(7, { title: 'T' }) } })
  await fillAll(TYPED_DRAMA)
  await press(inPanel('Add K-Drama'))
  await settle()
  const message = document.querySelector('.banner')!
  expect(message.textContent).toContain('✓ K-Drama "T" added successfully!')
  expect(message.querySelectorAll('svg')).toHaveLength(0)
  expect(message.querySelector('a')!.getAttribute('href')).toBe('/drama/7')
})

test('a session that has ended is told once', async () => {
  await adminArea('dramas', {
    'POST /api/admin/dramas': { status: 401, body: { message: 'Unauthorized' } },
  })
  await fillAll(TYPED_DRAMA)
  await press(inPanel('Add K-Drama'))
  await settle()
  expect(banner()).toBeNull()
  expect(panel().querySelector('[role=alert]')?.textContent ?? '').toBe('')
})

test('a mood that is none of ours is named, and the one that may be meant is one press away', async () => {
  await adminArea('dramas')
  await fillAll({ categories: 'family, heeling' })
  expect(text()).toContain('“heeling” is not one of our moods')
  await press(inPanel('Use Healing'))
  expect(panel().querySelector<HTMLInputElement>('[name=categories]')!.value).toBe('family, healing')
  expect(text()).not.toContain('is not one of our moods')
})

test('the counters and the table stand first on the Members tab, everything added below', async () => {
  const member = { id: 7, username: 'minji', email: null, ipAddress: '', lastLoginAt: null }
  await adminArea('users', {
    'GET /api/admin/stats': {
      body: { totalUsers: 1, activeUsers: 1, newUsersThisMonth: 1, newUsersLastMonth: 0 },
    },
    'GET /api/admin/users': {
      body: [
        { ...member, createdAt: '2026-11-14T10:00:00.000Z', isAdmin: false, suspendedAt: null },
      ] satisfies ListedMember[],
    },
    'GET /api/admin/users/count': { body: { count: 1 } },
  })
  await settle()
  const words = panel().textContent!
  const order = ['Total Members', 'Location/Country', 'Inbox'].map((one) => words.indexOf(one))
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order.toSorted((a, b) => a - b)).toEqual(order)
})
