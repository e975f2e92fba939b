// In WebKit: offline reading with the server away.
import { expect } from '../site.ts'
import { startProxy } from '../switchable-proxy.ts'
import { test } from './journey.ts'
import { soon } from './tab.ts'

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
