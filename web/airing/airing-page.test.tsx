// What airs: days and weeks, what is the member's own, and what the page says where nothing is known.
import { beforeEach, expect, test } from 'vitest'
import type { MyAiring, WhatAirs } from '#contract/api/airing.ts'
import { fakeServer, MINJI } from '#tests/fake-server.ts'
import { press, render, until } from '#tests/render.tsx'
import { setSession } from '#web/auth/member.ts'
import AiringPage from './airing-page.tsx'

const drama = (id: number) => ({
  ...{ id, title: `Drama ${id}`, year: 2026, episodes: 16, genre: 'Healing' },
  ...{ imageUrl: '/x.webp', art: { poster: '/x.webp' } },
})
const KNOWN: WhatAirs = {
  isKnown: true,
  today: '2026-11-24',
  days: [
    { drama: drama(1), day: '2026-11-24', season: 1, first: 3, last: 4 },
    { drama: drama(2), day: '2026-11-24', season: 2, first: 1, last: 1 },
    { drama: drama(3), day: '2026-12-06', season: 1, first: 16, last: 16, isLast: true },
  ],
  later: [{ drama: drama(4), day: '2027-01' }],
}

const MINE: MyAiring = {
  ...{ dramas: [1], ofPeople: [], following: [], calendarSince: null },
  ...{ weeklyMail: false, canMail: true },
}

beforeEach(() => setSession({ member: MINJI, loading: false }))

async function shown(airs: Partial<WhatAirs> = {}) {
  fakeServer({
    'GET /api/airing': { body: { ...KNOWN, ...airs } },
    'GET /api/airing/mine': { body: MINE },
  })
  await render(<AiringPage />)
  await until(() => document.querySelector('h2') !== null)
}
const section = (id: string) => document.querySelector(`[aria-labelledby="${id}"]`)?.textContent
const text = () => document.body.textContent

test('each day says what airs, in words', async () => {
  await shown()
  expect(section('2026-11-24')).toBe(
    'Tuesday, November 24 todayDrama 1Episodes 3 and 4On your watchlistDrama 2Season 2, episode 1',
  )
  expect(section('next-week')).toContain('Sunday, December 6Drama 3Episode 16, the last')
  expect(section('later')).toContain('Drama 4Begins: January 2027')
  expect(text()).toContain('This product uses the TMDB API but is not endorsed or certified by TMDB.')
})

test('a member shows what is on the watchlist alone', async () => {
  await shown()
  await until(() => text().includes('On your watchlist'))
  await press(document.querySelector<HTMLInputElement>('input[type=checkbox]')!)
  await until(() => !text().includes('Drama 2'))
  expect(section('this-week')).toContain('Drama 1')
  expect(section('next-week')).toBe('Next weekNothing on your watchlist airs then.')
  expect(section('later')).toBeUndefined()
})

test('without TMDB the page says that it does not know, and tells admins how to switch it on', async () => {
  await shown({ isKnown: false, days: [], later: [] })
  expect(text()).toContain('This site does not know which episodes air.')
  expect(text()).not.toContain('TMDB')
})

test('admins are told how to switch it on', async () => {
  setSession({ member: { ...MINJI, isAdmin: true }, loading: false })
  await shown({ isKnown: false, days: [], later: [] })
  expect(text()).toContain('TMDB_API_KEY')
})
