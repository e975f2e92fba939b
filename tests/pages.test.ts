// Checks every page entry against the real site: its data, search engines, the sitemap.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Document } from '#web/document.tsx'
import { loadPage } from '#web/load-page.ts'
import { type Page, pages } from '#web/pages.ts'
import { makeQueryClient } from '#web/query.ts'
import { isPage, routeOf } from '#web/route.ts'
import { aSeededSite, SITE } from './site.ts'

const site = await aSeededSite({}, { pages: true })
const member = await site.signUp({ username: 'minji' })
await member.put('/api/public-page', { isOn: true, inSearch: true, lists: true })
await member.post('/api/lists', { title: 'Rainy days' })
await member.put('/api/lists/1/dramas/1', {})
await member.put('/api/lists/1', { visibility: 'public' })

const all: readonly Page[] = pages
const known = all.filter(({ status }) => status !== 404)

/** One address of a page, from the test data. */
const addressOf = ({ path }: Page) =>
  path
    .replace(':id', '1')
    .replace(':platform', 'netflix')
    .replace(':slug', 'gong-yoo')
    .replace(':name', 'minji')

test.each(known)('$path reads all that it shows before it is rendered', async (page) => {
  const address = addressOf(page)
  const client = makeQueryClient((url) => site.visitor.json(url))
  await loadPage(client, address)
  renderToString(createElement(Document, { client, facts: { name: 'Shimpyo', url: SITE }, address }))
  const missing = client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && !('enabled' in options && !options.enabled))
    .map(({ queryKey }) => queryKey[0])
  expect(missing, 'add them to "needs" of its entry in web/pages.ts').toEqual([])
})

test.each(known)('$path may be listed by search engines if its entry says so', async (page) => {
  const { statusCode, body } = await site.visitor.get(addressOf(page))
  expect(statusCode).toBe(200)
  expect(body.includes('<meta name="robots" content="noindex"/>')).toBe(page.sitemap !== true)
})

const listedIn = async (map: string): Promise<string[]> =>
  [...(await site.visitor.get(map)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    address!.slice(SITE.length),
  )

test('the sitemap lists every page whose entry says so, and no other', async () => {
  const listed = await listedIn('/sitemap.xml')
  const shown = new Set(listed.map((address) => routeOf(address).page.path))
  expect([...shown].sort()).toEqual(
    all
      .filter(({ sitemap }) => sitemap)
      .map(({ path }) => path)
      .sort(),
  )
})

test('robots are excluded from personal pages', async () => {
  const { body } = await site.visitor.get('/robots.txt')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  expect(closed).toEqual(['/api/', ...all.filter(({ personal }) => personal).map(({ path }) => path)])
})

test("the installed app's icon offers pages under their label in the menu", async () => {
  const { shortcuts } = await site.visitor.json<{ shortcuts: { name: string; url: string }[] }>(
    '/manifest.webmanifest',
  )
  expect(shortcuts.map(({ name }) => name)).toEqual(['K-Drama', 'Korean Learners', 'Virtual Tour'])
  expect(shortcuts.every(({ url }) => isPage(url))).toBe(true)
})
