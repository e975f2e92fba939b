// The calendar of one's own: who can read it, and that it is iCalendar by the rules of RFC 5545.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/airing.ts'
import { members } from '#server/auth/table.ts'
import { type AiringSite, anAiringSite, anEpisode, nextWeek } from '#tests/airing-site.ts'
import { findEverywhere } from '#tests/full-account.ts'
import type { SignedIn } from '#tests/site.ts'
import { calendarOf } from './calendar.ts'

let on: AiringSite
let me: SignedIn
beforeEach(async () => {
  on = await anAiringSite()
  me = await on.site.signUp()
})

/** The path of a new address, as a calendar program calls it. */
const newAddress = async () =>
  (await me.post('/api/airing/calendar')).json<{ address: string }>().address.replace('http://site.test', '')
const read = (path: string) => on.site.visitor.get(path)

interface Component {
  name: string
  /** by name: parameters and value */
  properties: Map<string, { params: string; value: string }>
  parts: Component[]
}

/** Reads iCalendar by sections 3.1 to 3.6 of RFC 5545, strictly. @throws where it breaks them */
function parse(text: string): Component {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line does not end with CRLF')
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`)
  const unfolded = lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  const root: Component = { name: '', properties: new Map(), parts: [] }
  const open = [root]
  for (const line of unfolded) {
    const [, name, params, value] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;,"]+)*):(.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`not a property: ${line}`)
    const now = open.at(-1)!
    if (name === 'BEGIN') {
      const part = { name: value, properties: new Map(), parts: [] }
      now.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      if (open.pop()!.name !== value) throw new Error(`not open: ${value}`)
    } else {
      if (now.properties.has(name)) throw new Error(`twice: ${name}`)
      now.properties.set(name, { params: params!, value })
    }
  }
  if (open.length > 1 || root.parts.length !== 1) throw new Error('not one calendar')
  return root.parts[0]!
}

/** A TEXT value as it was before it was escaped. */
const unescaped = (value: string) => {
  if (/(?<!\\)(?:\\\\)*[;,]/.test(value.replace(/\\[;,]/g, ''))) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))
}
const events = (calendar: Component) => calendar.parts.filter(({ name }) => name === 'VEVENT')
const textOf = (part: Component, name: string) => part.properties.get(name)?.value

test('it has the days of what I wait for, as days without a time', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(3, nextWeek(0)), anEpisode(4, nextWeek(0))])
  const finished = await on.onAir('Finished', 12, [anEpisode(1, nextWeek(1))])
  await on.onAir('Not Mine', 13, [anEpisode(1, nextWeek(2))])
  const followed = await on.onAir('By Somebody', 14, [anEpisode(1, nextWeek(3))])
  await on.admin.put(`/api/admin/dramas/${followed}`, { mainCast: ['Gong Yoo'] })
  await on.look()
  await me.post(`/api/watchlist/${id}`, {})
  await me.post(`/api/watchlist/${finished}`, { status: 'finished' })
  await me.put('/api/people/gong-yoo/follow')
  const answer = await read(await newAddress())
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const calendar = parse(answer.body)
  expect([textOf(calendar, 'VERSION'), textOf(calendar, 'METHOD')]).toEqual(['2.0', 'PUBLISH'])
  const [bus, other] = events(calendar)
  expect(events(calendar)).toHaveLength(2)
  expect(textOf(bus!, 'SUMMARY')).toBe('Slow Bus: episodes 3 and 4')
  expect(bus!.properties.get('DTSTART')).toEqual({
    params: ';VALUE=DATE',
    value: nextWeek(0).replaceAll('-', ''),
  })
  expect(textOf(bus!, 'DTEND')).toBe(addDays(nextWeek(0), 1).replaceAll('-', ''))
  expect(textOf(bus!, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
  expect(textOf(bus!, 'URL')).toBe(`http://site.test/drama/${id}`)
  expect(textOf(other!, 'SUMMARY')).toBe('By Somebody: episode 1')
})

test('a day that moves keeps its UID and gets another DTSTAMP; what stays is the same to the letter', async () => {
  const id = await on.onAir('Slow Bus', 11, [anEpisode(3, nextWeek(0)), anEpisode(4, nextWeek(1))])
  await on.look()
  await me.post(`/api/watchlist/${id}`, {})
  const address = await newAddress()
  await on.site.db.execute(sql`update airing_episodes set changed_at = '2026-01-01'`)
  await me.put('/api/airing/weekly-mail', { isOn: false })
  await on.tomorrow()
  await on.look()
  const before = (await read(address)).body
  on.tmdb.seasons.set('11/1', { episodes: [anEpisode(3, nextWeek(0)), anEpisode(4, nextWeek(4))] })
  await on.tomorrow()
  await on.look()
  const [stayed, moved] = events(parse((await read(address)).body))
  const [first, second] = events(parse(before))
  expect(stayed).toEqual(first)
  expect(textOf(moved!, 'UID')).toBe(textOf(second!, 'UID'))
  expect(textOf(moved!, 'DTSTART')).toBe(nextWeek(4).replaceAll('-', ''))
  expect(textOf(moved!, 'DTSTAMP')).not.toBe(textOf(second!, 'DTSTAMP'))
  expect(new Set([first, second].map((one) => textOf(one!, 'UID'))).size).toBe(2)
})

test('any title can be read back: long, in Hangul, with commas and line breaks', () => {
  const titles = [
    'Tea; rain, and \\ one\nline',
    '아주 오래된 골목에서 다시 만난 우리 두 사람의 느리고 조용한 겨울 이야기, 그리고 봄',
    `${'👩‍👩‍👧'.repeat(30)}`,
    '',
  ]
  const airings = titles.map((title, n) => ({
    ...{ dramaId: n, title, day: '2026-12-31', season: 2, first: 1, last: 1 },
    changedAt: new Date('2026-11-24T01:02:03.456Z'),
  }))
  const text = calendarOf({ name: 'A; B', url: 'https://site.test', airings })
  const read = events(parse(text))
  expect(read.map((one) => unescaped(textOf(one, 'SUMMARY')!))).toEqual(
    titles.map((title) => `${title}: season 2, episode 1`),
  )
  expect(read.map((one) => textOf(one, 'DTEND'))).toEqual(titles.map(() => '20270101'))
  expect(textOf(read[0]!, 'DTSTAMP')).toBe('20261124T010203Z')
})

test('without anything that airs it is still a calendar', async () => {
  const calendar = parse((await read(await newAddress())).body)
  expect(calendar.parts.map(({ name }) => name)).toEqual(['VTIMEZONE'])
})

test('its address is a secret that is stored as a hash, made anew and removed with one press', async () => {
  const first = await newAddress()
  const secret = /calendars\/([\w-]{43})\.ics$/.exec(first)![1]!
  expect(await findEverywhere(on.site, secret)).toEqual([])
  expect((await me.json<{ calendarSince: string }>('/api/airing/mine')).calendarSince).toMatch(/^20/)
  const second = await newAddress()
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  await me.del('/api/airing/calendar')
  expect((await read(second)).statusCode).toBe(404)
  expect(await me.json('/api/airing/mine')).toMatchObject({ calendarSince: null })
  expect((await read('/api/airing/calendars/nothing.ics')).statusCode).toBe(404)
})

test('a suspended member’s calendar cannot be read, and one who left has none', async () => {
  const address = await newAddress()
  await on.site.db.update(members).set({ suspendedAt: sql`now()` }).where(eq(members.id, me.member.id))
  expect((await read(address)).statusCode).toBe(404)
  await on.site.db.update(members).set({ suspendedAt: null }).where(eq(members.id, me.member.id))
  expect((await read(address)).headers['cache-control']).toMatch(/no-store/)
  await on.site.db.delete(members).where(eq(members.id, me.member.id))
  expect((await read(address)).statusCode).toBe(404)
})
