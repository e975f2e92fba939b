// Offline reading, after a deploy, and after signing out: with a real service worker in a real browser.
import type { Page } from '@playwright/test'
import { expect, testWithPictures as onSite, visit } from './site.ts'
import { type SwitchableProxy, startProxy } from './switchable-proxy.ts'

const AWAY = "You're offline. This is a saved copy."

/** A site whose network can be cut and whose build can be replaced, with a service worker. */
const test = onSite.extend<{ siteProxy: SwitchableProxy }>({
  siteProxy: async ({ site, noise }, use) => {
    const siteProxy = await startProxy(site.url)
    noise.expect(new RegExp(`another host: ${siteProxy.url}`))
    // The last is Firefox's word for a font that was on its way when the network was cut.
    noise.expect(/net::ERR_|Failed to load resource|NetworkError|download failed \(font-family/)
    await use(siteProxy)
    await siteProxy.close()
  },
  baseURL: ({ siteProxy }, use) => use(siteProxy.url),
})
test.use({ serviceWorkers: 'allow' })

const cut = async (page: Page, siteProxy: SwitchableProxy) => {
  siteProxy.shut()
  await page.context().setOffline(true)
}
const mend = async (page: Page, siteProxy: SwitchableProxy) => {
  siteProxy.open()
  await page.context().setOffline(false)
}

/** Everything that is cached: caches by name, with their addresses. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const stores: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      stores[name] = keys.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }
    return stores
  })
const cachedPages = async (page: Page) =>
  Object.entries(await cached(page)).flatMap(([name, keys]) => (name.includes(':pages:') ? keys : []))

/** Waits until the worker has cached it. The worker starts some seconds after the page. */
const isCached = async (page: Page, path: string) => {
  // a visitor who does something
  await page.mouse.move(1, 2)
  await page.mouse.move(2, 1)
  await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toContain(path)
}

test('a page that was read is shown again without a network, with its pictures and a plain notice', async ({
  page,
  siteProxy,
}) => {
  await page.goto('/drama/1')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await isCached(page, '/drama/1')
  // Navigation within the site loads no page, and yet the page is cached.
  await page.getByRole('link', { name: 'Explore More Dramas' }).click()
  await expect(page).toHaveURL(/k-drama$/)
  await isCached(page, '/k-drama')
  await page.goBack()

  await cut(page, siteProxy)
  await expect(page.getByText(AWAY)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(AWAY)).toBeVisible()
  const poster = page.locator('aside img').first()
  await expect
    .poll(() => poster.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Explore More Dramas' }).click()
  await expect(page).toHaveURL(/k-drama$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(AWAY)).toBeVisible()

  await mend(page, siteProxy)
  await expect(page.getByText("You're back online.")).toBeVisible()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(AWAY)).toBeHidden()
})

test('a page that was never read says so, lists the saved ones, and loads as soon as the network is back', async ({
  page,
  siteProxy,
}) => {
  await page.goto('/virtual-tour')
  await isCached(page, '/virtual-tour')
  await isCached(page, '/offline')
  await cut(page, siteProxy)
  await page.goto('/drama/2')
  await expect(page).toHaveURL(/\/offline\?from=%2Fdrama%2F2$/)
  await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
  await expect(page.getByText("This page isn't saved, because you haven't visited it yet.")).toBeVisible()
  const earlier = page.getByRole('region', { name: 'Saved pages' })
  await expect(earlier.getByRole('link', { name: 'Virtual Tour' })).toHaveAttribute('href', '/virtual-tour')
  siteProxy.open()
  await expect(async () => {
    // Repeated: in Firefox it can miss a page that is just loading.
    await page.context().setOffline(false)
    await expect(page).toHaveURL(/\/drama\/2$/, { timeout: 6000 })
  }).toPass()
})

test('a place and today’s line are available without a network', async ({ page, siteProxy }) => {
  await page.goto('/virtual-tour')
  await isCached(page, '/virtual-tour')
  const place = page.getByRole('navigation', { name: 'Locations' }).getByRole('link').first()
  await place.click()
  const name = await page.locator('#place').innerText()
  const address = new URL(page.url())
  await isCached(page, address.pathname + address.search)
  await page.goto('/korean-learners')
  await isCached(page, '/korean-learners')

  await cut(page, siteProxy)
  // Left only with its scripts loaded: Firefox once reported three of them as failed.
  await visit(page, address.href)
  await expect(page.locator('#place')).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Famous scenes' })).toBeVisible()
  await page.goto('/korean-learners')
  await page.getByRole('button', { name: "Today's Quote" }).click()
  await expect(page.getByRole('region', { name: 'Quote of the day' })).toBeVisible()
})

test('a server that is down is like no network', { tag: ['@deep', '@firefox'] }, async ({
  page,
  siteProxy,
}) => {
  await page.goto('/drama/3')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await isCached(page, '/drama/3')
  siteProxy.shut()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(AWAY)).toBeVisible()
})

test('after a deploy the first load is the new version, and nothing of the old one is left', {
  tag: '@deep',
}, async ({ page, siteProxy }) => {
  await page.goto('/drama/1')
  await isCached(page, '/drama/1')
  await page.goto('/korean-learners')
  await isCached(page, '/korean-learners')
  const before = Object.keys(await cached(page))

  siteProxy.deploy('second')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  const old = before.filter((name) => name.split(':').length === 3)
  expect(old.length).toBeGreaterThan(0)
  await expect
    .poll(async () => Object.keys(await cached(page)).filter((name) => old.includes(name)), {
      timeout: 30_000,
    })
    .toEqual([])
  // Pages that were cached before are fetched again, so a deploy does not lose them.
  await isCached(page, '/drama/1')
  await isCached(page, '/korean-learners')

  await cut(page, siteProxy)
  for (const address of ['/korean-learners', '/drama/1']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
    await expect(page.getByText(AWAY)).toBeVisible()
  }
})

test('nothing personal is ever cached, and signing out deletes the saved pages', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/drama/4')
  await isCached(page, '/drama/4')
  await page.evaluate(async () => {
    const answer = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `quiet-reader-${Date.now()}@example.com`,
        password: 'a calm passphrase',
      }),
    })
    localStorage.setItem('auth_token', (await answer.json()).token)
  })
  // The worker answers from the second page on, so it sees all of these.
  for (const address of ['/profile', '/community', '/korean-learners', '/drama/5']) await visit(page, address)
  await isCached(page, '/drama/5')
  const stores = Object.values(await cached(page)).flat()
  expect(stores.filter((path) => /^\/(api|profile|admin|community)/.test(path))).toEqual([])
  const texts = await page.evaluate(async () => {
    const all: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!/\.(webp|avif|woff2|png)/.test(request.url))
          all.push((await (await caches.match(request))?.text()) ?? '')
    return all.join('\n')
  })
  expect(texts.includes('quiet-reader')).toBe(false)

  await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token')
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    })
  })
  await expect.poll(() => cachedPages(page)).toEqual(['/offline'])
  expect(Object.keys(await cached(page))).not.toContain('reading:pictures')
})

test('the worker ignores calls and forms', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const [label, text] of [
    ['Name', 'Min-ji'],
    ['Email', 'minji@example.com'],
    ['Subject', `Past the worker ${Date.now()}`],
    ['Message', 'Hello'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const sent = page.waitForResponse('**/api/contact-form')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await sent).fromServiceWorker()).toBe(false)
  await expect(page.getByText('✓ Your message has been sent successfully!')).toBeVisible()
  expect(Object.values(await cached(page)).flat()).not.toContainEqual(expect.stringMatching(/^\/api/))
})

test('the worker is revalidated every time, and costs the first view nothing', async ({
  page,
  siteProxy,
}) => {
  await visit(page, '/')
  expect(siteProxy.requests.filter((one) => /sw\.js|register-worker/.test(one))).toEqual([])
  const script = await page.request.get('/sw.js')
  expect(script.headers()['cache-control']).toBe('no-cache')
  expect(script.headers()['content-type']).toContain('javascript')
  expect(script.headers()['content-security-policy']).toContain("worker-src 'self'")
})

test('the site can be installed: the browser finds nothing missing', async ({ page }) => {
  await page.goto('/')
  await isCached(page, '/')
  const cdp = await page.context().newCDPSession(page)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'Shimpyo' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([src, icon.status()]).toEqual([src, 200])
    if (sizes === 'any') continue
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // The test runs in a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
