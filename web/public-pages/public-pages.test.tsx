// Public pages: following with Undo, blocking, and the switches of one's own page.
import type { ReactNode } from 'react'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { ActivityEntry, OwnPublicPage, PublicPage } from '#contract/api/public-pages.ts'
import { fakeServer, MINJI, type RecordedRequest } from '#tests/fake-server.ts'
import { eventually, find, press, render, settle, typeInto, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { SiteFactsProvider } from '#web/site-facts.tsx'
import { dismissToast, toastNow } from '#web/ui/toast.ts'
import FollowingPage from './following-page.tsx'
import MemberPage from './member-page.tsx'
import { MySwitches } from './my-switches.tsx'

const SORA: PublicPage = {
  ...{ id: 4, username: 'Sora K', shows: ['ratings', 'lists'], inSearch: false, isFollowed: false },
}
const RATED: ActivityEntry = {
  ...{ kind: 'ratings', username: 'Sora K', at: '2026-11-20T10:00:00.000Z', cursor: '1.0.4.7', rating: 9 },
  drama: {
    ...{ id: 7, title: 'Rain', year: 2020, episodes: 16, genre: 'Drama', imageUrl: '' },
    art: { poster: '/art/poster' },
  },
}
const DONE = { body: { success: true } }
const FOLLOW = '/api/members/Sora%20K/follow'
const BLOCK = '/api/members/Sora%20K/block'

let requests: RecordedRequest[]
beforeEach(() => {
  setSession({ member: MINJI, loading: false })
})

async function shown(element: ReactNode, answers: Parameters<typeof fakeServer>[0]) {
  requests = fakeServer(answers)
  await render(
    <SiteFactsProvider value={{ name: 'Shimpyo', url: 'http://site.test' }}>{element}</SiteFactsProvider>,
  )
  await settle()
}
const text = () => document.body.textContent ?? ''
const writes = () =>
  requests.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body])

let page: PublicPage
const onPage = (answers: Parameters<typeof fakeServer>[0] = {}) => {
  page = SORA
  const follows = (isFollowed: boolean) => () => {
    page = { ...page, isFollowed }
    return DONE
  }
  return shown(<MemberPage params={{ name: 'Sora K' }} query={new URLSearchParams()} />, {
    'GET /api/members/Sora%20K': () => ({ body: page }),
    'GET /api/members/Sora%20K/activity': { body: [RATED] },
    [`PUT ${FOLLOW}`]: follows(true),
    [`DELETE ${FOLLOW}`]: follows(false),
    ...answers,
  })
}

test('a member is followed by one press, which Undo takes back', async () => {
  await onPage()
  expect(text()).toContain('Rain')
  expect(text()).toContain('rated by Sora K')
  expect(text()).toContain('November 20, 2026')
  await press(find('button', 'Follow'))
  await until(() => toastNow()?.title === 'You follow Sora K')
  expect(find('button', 'Following').getAttribute('aria-pressed')).toBe('true')
  await act(async () => toastNow()!.action!.onClick())
  await until(() => find('button', 'Follow') !== undefined)
  await eventually(() =>
    expect(writes()).toEqual([
      [`PUT ${FOLLOW}`, {}],
      [`DELETE ${FOLLOW}`, {}],
    ]),
  )
})

test('a follow that could not be saved is taken back, with the reason', async () => {
  await onPage({
    [`PUT ${FOLLOW}`]: { status: 409, body: { message: 'You can follow at most 200 members' } },
  })
  await press(find('button', 'Follow'))
  await until(() => toastNow()?.description === 'You can follow at most 200 members')
  await until(() => find('button', 'Follow') !== undefined)
})

test('a visitor is asked to sign in first', async () => {
  setSession({ member: null, loading: false })
  await onPage()
  for (const name of ['Follow', 'Block']) {
    await press(find('button', name))
    expect(toastNow()?.title).toBe('Authentication Required')
    dismissToast()
  }
  expect(writes()).toEqual([])
})

test('the page of a member who was just blocked is not found', async () => {
  let isBlocked = false
  await onPage({
    'GET /api/members/Sora%20K': () =>
      isBlocked ? { status: 404, body: { message: 'Member not found' } } : { body: SORA },
    [`PUT ${BLOCK}`]: () => {
      isBlocked = true
      return DONE
    },
  })
  await press(find('button', 'Block'))
  await until(() => text().includes('Page not found'))
  expect(toastNow()).toMatchObject({ title: 'Sora K is blocked', action: { label: 'Undo' } })
})

test('one’s own page leads to its switches', async () => {
  page = { ...SORA, username: MINJI.username }
  await shown(<MemberPage params={{ name: MINJI.username }} query={new URLSearchParams()} />, {
    [`GET /api/members/${MINJI.username}`]: { body: page },
    [`GET /api/members/${MINJI.username}/activity`]: { body: [] },
  })
  expect(find('link', 'Change what it shows').getAttribute('href')).toBe('/profile#my-page')
  expect(() => find('button', 'Follow')).toThrow()
})

const OFF: OwnPublicPage = {
  ...{
    isOn: false,
    inSearch: false,
    watching: false,
    ratings: false,
    reviews: false,
    lists: false,
    year: false,
  },
}
const box = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find((one) =>
    one.labels?.[0]?.textContent?.includes(label),
  )

test('a page is switched on first; then each part of it has a switch', async () => {
  let stored = OFF
  await shown(<MySwitches member={MINJI} />, {
    'GET /api/public-page': () => ({ body: stored }),
    'GET /api/blocked': { body: [] },
    'PUT /api/public-page': ({ body }) => {
      stored = { ...stored, ...body }
      return { body: stored }
    },
  })
  expect(box('All my ratings')).toBeUndefined()
  await press(box('Others can open a page')!)
  await until(() => box('All my ratings') !== undefined)
  expect(find('link', `http://site.test/members/${MINJI.username}`)).toBeDefined()
  expect(box('Search engines')!.checked).toBe(false)
  await press(box('All my ratings')!)
  await until(() => box('All my ratings')!.checked)
  await eventually(() =>
    expect(writes()).toEqual([
      ['PUT /api/public-page', { isOn: true }],
      ['PUT /api/public-page', { ratings: true }],
    ]),
  )
})

test('someone without a page is blocked by username; a name that could not be blocked stays in its field', async () => {
  let names: { username: string }[] = []
  await shown(<MySwitches member={MINJI} />, {
    'GET /api/public-page': { body: OFF },
    'GET /api/blocked': () => ({ body: names }),
    'PUT /api/members/nobody/block': { status: 404, body: { message: 'Member not found' } },
    [`PUT ${BLOCK}`]: () => {
      names = [{ username: 'Sora K' }]
      return DONE
    },
    [`DELETE ${BLOCK}`]: () => {
      names = []
      return DONE
    },
  })
  const field = document.querySelector<HTMLInputElement>('input[type=text]')!
  const type = async (value: string) => {
    await typeInto(field, value)
    await press(find('button', 'Block'))
  }
  await type('nobody')
  await until(() => toastNow()?.description === 'Member not found')
  expect(field.value).toBe('nobody')
  await type('Sora K')
  await until(() => field.value === '')
  await press(find('button', 'Unblock Sora K'))
  await until(() => !text().includes('Unblock'))
})

test('a member is unfollowed on the Following page, which then says how to follow someone', async () => {
  let names = [{ username: 'Sora K' }]
  await shown(<FollowingPage params={{}} query={new URLSearchParams()} />, {
    'GET /api/following': () => ({ body: names }),
    'GET /api/following/activity': () => ({ body: names.length > 0 ? [RATED] : [] }),
    [`DELETE ${FOLLOW}`]: () => {
      names = []
      return DONE
    },
  })
  expect(text()).toContain('Rain')
  await press(find('button', 'Stop following Sora K'))
  await until(() => text().includes("You don't follow anyone"))
  expect(toastNow()).toMatchObject({ action: { label: 'Undo' } })
})
