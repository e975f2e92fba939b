// Names, merges and splits by an admin: credits and addresses follow, and everything can be undone.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Revision } from '#contract/api/history.ts'
import type { AdminPerson, FoundPerson, Person } from '#contract/api/people.ts'
import { write } from '#server/db/write.ts'
import { dramas } from '#server/dramas/table.ts'
import { revisions } from '#server/history/table.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'
import { credits, people } from './table.ts'

let ids: number[]
const site = await aSite()
const admin = await site.signUp({ isAdmin: true })
beforeEach(async () => {
  const rows = await put([
    { title: 'First', year: 2001, mainCast: ['Kim Dal', 'Seo Ara'] },
    { title: 'Second', year: 2002, mainCast: ['Kim Dal'] },
    { title: 'Third', year: 2003, mainCast: ['Kim Taal'], writer: 'Kim Dal' },
  ])
  ids = rows.map(({ id }) => id)
})
afterEach(async () => {
  for (const table of [credits, people, dramas, revisions]) await site.db.delete(table)
})

/** Answers of before are forgotten. */
const put = (all: Parameters<typeof putDramas>[1]) =>
  write(site.db, async (tx, changed) => {
    changed('dramas')
    return putDramas(tx, all)
  })
const person = (slug: string) => site.visitor.json<Person>(`/api/people/${slug}`)
const titlesOf = async (slug: string) => {
  const { acted, wrote } = await person(slug)
  return [...acted, ...wrote].map(({ title }) => title)
}
const idOf = async (slug: string) => (await person(slug)).id
const status = async (slug: string) => (await site.visitor.get(`/api/people/${slug}`)).statusCode
const merge = async (slug: string, into: string) =>
  admin.post(`/api/admin/people/${await idOf(slug)}/merge`, { into: await idOf(into) })
const split = async (slug: string, chosen: number[], remark = 'the other one') =>
  admin.post(`/api/admin/people/${await idOf(slug)}/split`, { dramas: chosen, remark })
const history = (id: number) => admin.json<Revision[]>(`/api/admin/history/person/${id}`)
async function undo(id: number) {
  const [latest] = await history(id)
  const answer = await admin.post(`/api/admin/history/${latest!.id}/put-back`, { side: 'before' })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('a merged person’s credits and address lead to the other one, and undoing it restores both', async () => {
  const merged = await idOf('kim-taal')
  expect((await merge('kim-taal', 'kim-dal')).statusCode).toBe(200)
  expect(await titlesOf('kim-dal')).toEqual(['Third', 'Second', 'First'])
  expect((await person('kim-taal')).slug).toBe('kim-dal')
  const { merged: entries } = await admin.json<AdminPerson>(`/api/admin/people/${await idOf('kim-dal')}`)
  expect(entries).toEqual([{ id: merged, slug: 'kim-taal', name: 'Kim Taal' }])
  await undo(merged)
  expect(await titlesOf('kim-taal')).toEqual(['Third'])
  expect(await titlesOf('kim-dal')).toEqual(['Second', 'First'])
})

test('after a merge new dramas find the person under both names, and through a further merge', async () => {
  await merge('kim-taal', 'kim-dal')
  await merge('kim-dal', 'seo-ara')
  await put([{ title: 'Fourth', year: 2004, mainCast: ['Kim Taal'] }])
  expect(await titlesOf('seo-ara')).toEqual(['Fourth', 'Third', 'Second', 'First'])
  expect((await person('kim-taal')).slug).toBe('seo-ara')
})

test('an actor and a writer of one name can be merged', async () => {
  await merge('kim-dal-2', 'kim-dal')
  const { acted, wrote } = await person('kim-dal')
  expect([acted.length, wrote.map(({ title }) => title)]).toEqual([2, ['Third']])
})

test('nobody is merged into themselves, in a circle, or into nobody', async () => {
  expect((await merge('kim-dal', 'kim-dal')).statusCode).toBe(409)
  const taal = await idOf('kim-taal')
  await merge('kim-taal', 'kim-dal')
  const circle = await admin.post(`/api/admin/people/${await idOf('kim-dal')}/merge`, { into: taal })
  expect(circle.statusCode).toBe(409)
  expect((await admin.post(`/api/admin/people/${taal}/merge`, { into: 999_999 })).statusCode).toBe(404)
  expect((await admin.post('/api/admin/people/999999/merge', { into: taal })).statusCode).toBe(404)
})

test('restoring an old merge cannot close a circle', async () => {
  const taal = await idOf('kim-taal')
  await merge('kim-taal', 'kim-dal')
  const [merging] = await history(taal)
  await undo(taal)
  await merge('kim-dal', 'kim-taal')
  const again = await admin.post(`/api/admin/history/${merging!.id}/put-back`, { side: 'after' })
  expect(again.statusCode).toBe(409)
  expect(await titlesOf('kim-taal')).toEqual(['Third', 'Second', 'First'])
})

test('a split gives the chosen dramas to a new person of the same name, and undoing it returns them', async () => {
  const answer = await split('kim-dal', [ids[1]!], 'actor born 1990')
  expect(answer.statusCode).toBe(201)
  const created = answer.json<AdminPerson>()
  expect(created).toMatchObject({ slug: 'kim-dal-3', name: 'Kim Dal', remark: 'actor born 1990' })
  expect(await titlesOf('kim-dal')).toEqual(['First'])
  expect(await titlesOf('kim-dal-3')).toEqual(['Second'])
  expect((await person('kim-dal')).namesakes.map(({ slug }) => slug)).toContain('kim-dal-3')
  await admin.put(`/api/admin/dramas/${ids[1]}`, { mainCast: ['Seo Ara', 'KIM DAL'] })
  expect(await titlesOf('kim-dal-3')).toEqual(['Second'])
  await undo(created.id)
  expect(await titlesOf('kim-dal')).toEqual(['Second', 'First'])
  expect((await person('kim-dal-3')).slug).toBe('kim-dal')
})

test('what was split off can be merged into somebody else: credits move', async () => {
  await split('kim-dal', [ids[0]!])
  await merge('kim-dal-3', 'seo-ara')
  expect(await titlesOf('kim-dal')).toEqual(['Second'])
  expect(await titlesOf('seo-ara')).toEqual(['First'])
})

test('a person with dramas of their own can be split again', async () => {
  await split('kim-dal', [ids[0]!, ids[1]!], 'both')
  await split('kim-dal-3', [ids[1]!], 'one')
  expect(await titlesOf('kim-dal-3')).toEqual(['First'])
  expect(await titlesOf('kim-dal-4')).toEqual(['Second'])
  expect(await status('kim-dal')).toBe(404)
})

test('a split needs a drama of theirs and a remark that nobody of this name has', async () => {
  expect((await split('kim-dal', [])).statusCode).toBe(400)
  expect((await split('kim-dal', [ids[2]!])).json().message).toBe('Kim Dal is not credited in these dramas')
  expect((await split('kim-dal', [ids[0]!], ' ')).json().message).toBe('Remark is required')
  await split('kim-dal', [ids[0]!], 'same')
  expect((await split('kim-dal', [ids[1]!], 'same')).statusCode).toBe(400)
  expect(await titlesOf('kim-dal')).toEqual(['Second'])
})

test('another spelling brings its dramas along, and the address stays', async () => {
  const id = await idOf('kim-dal')
  const answer = await admin.put(`/api/admin/people/${id}`, {
    name: 'Kim Dahl',
    nativeName: '김달',
    otherNames: 'Kim Dal\nKim Taal',
    version: 1,
  })
  expect(answer.json<AdminPerson>()).toMatchObject({ slug: 'kim-dal', name: 'Kim Dahl', version: 2 })
  expect(await titlesOf('kim-dal')).toEqual(['Third', 'Second', 'First'])
  expect(await status('kim-taal')).toBe(404)
  const found = await site.visitor.json<FoundPerson[]>('/api/people?search=kim-taal')
  expect(found.map(({ slug }) => slug)).toEqual(['kim-dal'])
  await undo(id)
  expect(await titlesOf('kim-taal')).toEqual(['Third'])
})

test('an outdated version is refused with the current state, and a blank name with words', async () => {
  const id = await idOf('kim-dal')
  await admin.put(`/api/admin/people/${id}`, { remark: 'one', version: 1 })
  const refused = await admin.put(`/api/admin/people/${id}`, { remark: 'two', version: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().current).toMatchObject({ remark: 'one', version: 2 })
  expect((await admin.put(`/api/admin/people/${id}`, { name: ' ' })).json().message).toBe('Name is required')
})

test('two people of one name and role without a remark are refused', async () => {
  const answer = await admin.put(`/api/admin/people/${await idOf('kim-taal')}`, { name: 'Kim Dal' })
  expect(answer.json().message).toBe('Someone else has this name. Please add a remark that tells them apart.')
})

test('the page of a drama leads to the right person at once after a merge', async () => {
  const slugs = async () =>
    (await site.visitor.json<{ people: { slug: string }[] }>(`/api/dramas/${ids[2]}`)).people.map(
      ({ slug }) => slug,
    )
  expect(await slugs()).toEqual(['kim-taal', 'kim-dal-2'])
  await merge('kim-taal', 'kim-dal')
  expect(await slugs()).toEqual(['kim-dal', 'kim-dal-2'])
})
