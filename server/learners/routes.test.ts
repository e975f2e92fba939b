// Saved lines: saving, reviewing, export, access, bad input.
import { DatabaseSync } from 'node:sqlite'
import { and, eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DramaLine, FurtherLines, LineSource, SavedLine } from '#contract/api/learners.ts'
import { quotes } from '#contract/quotes.ts'
import { aSeededSite, type SignedIn } from '#tests/site.ts'
import { allLines } from './lines.ts'
import { savedLines } from './table.ts'

const SAVED = '/api/kept-lines'
const LINE = 'live-today'
const DAY = 86_400_000

let minji: SignedIn
const site = await aSeededSite()
beforeEach(async () => {
  minji = await site.signUp()
})

const save = async (line = LINE) => (await minji.post(`${SAVED}/${line}`)).json() as SavedLine
const mine = () => minji.json<SavedLine[]>(SAVED)
const answer = (line: SavedLine, grade: string) =>
  minji.post(`${SAVED}/${line.line}/review`, { grade, dueAt: line.dueAt })
/** The notes of an Anki package. */
function notesIn(apkg: Uint8Array) {
  const db = new DatabaseSync(':memory:')
  db.deserialize(unzipSync(apkg)['collection.anki2']!)
  return db.prepare('select guid, sfld, flds from notes').all() as Record<'guid' | 'sfld' | 'flds', string>[]
}
/** Lets time pass for a line. */
const wait = (interval: string, who = minji) =>
  site.db
    .update(savedLines)
    .set({ dueAt: sql`${savedLines.dueAt} - ${interval}::interval` })
    .where(eq(savedLines.memberId, who.member.id))

test('a saved line is ready at once, and saving it again changes nothing', async () => {
  const saved = await save()
  expect(saved).toMatchObject({ line: LINE, isReady: true })
  expect(Math.abs(new Date(saved.dueAt).getTime() - Date.now())).toBeLessThan(60_000)
  expect(await save()).toEqual(saved)
  expect(await mine()).toEqual([saved])
})

test('an answered line is due days later, and the next one comes first', async () => {
  const first = await save()
  await save('nothing-at-all')
  const reply = await answer(first, 'good')
  expect(reply.statusCode).toBe(200)
  const after = reply.json() as SavedLine
  expect(after.isReady).toBe(false)
  expect((new Date(after.dueAt).getTime() - Date.now()) / DAY).toBeCloseTo(3, 1)
  expect((await mine()).map(({ line }) => line)).toEqual(['nothing-at-all', LINE])
  await wait('3 days')
  expect((await mine()).find(({ line }) => line === LINE)).toMatchObject({ isReady: true })
})

test('a line is ready some hours before its due time', async () => {
  await answer(await save(), 'again')
  await wait('19 hours')
  expect((await mine())[0]).toMatchObject({ isReady: true })
})

test('the second half of a double click, or another window, does not answer a line twice', async () => {
  const saved = await save()
  const both = await Promise.all([answer(saved, 'easy'), answer(saved, 'easy')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const [first, second] = both.sort((a, b) => a.statusCode - b.statusCode)
  expect(second!.json().current).toEqual(first!.json())
  const [row] = await site.db.select().from(savedLines).where(eq(savedLines.memberId, minji.member.id))
  expect(row!.card).toMatchObject({ reps: 1 })
})

test('times are the database’s, and the card is stored with the account', async () => {
  await answer(await save(), 'hard')
  const [row] = await site.db
    .select({ reviewed: sql<string>`card->>'last_review'`, now: sql<string>`now()`, due: savedLines.dueAt })
    .from(savedLines)
    .where(and(eq(savedLines.memberId, minji.member.id), eq(savedLines.line, LINE)))
  expect(Math.abs(new Date(row!.reviewed).getTime() - new Date(row!.now).getTime())).toBeLessThan(10_000)
  expect(row!.due.getTime() - new Date(row!.reviewed).getTime()).toBe(2 * DAY)
})

test('a line can be removed, also twice', async () => {
  await save()
  for (let time = 0; time < 2; time++) {
    const reply = await minji.del(`${SAVED}/${LINE}`)
    expect([reply.statusCode, reply.json().success]).toEqual([200, true])
  }
  expect(await mine()).toEqual([])
})

test('a removed line can be restored with its reviews', async () => {
  await answer(await save(), 'good')
  const before = await site.db.select().from(savedLines).where(eq(savedLines.memberId, minji.member.id))
  const { removed } = (await minji.del(`${SAVED}/${LINE}`)).json()
  expect((await minji.post(`${SAVED}/${LINE}`, removed)).statusCode).toBe(200)
  expect(await site.db.select().from(savedLines).where(eq(savedLines.memberId, minji.member.id))).toEqual(
    before,
  )
  const [line] = await mine()
  expect((await answer(line!, 'good')).statusCode).toBe(200)
})

test('a line that was never reviewed can be restored too', async () => {
  const saved = await save()
  const { removed } = (await minji.del(`${SAVED}/${LINE}`)).json()
  await minji.post(`${SAVED}/${LINE}`, removed)
  expect(await mine()).toEqual([saved])
})

test('after thirty days all lines are due and none is lost', async () => {
  for (const { id } of quotes) await answer(await save(id), 'good')
  await wait('30 days')
  const lines = await mine()
  expect(lines).toHaveLength(7)
  expect(lines.every(({ isReady }) => isReady)).toBe(true)
  expect(JSON.stringify(lines)).not.toMatch(/streak|missed|late|overdue/i)
})

test('the Anki package has the member’s saved lines only', async () => {
  await save('together-with-me')
  const reply = await minji.get(`${SAVED}/anki`)
  expect(reply.headers['content-type']).toBe('application/octet-stream')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="korean-lines.apkg"')
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(notesIn(reply.rawPayload)).toMatchObject([
    { guid: 'korean-line:together-with-me', sfld: '합시다, 러브. 나랑 같이.' },
  ])
})

test('the cards of the Anki package are new in the order in which the lines are due', async () => {
  await answer(await save(LINE), 'easy')
  await answer(await save('together-with-me'), 'again')
  await save('nothing-at-all')
  const { rawPayload } = await minji.get(`${SAVED}/anki`)
  const db = new DatabaseSync(':memory:')
  db.deserialize(unzipSync(rawPayload)['collection.anki2']!)
  const cards = db.prepare('select n.guid, c.due from cards c join notes n on n.id = c.nid').all()
  expect(Object.fromEntries(cards.map(({ guid, due }) => [due, guid]))).toEqual({
    1: 'korean-line:nothing-at-all',
    2: 'korean-line:together-with-me',
    3: `korean-line:${LINE}`,
  })
})

test('saved lines are in the member’s data, and are deleted with the account', async () => {
  await answer(await save(), 'good')
  const data = await minji.json<{ keptLines: object[] }>('/api/auth/my-data')
  expect(data.keptLines).toMatchObject([{ line: LINE, card: { reps: 1 } }])
  const rows = () => site.db.$count(savedLines, eq(savedLines.memberId, minji.member.id))
  expect(await rows()).toBe(1)
  expect((await minji.del('/api/auth/account', { posts: 'keep' })).statusCode).toBe(200)
  expect(await rows()).toBe(0)
})

test('a member cannot see or change the lines of another', async () => {
  await save()
  const sora = await site.signUp()
  expect(await sora.json(SAVED)).toEqual([])
  const saved = (await mine())[0]!
  const theirs = await sora.post(`${SAVED}/${LINE}/review`, { grade: 'good', dueAt: saved.dueAt })
  expect(theirs.statusCode).toBe(404)
  await sora.del(`${SAVED}/${LINE}`)
  expect(await mine()).toEqual([saved])
})

test('each of the seven lines leads to the page of its drama, and that page to the line', async () => {
  const sources = await site.visitor.json<LineSource[]>('/api/korean-lines')
  expect(sources.map(({ line }) => line)).toEqual(quotes.map(({ id }) => id))
  for (const [at, { line, dramaId }] of sources.entries()) {
    const drama = await site.visitor.json<{ title: string }>(`/api/dramas/${dramaId}`)
    expect(drama.title).toBe(quotes[at]!.drama)
    const [first] = await site.visitor.json<DramaLine[]>(`/api/dramas/${dramaId}/see-also/lines`)
    expect(first).toMatchObject({ line, korean: quotes[at]!.korean })
  }
})

test('the page of a drama has its further lines too, each with a note', async () => {
  const { dramas } = await site.visitor.json<FurtherLines>('/api/korean-lines/further')
  expect(dramas.length).toBeGreaterThan(30)
  for (const { id, title, count } of dramas) {
    const lines = await site.visitor.json<DramaLine[]>(`/api/dramas/${id}/see-also/lines`)
    const further = lines.filter(({ explanation }) => explanation !== undefined)
    expect([title, further.length]).toEqual([title, count])
  }
})

test('a further line is saved, reviewed and exported like the others', async () => {
  const saved = await save('walk-together')
  expect(saved).toMatchObject({
    line: 'walk-together',
    korean: '이렇게 같이 걸어요, 우리.',
    english: 'Let’s walk together like this.',
    drama: 'When the Camellia Blooms',
    isReady: true,
  })
  expect((await answer(saved, 'good')).json()).toMatchObject({ line: 'walk-together', isReady: false })
  await save()
  expect((await mine()).map(({ line }) => line)).toEqual([LINE, 'walk-together'])
  const exported = notesIn((await minji.get(`${SAVED}/anki`)).rawPayload)
  expect(exported.map(({ guid }) => guid)).toEqual(['korean-line:live-today', 'korean-line:walk-together'])
  expect(exported[1]!.flds).toContain(
    '<p><b>-아/어요, -(스)ㅂ니다: polite sentences</b><br>With 우리 or 같이',
  )
  expect((await minji.del(`${SAVED}/walk-together`)).statusCode).toBe(200)
  expect((await mine()).map(({ line }) => line)).toEqual([LINE])
})

test('anyone can download all lines as one Anki package', async () => {
  const reply = await site.visitor.get('/api/korean-lines/anki')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/octet-stream')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="all-korean-lines.apkg"')
  expect(notesIn(reply.rawPayload).map(({ guid }) => guid)).toEqual(
    allLines.map(({ id }) => `korean-line:${id}`),
  )
  const again = await site.visitor.call({
    method: 'GET',
    url: '/api/korean-lines/anki',
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the lines of a drama that is not here are a 404', async () => {
  expect((await site.visitor.get('/api/dramas/999999/see-also/lines')).statusCode).toBe(404)
})

describe('bad input', () => {
  test.each([
    'nothing',
    'LIVE-TODAY',
    '0',
    '__proto__',
    'constructor',
    "'; drop table kept_lines --",
    '%00',
    'x'.repeat(400),
  ])('there is no line %j', async (line) => {
    const path = `${SAVED}/${encodeURIComponent(line)}`
    expect((await minji.post(path)).statusCode).toBe(404)
    expect((await minji.del(path)).statusCode).toBe(404)
    expect((await minji.post(`${path}/review`, { grade: 'good', dueAt: new Date() })).statusCode).toBe(404)
  })

  test.each([
    [{}, 'grade'],
    [{ grade: 'perfect' }, 'grade'],
    [{ grade: 4 }, 'grade'],
    [{ grade: 'good' }, 'dueAt'],
    [{ grade: 'good', dueAt: 'soon' }, 'dueAt'],
    [{ grade: 'good', dueAt: 5 }, 'dueAt'],
    [{ grade: 'good', dueAt: '2026-13-45T99:00:00.000Z' }, 'dueAt'],
  ])('the answer %j is refused, and names %s', async (body, path) => {
    await save()
    const reply = await minji.post(`${SAVED}/${LINE}/review`, body)
    expect([reply.statusCode, reply.json().issues[0].path]).toEqual([400, path])
  })

  test('a line that is not saved cannot be answered', async () => {
    const reply = await minji.post(`${SAVED}/${LINE}/review`, { grade: 'good', dueAt: new Date() })
    expect(reply.statusCode).toBe(404)
  })
})
