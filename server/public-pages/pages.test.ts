// The public pages of members, as visitors without scripts and search engines read them.
import { expect, test } from 'vitest'
import { aSeededSite } from '#tests/site.ts'

const site = await aSeededSite({}, { pages: true })
const jimin = await site.signUp({ username: 'Han 지민' })
await jimin.post('/api/kdrama-notes', { title: 'Goblin', content: 'Snow', isPublic: true })
await jimin.post('/api/watchlist/1', { ownRating: 9, status: 'watching' })
const { id } = (await jimin.post('/api/lists', { title: 'Rainy days' })).json<{ id: number }>()
await jimin.put(`/api/lists/${id}`, { visibility: 'public' })

const PATH = `/members/${encodeURIComponent('Han 지민')}`
const NOINDEX = '<meta name="robots" content="noindex"/>'
const show = (switches: object) => jimin.put('/api/public-page', switches)
const page = (path = PATH) => site.visitor.get(path)

test('a page that is off looks as if there were no such member', async () => {
  const [off, none] = await Promise.all([page(), page('/members/nobody')])
  expect([off.statusCode, none.statusCode]).toEqual([404, 404])
  expect(off.body.replaceAll(PATH, '').replaceAll('Han 지민', '')).toBe(
    none.body.replaceAll('/members/nobody', '').replaceAll('nobody', ''),
  )
})

test('what is on is read without scripts; what is switched off is gone with the next request', async () => {
  await show({ isOn: true, watching: true, ratings: true, reviews: true, lists: true })
  const { statusCode, body } = await page()
  expect(statusCode).toBe(200)
  for (const words of ['Watching now', 'rated by', 'Rainy days', 'Snow', '지민'])
    expect(body).toContain(words)
  expect(body).toContain(NOINDEX)
  expect(body).not.toMatch(/ProfilePage|@example/)
  await show({ reviews: false, watching: false })
  const after = (await page()).body
  expect(after).not.toMatch(/Snow|Watching now/)
  expect((await page(`${PATH}?kind=reviews`)).body).not.toContain('Snow')
  await show({ isOn: false })
  expect((await page()).statusCode).toBe(404)
})

test('search engines find it only if its member says so', async () => {
  await show({ isOn: true, inSearch: false })
  const listed = async () => (await page('/sitemap.xml')).body.includes(`${PATH}<`)
  expect(await listed()).toBe(false)
  await show({ inSearch: true })
  expect(await listed()).toBe(true)
  const { body } = await page()
  expect(body).not.toContain(NOINDEX)
  const [, ld] = /<script type="application\/ld\+json">(\{[^<]*ProfilePage.*?)<\/script>/.exec(body)!
  expect(JSON.parse(ld!).mainEntity).toEqual({
    '@type': 'Person',
    name: 'Han 지민',
    url: `http://site.test${PATH}`,
  })
  await show({ isOn: false })
  expect(await listed()).toBe(false)
})

test('reviews and lists lead to the page of their writer while it is on', async () => {
  const link = `href="${PATH}"`
  const linked = async () =>
    Promise.all(['/reviews', '/lists', '/list/1'].map(async (path) => (await page(path)).body.includes(link)))
  await show({ isOn: true })
  expect(await linked()).toEqual([true, true, true])
  await show({ isOn: false })
  expect(await linked()).toEqual([false, false, false])
})
