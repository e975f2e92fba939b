// The admin area: access, its seven tabs, and the form of the home page.
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { adminArea, banner, HOME, inPanel, panel, show, text, typedIn, writes } from '#tests/admin-area.tsx'
import { fakeServer } from '#tests/fake-server.ts'
import { fill } from '#tests/fresh-page.tsx'
import { find, press, settle } from '#tests/render.tsx'

test('while the session loads only a checking message is shown', async () => {
  localStorage.setItem('auth_token', 'good')
  const requests = fakeServer({ 'GET /api/auth/me': new Promise(() => {}) })
  await show()
  expect(document.body.textContent).toContain('Checking admin access...')
  expect(document.querySelector('[role=tab]')).toBeNull()
  expect(requests.map(({ call }) => call)).toEqual(['GET /api/auth/me'])
})

test('a tab whose code does not arrive says so, and the other tabs can be used', async () => {
  vi.doMock('#web/admin/places/places-tab.tsx', () => ({
    get PlacesTab() {
      throw new TypeError('error loading dynamically imported module')
    },
  }))
  await adminArea('virtual-tour')
  expect(text()).toBe('Could not load this tab.Try again')
  await press(find('tab', 'K-Star Page'))
  await settle()
  expect(text()).toContain('K-Star Articles')
  vi.doUnmock('#web/admin/places/places-tab.tsx')
})

test('the ten home page texts are saved with their version, and the banner is shown for four seconds', async () => {
  const requests = await adminArea('home', {
    'POST /api/admin/home-content': { body: { ...HOME, heroTitle: 'Rest', version: 5 } },
  })
  expect(panel().querySelectorAll('input, textarea')).toHaveLength(10)
  await fill('heroTitle', 'Rest')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press(inPanel('Update Home Page Content'))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(writes(requests)).toMatchObject([
    { call: 'POST /api/admin/home-content', body: { ...HOME, heroTitle: 'Rest', version: 4 } },
  ])
  expect(banner()).toBe('✓ Home page content updated successfully!')
  await act(() => vi.advanceTimersByTimeAsync(3_850))
  expect(banner()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(banner()).toBeNull()
  vi.useRealTimers()
})

test('server errors are shown in the banner and at the field, and the typed text stays', async () => {
  await adminArea('home', {
    'POST /api/admin/home-content': {
      status: 400,
      body: { message: 'Hero title is bad', issues: [{ path: 'heroTitle', message: 'Hero title is bad' }] },
    },
  })
  await fill('heroTitle', 'Bad')
  await press(inPanel('Update Home Page Content'))
  await settle()
  expect(banner()).toBe('Failed to update home content: Hero title is bad')
  expect(panel().querySelector('.err')?.textContent).toBe('Hero title is bad')
  expect(document.activeElement?.getAttribute('name')).toBe('heroTitle')
  expect(typedIn('heroTitle')).toBe('Bad')
})
