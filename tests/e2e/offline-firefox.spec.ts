// Offline reading in Firefox, whose service workers differ from Chromium's.
import { findFirefox } from './engines.ts'
import { startFirefox } from './firefox-tab.ts'
import { expect, test } from './site.ts'
import { startProxy } from './switchable-proxy.ts'

const firefox = findFirefox()

test('in Firefox, too, a page that was read is available without the server, and another page says that it was not read', {
  tag: '@deep',
}, async ({ site }) => {
  test.skip(!firefox, 'Firefox is not installed. On Debian: apt-get install firefox-esr')
  const siteProxy = await startProxy(site.url)
  const tab = await startFirefox(firefox!)
  const heading = () => tab.evaluate(`document.querySelector('h1').textContent`)
  const isCached = (path: string) =>
    expect
      .poll(() => tab.evaluate(`caches.match('${path}', { ignoreVary: true }).then(Boolean)`), {
        timeout: 30_000,
      })
      .toBe(true)
  try {
    await tab.goto(`${siteProxy.url}/drama/1`)
    // The page loads its scripts, and with them the worker, once the visitor does something.
    await tab.evaluate('scrollTo(0, 400)')
    const title = await heading()
    await isCached('/drama/1')
    await isCached('/offline')
    await tab.goto(`${siteProxy.url}/drama/1`)

    siteProxy.shut()
    await tab.goto(`${siteProxy.url}/drama/1?again`)
    expect(await heading()).toBe(title)
    expect(await tab.evaluate(`document.documentElement.hasAttribute('data-kept')`)).toBe(true)
    await tab.goto(`${siteProxy.url}/drama/2`)
    expect(await tab.evaluate('location.pathname + location.search')).toBe('/offline?from=%2Fdrama%2F2')
    expect(await heading()).toMatch(/You're offline|Could not reach the site/)

    // The requested page loads by itself.
    siteProxy.open()
    const path = () => tab.evaluate('location.pathname').catch(() => 'between two pages')
    await expect.poll(path, { timeout: 30_000 }).toBe('/drama/2')
    expect(await tab.evaluate(`document.documentElement.hasAttribute('data-kept')`)).toBe(false)
  } finally {
    await tab.close()
    await siteProxy.close()
  }
})
