// @vitest-environment jsdom
// What is new for the member: the button in the community, the bar of phones, and the switch on the profile.
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Notices } from '#contract/api/notices.ts'
import { readInBrowser } from '#web/api.ts'
import { fakeServer, MINJI } from '#web/auth/fake-server.ts'
import { setSession } from '#web/auth/member.ts'
import { makeQueryClient } from '#web/query.ts'
import { ThumbBar } from '#web/shell/thumb-bar.tsx'
import { find, onStage, press, until } from '#web/ui/on-stage.tsx'
import { toastNow } from '#web/ui/toast.ts'
import { NewForYou } from './new-for-you.tsx'
import { RepliesSwitch } from './replies-switch.tsx'

const AT = '2026-11-20T10:00:00.000Z'
const NEW: Notices = {
  replies: [{ postId: 3, title: 'Barley tea', count: 2, latestBy: 'haneul', latestAt: AT }],
  decisions: [
    {
      ...{ id: 8, action: 'removed', area: 'post', itemId: 1 },
      ...{ about: 'A rude post', reason: 'Please be kind.', createdAt: AT },
    },
  ],
  tellsReplies: true,
  asOf: AT,
}

let stored: Notices
beforeEach(() => {
  stored = NEW
  setSession({ member: MINJI, loading: false })
})

async function shown() {
  const requests = fakeServer({
    'GET /api/notices': () => ({ body: stored }),
    'PUT /api/notices': ({ body }) => {
      if (body.seenUntil) stored = { ...stored, replies: [], decisions: [] }
      else stored = { ...stored, ...body, replies: body.tellsReplies ? NEW.replies : [] }
      return { body: { success: true } }
    },
  })
  await onStage(
    <QueryClientProvider client={makeQueryClient(readInBrowser)}>
      <NewForYou />
      <RepliesSwitch />
      <ThumbBar />
    </QueryClientProvider>,
  )
  const puts = () => requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  return { requests, puts }
}
const box = () => document.querySelector('[popover]')
const bar = () => document.querySelector('nav')!.textContent

test('replies and decisions are shown with where they are and why, until one has got it', async () => {
  const { puts } = await shown()
  await until(() => box() !== null)
  expect(box()!.textContent).toContain('2 new comments on Barley tea, the latest by haneul')
  expect(box()!.querySelector('a')!.getAttribute('href')).toBe('/community?post=3')
  expect(box()!.textContent).toContain('A moderator removed your post “A rude post”: Please be kind.')
  expect(bar()).toContain('Community 2 new')
  await press(find('button', 'Got it'))
  await until(() => box() === null)
  expect(bar()).not.toContain('new')
  expect(puts()).toEqual([{ seenUntil: AT }])
})

test('replies are switched off by one press, and on again by Undo or on the profile', async () => {
  const { puts } = await shown()
  const toggle = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')!
  await until(() => box() !== null)
  await press(find('button', 'Do not tell me of replies'))
  await until(() => !toggle().checked)
  expect(box()!.textContent).not.toContain('Barley tea')
  expect(box()!.textContent).toContain('A rude post')
  await act(async () => toastNow()!.action!.onClick())
  await until(() => toggle().checked && box()!.textContent.includes('Barley tea'))
  await press(toggle())
  await until(() => !toggle().checked)
  expect(puts()).toEqual([{ tellsReplies: false }, { tellsReplies: true }, { tellsReplies: false }])
})

test('nothing is asked for a visitor', async () => {
  setSession({ member: null, loading: false })
  const { requests } = await shown()
  expect(requests).toEqual([])
  expect(box()).toBeNull()
})
