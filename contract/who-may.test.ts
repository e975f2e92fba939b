// Who may make which call, as the specifications say. That every call keeps to it: tests/security/who-may.system.test.ts.
import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint, Who } from './endpoint.ts'

const isRead = (call: string) => call.startsWith('GET ')
const callsOf = (wanted: Who, some: (call: string) => boolean) =>
  (Object.entries(api) as [string, Endpoint][])
    .filter(([call, { who = 'anyone' }]) => who === wanted && some(call))
    .map(([call]) => call)
    .sort()

test('the admin area, uploads, filming places and deleting comments on news are for admins', () => {
  const forAdmins =
    /\/admin\/|\/api\/upload|(POST|PUT|DELETE) \/api\/virtual-tour|DELETE \/api\/comments\/\{id\}/
  const others = (['anyone', 'member'] as const).flatMap((who) =>
    callsOf(who, (call) => forAdmins.test(call)),
  )
  expect(others).toEqual([])
  expect(callsOf('admin', (call) => !forAdmins.test(call))).toEqual([])
})

test('visitors write these, and everything else is for members', () => {
  expect(callsOf('anyone', (call) => !isRead(call))).toEqual([
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
    'POST /api/auth/token',
    'POST /api/contact-form',
    'POST /api/corrections/{dramaId}',
    'POST /api/experiential-learning-form',
    'POST /api/feedback-form',
    'POST /api/news/{id}/comments',
    'POST /api/notices/emails/stop/{token}',
  ])
})

test('members read what is theirs, and everything else is open', () => {
  const theirs =
    /\/(following|blocked|public-page|lists\/saved)|\/auth\/(me|my-data|sessions)|watchlist|user\/\{userId\}|kept-lines|\/mine|diary|notices/
  expect(callsOf('member', (call) => isRead(call) && !theirs.test(call))).toEqual([])
  expect(callsOf('anyone', (call) => isRead(call) && theirs.test(call))).toEqual([])
})
