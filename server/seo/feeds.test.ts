// The feeds: well-formed whatever an article holds, and always the present state.
import { createRequire } from 'node:module'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { putDramas } from '#tests/dramas.ts'
import { aSeededSite, aSite } from '#tests/site.ts'

const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, as: { contentType: string }) => { window: Window }
}

test('the feed lists the newest articles, and stays well-formed whatever their titles hold', async () => {
  const site = await aSeededSite()
  const admin = await site.signUp({ isAdmin: true })
  const title = '</title><script>"&\'\u0008\u001f\ufffe ]]> 쉼표'
  await admin.post('/api/admin/news', { title, content: 'One & <two>', celebrity: 'A "B" <C>' })

  const answer = await site.visitor.get('/feed.xml')
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { document } = new JSDOM(answer.body, { contentType: 'application/xml' }).window
  expect(document.documentElement.localName).toBe('feed')
  const entries = [...document.querySelectorAll('entry')]
  expect(entries).toHaveLength(11)
  expect(entries[0]!.querySelector('title')!.textContent).toBe('</title><script>"&\' ]]> 쉼표')
  expect(entries[0]!.querySelector('summary')!.textContent).toBe('One & <two>')
  for (const entry of entries) {
    expect(entry.querySelector('link')!.getAttribute('href')).toMatch(
      /^http:\/\/site\.test\/k-star\?article=\d+$/,
    )
    expect(entry.querySelector('published')!.textContent).toMatch(/^\d{4}-.*Z$/)
  }
})

test('a site without articles has an empty feed', async () => {
  const site = await aSite()
  const answer = await site.visitor.get('/feed.xml')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('<entry>')
})

test('the feed of new dramas has what an admin added or moved out of the index, and not the starter catalogue', async () => {
  const site = await aSeededSite()
  const [indexed] = await putDramas(site.db, [{ title: 'Harbor Lights', year: 2004, inIndex: true }])
  await site.db.execute(sql`update dramas set catalogued_at = null where in_index`)
  expect((await site.visitor.get('/dramas.xml')).body).not.toContain('<entry>')
  const admin = await site.signUp({ isAdmin: true })
  await admin.post('/api/admin/dramas', { title: 'Slow Bus', description: 'A bus & a road.', year: 2024 })
  await admin.put(`/api/admin/dramas/${indexed!.id}`, { categories: 'healing' })
  await admin.post('/api/admin/dramas/bulk', { ids: [indexed!.id], action: 'move-to-catalogue' })
  const { body } = await site.visitor.get('/dramas.xml')
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const titles = [...document.querySelectorAll('entry title')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Harbor Lights (2004)', 'Slow Bus (2024)'])
  expect(await site.visitor.json('/api/dramas/newest?limit=1')).toMatchObject([{ id: indexed!.id }])
  // edits do not make it new again
  await admin.put(`/api/admin/dramas/${indexed!.id}`, { writer: 'Noh Pen' })
  const { joinedAt } = (await site.visitor.json<{ joinedAt: string }[]>('/api/dramas/newest?limit=1'))[0]!
  expect(body).toContain(`<published>${joinedAt}</published>`)
})

test('the feeds of reviews and lists have what is public, without spoilers, until it is not', async () => {
  const site = await aSeededSite()
  const minji = await site.signUp({ username: 'minji & co' })
  const words = { title: 'Goblin', content: 'The end <b>', isPublic: true }
  const review = (await minji.post('/api/kdrama-notes', words)).json<{ id: number }>()
  await minji.post('/api/kdrama-notes', { ...words, title: 'Rain', content: 'He dies', hasSpoilers: true })
  await minji.post('/api/kdrama-notes', { ...words, title: 'Mine alone', isPublic: false })
  const { id } = (await minji.post('/api/lists', { title: 'Rainy days' })).json<{ id: number }>()
  await minji.put(`/api/lists/${id}/dramas/1`, {})
  const read = async (path: string) => {
    const { body } = await site.visitor.get(path)
    const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
    const textOf = (name: string) =>
      [...document.querySelectorAll(`entry ${name}`)].map((one) => one.textContent)
    return { titles: textOf('title'), texts: textOf('summary') }
  }
  expect((await read('/lists.xml')).titles).toEqual([])
  await minji.put(`/api/lists/${id}`, { visibility: 'public' })
  const { titles, texts } = await read('/lists.xml')
  expect(titles).toEqual(['Rainy days, by minji & co'])
  expect(texts[0]).toMatch(/^1 drama: \w/)
  await minji.del(`/api/lists/${id}/dramas/1`)
  expect((await read('/lists.xml')).texts).toEqual(['0 dramas'])
  await minji.put(`/api/lists/${id}`, { visibility: 'private' })
  expect((await read('/lists.xml')).titles).toEqual([])
  expect(await read('/reviews.xml')).toEqual({
    titles: ['Rain, by minji & co', 'Goblin, by minji & co'],
    texts: ['This review contains spoilers.', 'The end <b>'],
  })
  await minji.del(`/api/kdrama-notes/${review.id}`)
  expect((await read('/reviews.xml')).titles).toEqual(['Rain, by minji & co'])
})

test('home and the K-Drama page name what is new, and nothing while there is nothing', async () => {
  const site = await aSeededSite({}, { pages: true })
  for (const url of ['/', '/k-drama'])
    expect((await site.visitor.get(url)).body).not.toContain('New in the catalog')
  const admin = await site.signUp({ isAdmin: true })
  await admin.post('/api/admin/dramas', { title: 'Slow Bus', description: 'A bus & a road.', year: 2024 })
  for (const url of ['/', '/k-drama'])
    expect((await site.visitor.get(url)).body).toMatch(/New in the catalog:.{0,100}>Slow Bus</s)
})
