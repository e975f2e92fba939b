// In WebKit: every public page at two widths, offline with the server away, the panorama, downloads, and a new window.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { expect } from '../site.ts'
import { startProxy } from '../switchable-proxy.ts'
import { test } from './journey.ts'
import { soon } from './tab.ts'

// Its window does not get narrower than 447 pixels.
for (const width of [1280, 450])
  test(`every public page fits ${width} pixels and writes no error to the console`, async ({
    tab,
    allow,
  }) => {
    allow(/status of 404/)
    await tab.driver.manage().window().setRect({ width, height: 900, x: 0, y: 0 })
    const tooWide: string[] = []
    for (const address of PUBLIC_PAGES) {
      await tab.goto(address)
      expect(await tab.all('heading', /./), address).not.toEqual([])
      const [over, inner] = await tab.evaluate<[number, number]>(
        'return [document.documentElement.scrollWidth - document.documentElement.clientWidth, innerWidth]',
      )
      expect(inner).toBe(width)
      if (over > 0) tooWide.push(`${address} by ${over}`)
    }
    expect(tooWide).toEqual([])
  })

test('a page that was read is available without the server, and another page says that it was not read', async ({
  open,
  site,
  allow,
}) => {
  allow(/NETWORK|could not connect|Load failed|network/i)
  const proxy = await startProxy(site.url)
  const tab = await open(proxy.url)
  const isCached = (path: string) =>
    soon(async () => {
      const script = `const done = arguments[1]; caches.match(arguments[0], { ignoreVary: true }).then((one) => done(Boolean(one)))`
      expect(await tab.driver.executeAsyncScript(script, path)).toBe(true)
    })
  try {
    await tab.goto('/drama/1')
    const title = await (await tab.one('heading', /./)).getText()
    await isCached('/drama/1')
    await isCached('/offline')
    await tab.goto('/drama/1')
    proxy.shut()
    await tab.goto('/drama/1?again')
    await tab.sees(title)
    await tab.goto('/drama/2')
    await tab.is('/offline?from=%2Fdrama%2F2')
    await tab.sees(/You're offline|Could not reach the site/)
    proxy.open()
    await tab.is('/drama/2')
  } finally {
    await proxy.close()
  }
})

test('the panorama opens and turns by keyboard, and says where it looks', async ({ tab, site }) => {
  const places = await (await fetch(`${site.url}/api/virtual-tour-locations`)).json()
  const place = places.find((one: { hasWorkingPanorama: boolean }) => one.hasWorkingPanorama)
  await tab.goto(`/virtual-tour?place=${place.id}`)
  await tab.press('button', 'Look around')
  await soon(async () => expect(await tab.focused()).toMatch(/^Panorama of/))
  await tab.sees('Looking north')
  await tab.keys(...Array(6).fill('\uE014')) // right
  await tab.sees('Looking east')
  await tab.keys('+')
  await tab.sees('Zoomed in')
})

test('places are downloaded for a map app', async ({ tab }) => {
  await tab.goto('/virtual-tour')
  await tab.press('button', /GPX/)
  await soon(async () => expect(await tab.downloads()).toContainEqual(expect.stringMatching(/\.gpx$/)))
  const [file] = await tab.downloads()
  await soon(async () => expect(await readFile(join(tab.home, file!), 'utf8')).toContain('</gpx>'))
})
