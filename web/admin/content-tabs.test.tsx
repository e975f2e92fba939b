// The tabs for dramas and articles: lists, forms, bulk changes and the trash.
import { act } from 'react'
import { expect, test } from 'vitest'
import {
  aDrama,
  adminArea,
  anArticle,
  banner,
  inPanel,
  panel,
  text,
  typedIn,
  writes,
} from '#tests/admin-area.tsx'
import { fill, notice } from '#tests/fresh-page.tsx'
import { press, settle } from '#tests/render.tsx'

test('an empty list of dramas has the specified text', async () => {
  await adminArea('kdrama', {
    'GET /api/admin/dramas': { body: [] },
    'GET /api/admin/dramas/count': { body: { count: 0, all: 0 } },
  })
  expect(text()).toContain('No K-Dramas found. Add some dramas in the "Add Dramas" tab.')
})

test('an empty list of articles has the specified text', async () => {
  await adminArea('kstar', {
    'GET /api/admin/news': { body: [] },
    'GET /api/admin/news/count': { body: { count: 0, all: 0 } },
  })
  expect(text()).toContain('No K-Star articles found. Add some articles in the "Add News" tab.')
})

test('a drama in the list shows its facts and the first 120 characters of its description', async () => {
  await adminArea('kdrama')
  const row = panel().querySelector('[data-row="1"]')!
  for (const text of ['Drama 1', 'Comedy', '2020', '8.6/10', '16 episodes', 'Popular', 'Healing'])
    expect(row.textContent).toContain(text)
  expect(row.textContent).toContain(`${'x'.repeat(120)}...`)
  expect(row.textContent).not.toContain('x'.repeat(121))
  expect(panel().querySelector('[data-row="2"]')!.textContent).not.toContain('Popular')
})

test('an article in the list shows its views, its date or "draft", and the first 100 characters', async () => {
  await adminArea('kstar')
  const row = (id: number) => panel().querySelector(`[data-row="${id}"]`)!.textContent
  expect(row(1)).toContain('1,234 views')
  expect(row(1)).toContain('Published: November 14, 2026')
  expect(row(1)).toContain(`${'y'.repeat(100)}...`)
  expect(row(1)).not.toContain('y'.repeat(101))
  expect(row(2)).toContain('Draft')
  expect(row(2)).not.toContain('Published:')
})

test('a new article is published with the server’s time, and the form is empty again', async () => {
  const requests = await adminArea('news', {
    'POST /api/admin/news': ({ body }) => ({ status: 201, body: anArticle(9, body) }),
  })
  await fill('title', 'Tea')
  await fill('celebrity', 'Kim Go-eun')
  await fill('content', 'Words.')
  await press(inPanel('Add Article'))
  await settle()
  expect(writes(requests)).toMatchObject([
    { call: 'POST /api/admin/news', body: { title: 'Tea', celebrity: 'Kim Go-eun', content: 'Words.' } },
  ])
  expect(writes(requests)[0]!.body).not.toHaveProperty('publishedAt')
  expect(banner()).toBe('✓ New K-Star news about Kim Go-eun added successfully!')
  expect(typedIn('title')).toBe('')
})

test('a bulk change can select all matches, not only the page, and its deletion is undone in one call', async () => {
  const requests = await adminArea('kdrama&q=drama', {
    'GET /api/admin/dramas/count': { body: { count: 3000, all: 3190 } },
    'GET /api/admin/dramas/ids': { body: [7, 2, 1] },
    'POST /api/admin/dramas/bulk': ({ body }) => ({
      body: (body.ids as number[]).map((id) => ({
        id,
        title: `Drama ${id}`,
        done: id > 1,
        message: id > 1 ? 'Done' : 'Refused',
      })),
    }),
  })
  await press(panel().querySelector('section[aria-label="Selected dramas"] input')!)
  await press(inPanel('Select all 3,000'))
  await settle()
  expect(requests.map(({ call }) => call)).toContain('GET /api/admin/dramas/ids?search=drama')
  expect(text()).toContain('3 selected')
  await press(inPanel('Delete selected'))
  await settle()
  expect(text()).toContain('Deleted: 2 of 3 dramas')
  expect(panel().querySelector('section ul li')!.textContent, 'failures first').toBe('Drama 1Refused')
  await press(document.querySelector('.toast button')!)
  await settle()
  expect(writes(requests).map(({ body }) => body)).toEqual([
    { ids: [2, 1, 7], action: 'delete' },
    { ids: [2, 7], action: 'take-out' },
  ])
  expect(notice()).toContain('Restored: 2 of 2 dramas')
})

test('a list that failed to load says so and offers a retry', async () => {
  let tries = 0
  await adminArea('kdrama', {
    'GET /api/admin/dramas': () => (++tries === 1 ? { status: 500 } : { body: [aDrama(1)] }),
  })
  expect(text()).toContain('Could not load the dramas.')
  await press(inPanel('Try again'))
  await settle()
  expect(text()).toContain('Drama 1')
})

test('a search is kept when leaving the tab at once, and does not change another tab’s address', async () => {
  await adminArea('kdrama', { 'GET /api/admin/dramas/count': { body: { count: 2, all: 9 } } })
  const box = panel().querySelector<HTMLInputElement>('input[type=search]')!
  await act(async () => box.focus())
  await fill('q', 'drama')
  await act(async () => box.blur())
  expect(location.search).toBe('?tab=kdrama&q=drama')
  await press(panel().querySelector('[data-row="1"] .btn')!)
  await act(() => new Promise((later) => setTimeout(later, 250)))
  expect(location.search).toBe('?tab=dramas&edit=1')
  await press(inPanel('Cancel'))
  expect(location.search).toBe('?tab=kdrama&q=drama')
})

test('a filtered list shows the number of matches, or that there are none', async () => {
  const requests = await adminArea('kdrama&q=nothing-like-it&kind=popular&sort=year&page=7', {
    'GET /api/admin/dramas/count?search=nothing-like-it&kind=popular': { body: { count: 0, all: 2 } },
    'GET /api/admin/dramas?search=nothing-like-it&kind=popular&sort=year&page=1': { body: [] },
  })
  expect(text()).toContain('0 of 2 dramas')
  expect(text()).toContain('No matching dramas.')
  expect(requests.map(({ call }) => call)).toContain(
    'GET /api/admin/dramas?search=nothing-like-it&kind=popular&sort=year&page=1',
  )
  await press(inPanel('Show all dramas'))
  await settle()
  expect(text()).toContain('2 dramas')
  expect(location.search).toBe('?tab=kdrama&sort=year')
})

test('the trash shows fifty items at first, and restores all of them in one call', async () => {
  let isBack = false
  const thrown = Array.from({ length: 60 }, (_, at) => ({
    ...{ area: 'drama', id: at + 1, title: `Thrown ${at + 1}` },
    deletedAt: new Date().toISOString(),
  }))
  const requests = await adminArea('kdrama', {
    'GET /api/admin/trash': () => ({ body: isBack ? [] : [...thrown, { ...thrown[0], area: 'article' }] }),
    'POST /api/admin/dramas/bulk': ({ body }) => {
      isBack = true
      return { body: (body.ids as number[]).map((id) => ({ id, title: '', done: id > 2, message: 'Done' })) }
    },
  })
  await press(inPanel('Trash'))
  await settle()
  const inDialog = (words: string) =>
    [...document.querySelectorAll('dialog button')].find((button) => button.textContent === words)!
  const rows = () => document.querySelectorAll('dialog li').length
  expect(rows()).toBe(50)
  await press(inDialog('Show more'))
  expect(rows()).toBe(60)
  await press(inDialog('Restore all 60'))
  await settle()
  expect(writes(requests)).toMatchObject([{ body: { ids: thrown.map(({ id }) => id), action: 'take-out' } }])
  expect(notice()).toBe('58 dramas restored')
  expect(document.querySelector('dialog')!.textContent).toContain('The trash is empty.')
})

test('member numbers that failed to load say so and offer a retry', async () => {
  let tries = 0
  const stats = { totalUsers: 3, activeUsers: 2, newUsersThisMonth: 1, newUsersLastMonth: 0 }
  await adminArea('users', {
    'GET /api/admin/stats': () => (++tries === 1 ? { status: 500 } : { body: stats }),
    'GET /api/admin/users': { body: [] },
  })
  expect(panel().querySelector('dl .skeleton')).toBeNull()
  expect(text()).toContain('Could not load the numbers.')
  expect(text()).toContain('Could not load the counts.')
  await press(inPanel('Try again'))
  await settle()
  expect(text()).toContain('Total Members3')
})

test('the weeks, dramas and articles of the Members tab are counted', async () => {
  await adminArea('users', {
    'GET /api/admin/users': { body: [] },
    'GET /api/admin/users/count': { body: { count: 0 } },
    'GET /api/admin/stats/weeks': { body: [{ week: '2026-11-16', signUps: 12, active: 34 }] },
    'GET /api/admin/stats/most': {
      body: { dramas: [{ id: 1, title: 'Our Blues', count: 56 }], articles: [] },
    },
  })
  for (const words of ['Nov 161234', 'Our Blues56', 'No article has been read yet.'])
    expect(text()).toContain(words)
})
