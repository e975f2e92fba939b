// Saved lists: a mark on somebody else's public list, which only its member sees.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OwnList, PublicList, SharedList } from '#contract/api/lists.ts'
import { MOST_SAVED } from '#contract/lists.ts'
import { aSite, type Person, type SignedIn } from '#tests/site.ts'

let minji: SignedIn
const site = await aSite()
const sora = await site.signUp({ username: 'sora' })
beforeEach(async () => {
  minji = await site.signUp()
})

async function aList(visibility = 'public', by = sora) {
  const { id } = (await by.post('/api/lists', { title: `List ${++count}` })).json<OwnList>()
  await by.put(`/api/lists/${id}`, { visibility })
  return id
}
let count = 0
const save = (id: number, by: Person = minji) => by.put(`/api/lists/saved/${id}`)
const saved = async (by = minji) => (await by.json<PublicList[]>('/api/lists/saved')).map(({ id }) => id)

test('a saved list is read as it is now, last saved first, and by its member alone', async () => {
  const [one, two] = [await aList(), await aList()]
  for (const id of [one, two, one]) expect((await save(id)).statusCode).toBe(200)
  expect(await saved()).toEqual([two, one])
  await sora.put(`/api/lists/${one}`, { title: 'Anew' })
  expect(await minji.json('/api/lists/saved')).toMatchObject([{}, { title: 'Anew', authorUsername: 'sora' }])
  expect(await minji.json<SharedList>(`/api/lists/${one}`)).toMatchObject({ isSaved: true })
  expect(await sora.json<SharedList>(`/api/lists/${one}`)).toMatchObject({ isSaved: false })
  expect(await site.visitor.json<SharedList>(`/api/lists/${one}`)).not.toHaveProperty('isSaved')
  for (const _ of [1, 2]) expect((await minji.del(`/api/lists/saved/${one}`)).statusCode).toBe(200)
  expect(await saved()).toEqual([two])
})

test('a saved list that becomes private, or is of somebody blocked, is gone, and comes back', async () => {
  const id = await aList()
  await save(id)
  for (const [hide, show] of [
    [
      () => sora.put(`/api/lists/${id}`, { visibility: 'link' }),
      () => sora.put(`/api/lists/${id}`, { visibility: 'public' }),
    ],
    [() => minji.put('/api/members/sora/block'), () => minji.del('/api/members/sora/block')],
  ] as const) {
    await hide()
    expect(await saved()).toEqual([])
    await show()
    expect(await saved()).toEqual([id])
  }
  await sora.del(`/api/lists/${id}`)
  expect(await saved()).toEqual([])
})

test('only public lists of others can be saved, and not without end', async () => {
  const none = (await save(987654)).json()
  for (const id of [await aList('private'), await aList('link'), await aList('public', minji)])
    expect((await save(id)).json()).toEqual(none)
  const oneMore = await aList()
  await site.db.execute(sql`with crowd as (
      insert into lists (member_id, title, visibility)
      select ${sora.member.id}, 'Crowd ' || n, 'public' from generate_series(1, ${MOST_SAVED}) n returning id)
    insert into saved_lists (member_id, list_id) select ${minji.member.id}, id from crowd`)
  expect((await save(oneMore)).json().message).toMatch(/^You can save at most 200 lists/)
})
