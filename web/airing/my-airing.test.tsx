// What airs, for oneself: people who are followed, the calendar, the weekly mail, and the link that stops it.
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { MyAiring as Mine } from '#contract/api/airing.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { find, press, render, settle, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { toastNow } from '#web/ui/toast.ts'
import { FollowPerson } from './follow-person.tsx'
import { MyAiring } from './my-airing.tsx'
import { StopMail } from './stop-mail.tsx'

const GONG_YOO = { slug: 'gong-yoo', name: 'Gong Yoo' }
const drama = {
  ...{ id: 5, title: 'New Drama', year: 2026, episodes: 16, genre: 'Healing' },
  ...{ imageUrl: '/x.webp', art: { poster: '/x.webp' } },
}
const ADDRESS = 'https://site.test/api/airing/calendars/secret.ics'

let stored: Mine
beforeEach(() => {
  setSession({ member: MINJI, loading: false })
  stored = {
    ...{ dramas: [], ofPeople: [], following: [], calendarSince: null },
    ...{ weeklyMail: false, canMail: true },
  }
})

async function shown() {
  const follow = (following: Mine['following']) => () => {
    stored = {
      ...stored,
      following,
      ofPeople: following.length ? [{ drama, day: null, people: ['Gong Yoo'] }] : [],
    }
    return { body: { success: true } }
  }
  const requests = fakeServer({
    'GET /api/airing/mine': () => ({ body: stored }),
    'PUT /api/people/gong-yoo/follow': follow([GONG_YOO]),
    'DELETE /api/people/gong-yoo/follow': follow([]),
    'PUT /api/airing/weekly-mail': ({ body }) => {
      stored = { ...stored, weeklyMail: body.isOn as boolean }
      return { body: { success: true } }
    },
    'POST /api/airing/calendar': {
      status: 201,
      body: { address: ADDRESS, calendarSince: '2026-11-24T10:00:00.000Z' },
    },
    'DELETE /api/airing/calendar': { body: { success: true } },
    'POST /api/notices/emails/stop/a-token': { body: { success: true } },
  })
  await render(
    <>
      <StopMail />
      <FollowPerson person={{ id: 1, ...GONG_YOO }} />
      <MyAiring />
    </>,
  )
  await settle()
  return requests
}
const text = () => document.body.textContent
const follow = () => find('button', 'Tell me of new dramas')

test('one press follows a person, whose dramas appear; Undo stops it', async () => {
  await shown()
  expect(follow().getAttribute('aria-pressed')).toBe('false')
  await press(follow())
  await until(() => text().includes('New DramaNew here, with Gong Yoo'))
  expect(follow().getAttribute('aria-pressed')).toBe('true')
  expect(toastNow()?.title).toBe('New dramas of Gong Yoo will be under What airs')
  await act(async () => toastNow()!.action!.onClick())
  await until(() => text().includes('No one yet.'))
  expect(follow().getAttribute('aria-pressed')).toBe('false')
})

test('who stops following a person under What airs can take it back', async () => {
  await shown()
  await press(follow())
  await until(() => text().includes('New DramaNew here'))
  await press(find('button', 'Stop following Gong Yoo'))
  await until(() => text().includes('No one yet.'))
  expect(toastNow()?.title).toBe('You no longer follow Gong Yoo')
  await act(async () => toastNow()!.action!.onClick())
  await until(() => text().includes('New DramaNew here'))
})

test('a visitor is asked to sign in, and sees what members can have', async () => {
  setSession({ member: null, loading: false })
  const requests = await shown()
  await press(follow())
  await until(() => toastNow()?.title === 'Sign In Required')
  expect(text()).toContain('Members can follow actors and writers')
  expect(requests).toEqual([])
})

test('the address of the calendar is shown once, and removed or replaced after a question', async () => {
  const requests = await shown()
  await press(find('button', 'Make an address'))
  await until(() => document.querySelector('input[readonly]') !== null)
  expect(document.querySelector<HTMLInputElement>('input[readonly]')!.value).toBe(ADDRESS)
  const question = () => document.querySelector<HTMLElement>('[role=alertdialog]')!
  for (const label of ['Make a new address', 'Remove the address']) {
    const before = requests.length
    await press(find('button', label))
    expect(question().textContent).toContain('stop working. This cannot be undone.')
    await press(find('button', 'Cancel'))
    expect(requests).toHaveLength(before)
  }
  await press(find('button', 'Remove the address'))
  await press(find('button', 'Remove'))
  await until(() => text().includes('It needs an address that only you know.'))
})

test('who made an address earlier can make a new one', async () => {
  stored = { ...stored, calendarSince: '2026-11-02T10:00:00.000Z' }
  await shown()
  expect(text()).toContain('Your calendar has had an address since November 2, 2026.')
})

test('the weekly mail is a switch', async () => {
  const requests = await shown()
  const toggle = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!
  await press(toggle())
  await until(() => toggle().checked && stored.weeklyMail)
  expect(requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { isOn: true },
  ])
})

test('a site that cannot send any says so', async () => {
  stored = { ...stored, canMail: false }
  await shown()
  expect(text()).toContain('This site cannot send you email.')
  expect(document.querySelector<HTMLInputElement>('input[type=checkbox]')!.disabled).toBe(true)
})

test('the link of a mail stops it with one press, without signing in, and leaves the address bar', async () => {
  setSession({ member: null, loading: false })
  history.replaceState(null, '', '/what-airs#stop=a-token')
  const requests = await shown()
  expect(location.hash).toBe('')
  expect(requests).toEqual([])
  await press(find('button', 'Stop the email'))
  await until(() => text().includes('The weekly email is off.'))
  expect(requests.map(({ call }) => call)).toEqual(['POST /api/notices/emails/stop/a-token'])
})
