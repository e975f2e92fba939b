// The form of a drama: names as chips, suggestions, and its page as it will be.
import { expect, test, vi } from 'vitest'
import { aDrama, adminArea, inPanel, panel, text, typedIn } from '#tests/admin-area.tsx'
import { fill } from '#tests/fresh-page.tsx'
import { eventually, press, settle } from '#tests/render.tsx'

const chips = (field: string) =>
  [...panel().querySelector(`[name=${field}]`)!.closest('.field')!.querySelectorAll('.tags button')].map(
    (button) => button.getAttribute('aria-label'),
  )
const chip = (label: string) => panel().querySelector(`[aria-label="${label}"]`)!

test('each name of the cast is a chip that removes it, and people who are known are offered', async () => {
  await adminArea('dramas', {
    'GET /api/people?search=gong': {
      body: [{ id: 1, slug: 'gong-yoo', name: 'Gong Yoo', roles: ['actor'], dramas: 3, knownFor: 'Goblin' }],
    },
  })
  await fill('mainCast', 'Kim Go-eun, gong')
  await settle()
  expect(chips('mainCast')).toEqual(['Remove Kim Go-eun', 'Remove gong', 'Add Gong Yoo'])
  await press(chip('Add Gong Yoo'))
  expect(typedIn('mainCast')).toBe('Kim Go-eun, Gong Yoo, ')
  expect(document.activeElement?.getAttribute('name')).toBe('mainCast')
  await press(chip('Remove Kim Go-eun'))
  expect(typedIn('mainCast')).toBe('Gong Yoo')
})

test('the platforms that the site knows are offered, and so are moods while one is typed', async () => {
  await adminArea('dramas')
  expect(chips('streamingPlatforms')).toContain('Add Netflix')
  await fill('streamingPlatforms', 'Netflix, app')
  expect(chips('streamingPlatforms')).toEqual(['Remove Netflix', 'Remove app', 'Add Apple TV+'])
  expect(chips('categories')).toEqual([])
  await fill('categories', 'heal')
  expect(chips('categories')).toEqual(['Remove Heal', 'Add Healing'])
})

test('the comfort guide stands in the open', async () => {
  await adminArea('dramas')
  const guide = [...panel().querySelectorAll('fieldset')].find((one) =>
    one.textContent!.includes('Comfort guide'),
  )!
  expect(guide.closest('details')).toBeNull()
  expect(guide.querySelector('[name=gentleness]')).not.toBeNull()
})

test('the preview is the page of the drama with what is typed, and saves nothing', async () => {
  const requests = await adminArea('dramas&edit=1', {
    'GET /api/dramas/1': { body: { ...aDrama(1), people: [] } },
  })
  await fill('title', 'The Slow Bus Home')
  await fill('description', 'A bus, a road, an evening.')
  await press(inPanel('Preview'))
  await settle()
  const dialog = document.querySelector('dialog')!
  await eventually(() => expect(dialog.querySelector('h1')?.textContent).toContain('The Slow Bus Home'))
  expect(dialog.textContent).toContain('A bus, a road, an evening.')
  expect(dialog.textContent).toContain('These changes are not saved yet.')
  expect(requests.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
  expect(text()).toContain('Edit K-Drama')
})

test('something new can be looked at before it is saved', async () => {
  await adminArea('dramas')
  await fill('title', 'The Slow Bus Home')
  await press(inPanel('Preview'))
  const dialog = document.querySelector('dialog')!
  await eventually(() => expect(dialog.querySelector('h1')?.textContent).toContain('The Slow Bus Home'))
  expect(dialog.textContent).toContain('Its picture is drawn when it is.')
})

test('a preview whose code does not arrive says so, and the form keeps what is typed', async () => {
  vi.doMock('#web/dramas/detail-page.tsx', () => ({
    get default() {
      throw new TypeError('error loading dynamically imported module')
    },
  }))
  await adminArea('dramas')
  await fill('title', 'The Slow Bus Home')
  await press(inPanel('Preview'))
  const dialog = document.querySelector('dialog')!
  await eventually(() => expect(dialog.textContent).toContain('Could not load the preview.'))
  expect(typedIn('title')).toBe('The Slow Bus Home')
  vi.doUnmock('#web/dramas/detail-page.tsx')
})
