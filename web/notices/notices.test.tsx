// What is new for the member: the button in the community, the bar of phones, and the switch on the profile.
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Notices } from '#contract/api/notices.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { find, press, render, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import { ThumbBar } from '#web/shell/thumb-bar.tsx'
import { toastNow } from '#web/ui/toast.ts'
import { NewForYou } from './new-for-you.tsx'
import { NoticeSettings } from './notice-settings.tsx'

const AT = '2026-11-20T10:00:00.000Z'
const NEW: Notices = {
  replies: [{ postId: 3, title: 'Barley tea', count: 2, latestBy: 'haneul', latestAt: AT }],
  decisions: [
    {
      ...{ id: 8, action: 'removed', area: 'post', itemId: 1 },
      ...{ about: 'A rude post', reason: 'Please be kind.', createdAt: AT },
    },
  ],
  reports: [{ id: 4, area: 'review', itemId: 2, outcome: 'kept', decidedAt: AT }],
  following: [
    { kind: 'reviews', id: 6, title: 'My Mister', by: 'sora', at: AT },
    { kind: 'lists', id: 6, title: 'Rainy evenings', by: 'sora', at: AT },
  ],
  episodes: [{ dramaId: 5, title: 'Slow Bus', day: '2026-11-20', season: 1, first: 3, last: 4 }],
  kinds: { replies: true, decisions: true, reports: true, following: true, episodes: true },
  byMail: null,
  asOf: AT,
}

const SEEN = { replies: [], decisions: [], reports: [], following: [], episodes: [] }

let stored: Notices
beforeEach(() => {
  stored = NEW
  setSession({ member: MINJI, loading: false })
})

async function shown() {
  const requests = fakeServer({
    'GET /api/notices': () => ({ body: stored }),
    'PUT /api/notices': ({ body }) => {
      if (body.seenUntil) stored = { ...stored, ...SEEN }
      else {
        const kinds = { ...stored.kinds, ...(body.kinds as object) }
        const { replies, decisions, reports } = NEW
        stored = {
          ...stored,
          ...{ kinds, replies: kinds.replies ? replies : [], decisions: kinds.decisions ? decisions : [] },
          reports: kinds.reports ? reports : [],
        }
      }
      return { body: { success: true } }
    },
  })
  await render(
    <>
      <NewForYou />
      <NoticeSettings member={MINJI} />
      <ThumbBar />
    </>,
  )
  const puts = () => requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  return { requests, puts }
}
const box = () => document.querySelector('[popover]')
/** Without the marks that keep the direction of what people typed. */
const said = () => box()!.textContent.replaceAll(/[\u2068\u2069]/g, '')
const bar = () => document.querySelector('nav')!.textContent

test('replies and decisions are shown with where they are and why, until one has got it', async () => {
  const { puts } = await shown()
  await until(() => box() !== null)
  expect(said()).toContain('2 new comments on “Barley tea”, the latest by haneul')
  expect(box()!.querySelector('a')!.getAttribute('href')).toBe('/community?post=3')
  expect(said()).toContain('A moderator removed your post “A rude post”: Please be kind.')
  expect(said()).toContain('A moderator read the review you reported, and it stays.')
  const others = box()!.querySelectorAll('a')
  expect([...others].slice(1).map((one) => one.getAttribute('href'))).toEqual([
    '/reviews?review=6',
    '/list/6',
    '/drama/5',
  ])
  expect(said()).toContain('sora reviewed “My Mister”')
  expect(said()).toContain('sora published the list “Rainy evenings”')
  expect(said()).toContain('“Slow Bus”, Friday, November 20: episodes 3 and 4')
  expect(bar()).toContain('Community 6 new')
  await press(find('button', 'Got it'))
  await until(() => box() === null)
  expect(bar()).not.toContain('new')
  expect(puts()).toEqual([{ seenUntil: AT }])
})

test('each kind is switched off by one press, and on again by Undo or on the profile', async () => {
  const { puts } = await shown()
  const toggle = () => document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!
  await until(() => box() !== null)
  await press(find('button', 'Stop notifications about decisions by moderators'))
  await until(() => !toggle().checked)
  expect(said()).not.toContain('A rude post')
  expect(said()).toContain('Barley tea')
  await act(async () => toastNow()!.action!.onClick())
  await until(() => toggle().checked && said().includes('A rude post'))
  await press(toggle())
  await until(() => !toggle().checked)
  const off = { kinds: { decisions: false } }
  expect(puts()).toEqual([off, { kinds: { decisions: true } }, off])
})

test('nothing is asked for a visitor', async () => {
  setSession({ member: null, loading: false })
  const { requests } = await shown()
  expect(requests).toEqual([])
  expect(box()).toBeNull()
})
