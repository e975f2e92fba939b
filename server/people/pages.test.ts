// The page of a person as it is sent: addresses, search engines, and links both ways.
import { expect, test } from 'vitest'
import { write } from '#server/db/write.ts'
import { putDramas } from '#tests/dramas.ts'
import { aSite } from '#tests/site.ts'

const site = await aSite({}, { pages: true })
const admin = await site.signUp({ isAdmin: true })
const rows = await write(site.db, async (tx, changed) => {
  changed('dramas')
  return putDramas(tx, [
    { title: 'First', mainCast: ['Seo Ara', 'Kim Dal'], writer: 'Han Pen' },
    { title: 'Second', mainCast: ['Seo Ara', '김혜윤'] },
    { title: 'Third', mainCast: ['Kim Dal'], inIndex: true },
  ])
})
const ids = rows.map(({ id }) => id)

const page = (path: string) => site.visitor.get(path)
const idOf = async (slug: string) => (await site.visitor.json<{ id: number }>(`/api/people/${slug}`)).id
const listed = async () =>
  [...(await page('/sitemap.xml')).body.matchAll(/<loc>http:\/\/site\.test(\/person\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  )

test('a drama links to its people, and they link back', async () => {
  const drama = (await page(`/drama/${ids[0]}`)).body
  for (const slug of ['seo-ara', 'kim-dal', 'han-pen']) {
    expect(drama).toContain(`href="/person/${slug}"`)
    const answer = await page(`/person/${slug}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`href="/drama/${ids[0]}"`)
  }
  expect(drama).toContain(
    '"actor":[{"@type":"Person","name":"Seo Ara","url":"http://site.test/person/seo-ara"}',
  )
  expect(drama).toContain(
    '"author":[{"@type":"Person","name":"Han Pen","url":"http://site.test/person/han-pen"}]',
  )
})

test('an index drama links to its people too', async () => {
  expect((await page(`/drama/${ids[2]}`)).body).toContain('href="/person/kim-dal"')
})

test('a name in Hangul alone has a readable address', async () => {
  const path = `/person/${encodeURIComponent('김혜윤')}`
  expect((await page(`/drama/${ids[1]}`)).body).toContain(`href="${path}"`)
  expect((await page(path)).statusCode).toBe(200)
})

test('the sitemap lists people with at least two dramas of the catalogue; the others say noindex', async () => {
  expect(await listed()).toEqual(['/person/seo-ara'])
  const hides = async (slug: string) => (await page(`/person/${slug}`)).body.includes('content="noindex"')
  expect([await hides('seo-ara'), await hides('kim-dal')]).toEqual([false, true])
})

test('the address of a merged person is redirected for good, and works again after undoing it', async () => {
  const id = await idOf('kim-dal')
  await page('/person/kim-dal')
  await admin.post(`/api/admin/people/${id}/merge`, { into: await idOf('seo-ara') })
  const moved = await page('/person/kim-dal')
  expect([moved.statusCode, moved.headers.location]).toEqual([308, '/person/seo-ara'])
  const [latest] = await admin.json<{ id: number }[]>(`/api/admin/history/person/${id}`)
  await admin.post(`/api/admin/history/${latest!.id}/put-back`, { side: 'before' })
  expect((await page('/person/kim-dal')).statusCode).toBe(200)
})

test('capitals in an address are redirected, and nobody is a 404', async () => {
  expect((await page('/person/SEO-ARA')).headers.location).toBe('/person/seo-ara')
  for (const path of ['/person/nobody', '/person/%00', '/person/%E0%A4%A', '/person/a%2Fb'])
    expect([path, (await page(path)).statusCode]).toEqual([path, 404])
})
