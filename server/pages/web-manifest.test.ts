// The web app manifest, icons and the offline page.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aSite } from '#tests/site.ts'

const site = await aSite({ SITE_NAME: 'Another Name' }, { pages: true })

test('the manifest names the site as it is set up, starts at home, and has icons for every shape', async () => {
  const answer = await site.visitor.get('/manifest.webmanifest')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const manifest = answer.json()
  expect(manifest).toMatchObject({
    short_name: 'Another Name',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  })
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect([src, existsSync(`public${src}`)]).toEqual([src, true])
  for (const { url } of manifest.shortcuts)
    expect([url, (await site.visitor.get(url)).statusCode]).toEqual([url, 200])
})

test('every page names the manifest, and a colour for light and for dark', async () => {
  const { body } = await site.visitor.get('/')
  expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  for (const scheme of ['light', 'dark'])
    expect(body).toMatch(new RegExp(`<meta name="theme-color" media="\\(prefers-color-scheme: ${scheme}\\)"`))
})

test('the offline page is the same for everyone and not indexed', async () => {
  const plain = await site.visitor.get('/offline')
  expect(plain.statusCode).toBe(200)
  expect(plain.body).toContain('<meta name="robots" content="noindex"/>')
  expect((await site.visitor.get('/offline?from=/drama/1')).headers.etag).toBe(plain.headers.etag)
  expect((await site.visitor.get('/sitemap.xml')).body).not.toContain('/offline')
})

test('/favicon.ico is an icon of three sizes', () => {
  const icon = readFileSync('public/favicon.ico')
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index
    expect(icon[entry]).toBe(size)
    const start = icon.readUInt32LE(entry + 12)
    expect(icon.toString('latin1', start + 1, start + 4)).toBe('PNG')
    expect(start + icon.readUInt32LE(entry + 8)).toBeLessThanOrEqual(icon.length)
  }
})
