// The pages of lists, as visitors without scripts and search engines read them.
import { expect, test } from 'vitest'
import type { OwnList } from '#contract/api/lists.ts'
import type { Visibility } from '#contract/lists.ts'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })
const minji = await site.signUp({ username: 'minji' })

async function aList(title: string, visibility: Visibility) {
  const { id } = (await minji.post('/api/lists', { title })).json<OwnList>()
  for (const dramaId of [1, 2])
    await minji.put(`/api/lists/${id}/dramas/${dramaId}`, { note: `<b>Note</b> ${dramaId}` })
  return (await minji.put(`/api/lists/${id}`, { visibility })).json<OwnList>()
}
const page = (url: string) => site.visitor.get(url)
const NOINDEX = '<meta name="robots" content="noindex"/>'

test('a public list is on its page, in the index, on the pages of its dramas and in the sitemap', async () => {
  const { id } = await aList('Rainy days', 'public')
  const { body } = await page(`/list/${id}`)
  expect(body).not.toContain(NOINDEX)
  expect(body).toContain('&lt;b&gt;Note&lt;/b&gt; 2')
  const [, ld] = /<script type="application\/ld\+json">(\{[^<]*ItemList.*?)<\/script>/.exec(body)!
  expect(JSON.parse(ld!)).toMatchObject({
    '@type': 'ItemList',
    name: 'Rainy days',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'http://site.test/drama/1' },
      { position: 2, url: 'http://site.test/drama/2' },
    ],
  })
  expect((await page('/lists')).body).toContain(`href="/list/${id}"`)
  expect((await page('/sitemap.xml')).body).toContain(`/list/${id}<`)
  const drama = (await page('/drama/2')).body
  expect(drama).toContain('In 1 list<')
  expect(drama).toContain(`href="/list/${id}"`)
  await minji.put(`/api/lists/${id}`, { visibility: 'private' })
  expect((await page('/drama/2')).body).not.toContain('In 1 list<')
  expect((await page(`/list/${id}`)).statusCode).toBe(404)
})

test('a list that is shared by link is read by those who have it, and left out by search engines', async () => {
  const { id, key } = await aList('For friends', 'link')
  expect((await page(`/list/${id}`)).statusCode).toBe(404)
  const { statusCode, body } = await page(`/list/${id}?key=${key}`)
  expect([statusCode, body.includes(NOINDEX), body.includes('ItemList')]).toEqual([200, true, false])
  for (const url of ['/lists', '/drama/1', '/sitemap.xml'])
    expect((await page(url)).body).not.toContain(`/list/${id}`)
})
