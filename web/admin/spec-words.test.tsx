// Texts of the specification that no other test checks: labels, pending labels, banners, badges, defaults.
import { expect, test } from 'vitest'
import type { ListedMember } from '#contract/api/members.ts'
import {
  adminArea,
  anArticle,
  banner,
  fillAll,
  inPanel,
  panel,
  TYPED_DRAMA,
  text,
} from '#tests/admin-area.tsx'
import { fill } from '#tests/fresh-page.tsx'
import { press, settle } from '#tests/render.tsx'

const NOW = '2026-11-14T10:00:00.000Z'
const aPlace = (id: number, more: object = {}) => ({
  id,
  name: `Place ${id}`,
  drama: 'Our Blues',
  description: 'z'.repeat(160),
  imageUrl: `/art/place-${id}/cover-1280.webp`,
  hasWorkingPanorama: id === 1,
  address: '1 Harbour',
  funFacts: [],
  scenes: [],
  art: { cover: `/art/place-${id}/cover-1280.webp`, share: '' },
  version: 1,
  updatedAt: NOW,
  ...more,
})
const PLACES = {
  'GET /api/admin/virtual-tour-locations': { body: [aPlace(1), aPlace(2)] },
  'GET /api/admin/virtual-tour-locations/count': { body: { count: 2, all: 2 } },
  'GET /api/admin/virtual-tour-locations/1': { body: aPlace(1) },
}
const words = (selector: string) => [...panel().querySelectorAll(selector)].map((one) => one.textContent)
const ARTICLE = { title: 'T', celebrity: 'C', content: 'W' }
const PLACE = { name: 'N', drama: 'D', description: 'W', address: 'A' }

test.each([
  ['dramas', TYPED_DRAMA, 'Add K-Drama', 'POST /api/admin/dramas'],
  ['news', ARTICLE, 'Add Article', 'POST /api/admin/news'],
  ['virtual-tour', PLACE, 'Add Location', 'POST /api/virtual-tour-locations'],
])('the button of %s says "Adding..." while a new item is saved', async (tab, fields, button, call) => {
  await adminArea(tab, { ...PLACES, [call]: new Promise(() => {}) })
  await fillAll(fields)
  await press(inPanel(button))
  expect(inPanel('Adding...').disabled).toBe(true)
})

test.each([
  ['home', 'Update Home Page Content', 'POST /api/admin/home-content'],
  ['dramas&edit=1', 'Update K-Drama', 'PUT /api/admin/dramas/1'],
  ['news&edit=1', 'Update Article', 'PUT /api/admin/news/1'],
  ['virtual-tour&place=1', 'Update Location', 'PUT /api/virtual-tour-locations/1'],
])('the button of %s says "Updating..." while a change is saved', async (tab, button, call) => {
  await adminArea(tab, {
    ...PLACES,
    'GET /api/admin/news/1': { body: anArticle(1) },
    [call]: new Promise(() => {}),
  })
  expect(text()).toMatch(/Edit (K-Drama|K-Star Article|Virtual Tour Location)|Home Page Content/)
  const field = tab.startsWith('news') ? 'content' : tab === 'home' ? 'heroTitle' : 'description'
  await fill(field, 'Other words.')
  await press(inPanel(button))
  expect(inPanel('Updating...').disabled).toBe(true)
})

test.each([
  ['dramas', TYPED_DRAMA, 'Add K-Drama', 'POST /api/admin/dramas', 'Failed to add drama'],
  ['dramas&edit=1', TYPED_DRAMA, 'Update K-Drama', 'PUT /api/admin/dramas/1', 'Failed to update drama'],
  ['news', ARTICLE, 'Add Article', 'POST /api/admin/news', 'Failed to add news'],
  ['news&edit=1', ARTICLE, 'Update Article', 'PUT /api/admin/news/1', 'Failed to update article'],
  [
    ...['home', { heroTitle: 'H' }, 'Update Home Page Content'],
    ...['POST /api/admin/home-content', 'Failed to update home content'],
  ],
  [
    ...['virtual-tour', PLACE, 'Add Location'],
    ...['POST /api/virtual-tour-locations', 'Failed to create virtual tour location'],
  ],
  [
    ...['virtual-tour&place=1', PLACE, 'Update Location'],
    ...['PUT /api/virtual-tour-locations/1', 'Failed to update virtual tour location'],
  ],
] as [string, object, string, string, string][])(
  'what fails in %s is said in the banner, and stays to be read at the form',
  async (tab, fields, button, call, message) => {
    await adminArea(tab, {
      ...PLACES,
      'GET /api/admin/news/1': { body: anArticle(1) },
      [call]: { status: 503, body: { message: 'The site is temporarily unavailable.' } },
    })
    await fillAll(fields)
    await press(inPanel(button))
    await settle()
    expect(banner()).toBe(`${message}: The site is temporarily unavailable.`)
    expect(words('form .banner')).toEqual(['The site is temporarily unavailable.'])
  },
)

test('a place that could not be deleted shows the reason', async () => {
  await adminArea('virtual-tour', {
    ...PLACES,
    'DELETE /api/virtual-tour-locations/1': { status: 503, body: { message: 'Later.' } },
  })
  await press([...panel().querySelectorAll('[data-row="1"] button')][1]!)
  expect(document.querySelector('dialog')!.textContent).toContain(
    'Are you sure you want to delete "Place 1"?',
  )
  await press([...document.querySelectorAll('dialog button')].find((one) => one.textContent === 'Delete')!)
  await settle()
  expect(banner()).toBe('Failed to delete virtual tour location: Later.')
})

test('the K-Star card lists the celebrities that the server names', async () => {
  await adminArea('kstar', { 'GET /api/admin/news/celebrities': { body: ['IU', 'A cook'] } })
  expect(text()).toContain('K-Star Page Settings')
  expect(words('section:last-of-type .badge.lg')).toEqual(['IU', 'A cook'])
})

test('a member with missing data shows Unknown, Never, Member; an admin has a badge', async () => {
  const member = { id: 7, username: 'minji', email: 'm@example.com', createdAt: NOW, suspendedAt: null }
  await adminArea('users', {
    'GET /api/admin/stats': {
      body: { totalUsers: 1042, activeUsers: 386, newUsersThisMonth: 164, newUsersLastMonth: 123 },
    },
    'GET /api/admin/users': {
      body: [
        { ...member, ipAddress: '', lastLoginAt: null, isAdmin: false },
        { ...member, id: 8, ipAddress: 'Asia-Pacific', lastLoginAt: NOW, isAdmin: true },
      ] satisfies ListedMember[],
    },
    'GET /api/admin/users/count': { body: { count: 2 } },
  })
  expect(text()).toContain('Total Members1,042')
  expect(text()).toContain('Active This Month386')
  expect(text()).toContain('New This Month164')
  const [nobody, admin] = [...panel().querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(nobody!.slice(3, 5)).toEqual(['Unknown', 'Never'])
  expect(nobody![6]).toContain('Member')
  expect(admin![3]).toBe('Asia-Pacific')
  expect(admin![6]).toContain('Admin')
})

test('the K-Drama card offers the six original moods first, each pressed or not', async () => {
  await adminArea('kdrama')
  const moods = [...panel().querySelectorAll('[aria-pressed]')]
  expect(moods.slice(0, 6).map((mood) => mood.textContent)).toEqual([
    'Romance',
    'Healing',
    'Family',
    'Comedy',
    'Fantasy',
    'Historical',
  ])
  expect(moods.filter((mood) => mood.getAttribute('aria-pressed') === 'true')).toEqual([moods[0]])
})
