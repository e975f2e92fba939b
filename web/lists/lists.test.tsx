// One's own lists: adding from a drama, order, notes, sharing; and what others can do with a list.
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { ListedDrama, OwnListWithDramas, SharedList } from '#contract/api/lists.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { eventually, find, press, render, settle, typeInto, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { draftsBelongTo } from '#web/drafts/draft-owner.ts'
import { SiteFactsProvider } from '#web/site-facts.tsx'
import { toastNow } from '#web/ui/toast.ts'
import { AddToList } from './add-to-list.tsx'
import ListPage from './list-page.tsx'
import { MyList } from './my-list.tsx'
import { MyLists } from './my-lists.tsx'
import { SavedLists } from './saved-lists.tsx'

const drama = (id: number, title: string, note = ''): ListedDrama => ({
  ...{ id, title, note, year: 2020, episodes: 16, genre: 'Drama', imageUrl: '' },
  art: { poster: '/art/poster' },
})
const LIST: OwnListWithDramas = {
  ...{ id: 5, title: 'Rainy days', visibility: 'private', count: 3 },
  dramas: [drama(1, 'Rain', 'Quiet'), drama(2, 'Tea'), drama(3, 'Sea')],
}
const DONE = { body: { success: true } }

let requests: RecordedRequest[]
beforeEach(() => {
  draftsBelongTo(String(MINJI.id))
  setSession({ member: MINJI, loading: false })
})

async function shown(element: ReactNode, answers: Parameters<typeof fakeServer>[0]) {
  requests = fakeServer(answers)
  const facts = { name: 'Shimpyo', url: 'http://site.test' }
  await render(<SiteFactsProvider value={facts}>{element}</SiteFactsProvider>)
  await settle()
}
const text = () => document.body.textContent ?? ''
const order = () => [...document.querySelectorAll('ol h2')].map((one) => one.textContent)
const writes = () =>
  requests.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body])
const box = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find((one) =>
    one.labels?.[0]?.textContent?.includes(label),
  )!

test('a member without lists sees one sentence and one button', async () => {
  await shown(<MyLists />, { 'GET /api/lists/mine': { body: [] } })
  expect(text()).toContain('You have no lists yet. A list is yours alone until you share it.')
  expect(document.querySelectorAll('button')).toHaveLength(1)
  await press(find('button', 'New list'))
  await press(find('button', 'Create'))
  expect(text()).toContain('Please enter a title')
  expect(writes()).toEqual([])
})

const CHOICES = [
  { id: 5, title: 'Rainy days', visibility: 'private', count: 3, hasDrama: true },
  { id: 6, title: 'For friends', visibility: 'link', count: 0, hasDrama: false },
]
const openChoices = async (answers: Parameters<typeof fakeServer>[0]) => {
  await shown(<AddToList dramaId={2} />, { 'GET /api/lists/mine': { body: CHOICES }, ...answers })
  await press(find('button', 'Add to a list'))
  await until(() => box('Rainy days') !== undefined)
}

test('a drama is added at once, and one that is removed comes back with its note', async () => {
  const removed = { note: 'Quiet', place: 2 }
  await openChoices({
    'PUT /api/lists/6/dramas/2': DONE,
    'DELETE /api/lists/5/dramas/2': { body: { success: true, removed } },
    'PUT /api/lists/5/dramas/2': DONE,
  })
  expect([box('Rainy days').checked, box('For friends').checked]).toEqual([true, false])
  await press(box('For friends'))
  await until(() => box('For friends').checked)
  await press(box('Rainy days'))
  await until(() => toastNow()?.title === 'Removed from “Rainy days”')
  await until(() => !box('Rainy days').checked)
  toastNow()!.action!.onClick()
  await until(() => box('Rainy days').checked)
  await eventually(() =>
    expect(writes()).toEqual([
      ['PUT /api/lists/6/dramas/2', {}],
      ['DELETE /api/lists/5/dramas/2', {}],
      ['PUT /api/lists/5/dramas/2', removed],
    ]),
  )
})

test('what could not be saved is said, and shown as it is', async () => {
  const message = 'A list can have at most 200 dramas'
  await openChoices({ 'PUT /api/lists/6/dramas/2': { status: 409, body: { message } } })
  await press(box('For friends'))
  await until(() => toastNow()?.description === message)
  await until(() => !box('For friends').checked)
})

test('a visitor is asked to sign in first', async () => {
  setSession({ member: null, loading: false })
  await shown(<AddToList dramaId={2} />, {})
  await press(find('button', 'Add to a list'))
  expect(toastNow()).toMatchObject({ title: 'Sign In Required', description: 'Please sign in to make lists' })
  expect(requests).toEqual([])
})

const editing = (answers: Parameters<typeof fakeServer>[0], list = LIST) =>
  shown(<MyList id={5} />, { 'GET /api/lists/mine/5': { body: list }, ...answers })

test('a drama moves up and down at once, each press is saved in its turn, and it is said', async () => {
  await editing({ 'PUT /api/lists/5/dramas/1': DONE })
  expect(find('button', 'Up: Rain').getAttribute('aria-disabled')).toBe('true')
  await press(find('button', 'Up: Rain'))
  for (const place of [1, 2]) {
    await press(find('button', 'Down: Rain'))
    await until(() => order()[place] === 'Rain')
  }
  expect(order()).toEqual(['Tea', 'Sea', 'Rain'])
  expect(text()).toContain('Rain is now 3 of 3')
  await eventually(() =>
    expect(writes()).toEqual([
      ['PUT /api/lists/5/dramas/1', { place: 2 }],
      ['PUT /api/lists/5/dramas/1', { place: 3 }],
    ]),
  )
})

test('a removed drama comes back at its place', async () => {
  await editing({
    'DELETE /api/lists/5/dramas/1': { body: { success: true, removed: { note: 'Quiet', place: 1 } } },
    'PUT /api/lists/5/dramas/1': DONE,
  })
  await press(find('button', 'Remove: Rain'))
  await until(() => order().length === 2)
  expect(document.activeElement?.textContent).toBe('Rainy days')
  await until(() => toastNow() !== null)
  toastNow()!.action!.onClick()
  await until(() => order().length === 3)
  expect(order()[0]).toBe('Rain')
})

test('a note is saved, and one that could not be saved stays in its box and in the next visit', async () => {
  await editing({ 'PUT /api/lists/5/dramas/2': { status: 503, body: { message: 'Later, please' } } })
  await press(find('button', 'Note: Tea'))
  await typeInto(document.querySelector('textarea')!, 'With a blanket')
  await press(find('button', 'Save note'))
  await until(() => toastNow()?.description === 'Later, please')
  await until(() => document.querySelector('textarea')?.value === 'With a blanket')
  document.body.replaceChildren()
  await editing({ 'PUT /api/lists/5/dramas/2': DONE })
  await until(() => text().includes('Draft restored'))
  await press(find('button', 'Save note'))
  await until(() => document.querySelector('textarea') === null)
  expect(text()).toContain('With a blanket')
  expect(writes()).toEqual([['PUT /api/lists/5/dramas/2', { note: 'With a blanket' }]])
})

test('a shared list shows its link, which can be made anew', async () => {
  let key = 'first'
  await editing({
    'PUT /api/lists/5': ({ body }) => {
      if (body.newKey) key = 'second'
      const { dramas: _, ...list } = LIST
      return { body: { ...list, visibility: 'link', key } }
    },
  })
  const link = () => document.querySelector('a[href^="/list"]')?.textContent
  expect(text()).toContain('Settings: private')
  await press(document.querySelector<HTMLInputElement>('input[value=link]')!)
  await until(() => text().includes('Settings: by link'))
  await eventually(() => expect(link()).toBe('http://site.test/list/5?key=first'))
  await press(find('button', 'Make a new link'))
  const question = document.querySelector<HTMLElement>('[role=alertdialog]')!
  expect(question.textContent).toContain('The old link stops working for everyone who has it.')
  expect(key).toBe('first')
  await press(find('button', 'New link'))
  await eventually(() => expect(link()).toBe('http://site.test/list/5?key=second'))
})

const SHARED: SharedList = {
  ...{ id: 9, title: 'Slow towns', authorUsername: 'sora', visibility: 'public' },
  copiedFrom: { id: 3, title: 'Small kitchens', authorUsername: 'jiwoo' },
  dramas: LIST.dramas,
}
const page = (list: SharedList, answers = {}) =>
  shown(<ListPage params={{ id: '9' }} query={new URLSearchParams()} />, {
    'GET /api/lists/9': { body: list },
    ...answers,
  })

test('a list of others says where it is from, and can be copied and reported', async () => {
  await page(SHARED, { 'POST /api/lists': { status: 201, body: { ...LIST, id: 12 } } })
  expect(text()).toContain('Copied from Small kitchens by jiwoo')
  expect(text()).toContain('Quiet')
  expect(find('button', 'Report')).toBeDefined()
  await press(find('button', 'Copy to my lists'))
  await until(() => location.search === '?list=12')
  expect(writes()).toEqual([['POST /api/lists', { title: 'Slow towns', copyOf: 9 }]])
})

test('one’s own list is changed, neither copied nor reported', async () => {
  await page({ ...SHARED, authorUsername: MINJI.username })
  expect(find('link', 'Edit').getAttribute('href')).toBe('/profile?list=9')
  expect(() => find('button', 'Report')).toThrow()
})

test('a list of others is saved by one press, which Undo takes back', async () => {
  const shared = { 'PUT /api/lists/saved/9': DONE, 'DELETE /api/lists/saved/9': DONE }
  await page({ ...SHARED, isSaved: false }, shared)
  await press(find('button', 'Save'))
  await until(() => toastNow()?.title === 'Saved “Slow towns”')
  expect(find('button', 'Saved').getAttribute('aria-pressed')).toBe('true')
  toastNow()!.action!.onClick()
  await until(() => find('button', 'Save').textContent === 'Save')
  await eventually(() =>
    expect(writes()).toEqual([
      ['PUT /api/lists/saved/9', {}],
      ['DELETE /api/lists/saved/9', {}],
    ]),
  )
})

test('saved lists are listed until they are removed, and nothing while there are none', async () => {
  let saved = [{ id: 9, title: 'Slow towns', authorUsername: 'jiwoo', count: 2, first: [] }]
  await shown(<SavedLists />, {
    'GET /api/lists/saved': () => ({ body: saved }),
    'DELETE /api/lists/saved/9': () => {
      saved = []
      return DONE
    },
  })
  expect(text()).toContain('by jiwoo, 2 dramas')
  await press(find('button', 'Remove Slow towns'))
  await until(() => !text().includes('Saved Lists'))
  expect(toastNow()!.title).toBe('Removed “Slow towns” from your saved lists')
})
