// What visitors see of pictures: they load, and a video shows its own poster until it is played.
import { bearer, register } from './members.ts'
import { expect, testWithPictures as test } from './site.ts'

for (const address of ['/', '/k-drama', '/drama/1', '/k-star?article=1', '/virtual-tour?place=1', '/logos'])
  test(`the pictures of ${address} load`, async ({ page }) => {
    await page.goto(address)
    const pictures = () =>
      page
        .locator('img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ complete, loading }) => complete || loading !== 'lazy')
            .map((one) => one.naturalWidth > 0),
        )
    await expect.poll(async () => [...new Set(await pictures())]).toEqual([true])
  })

test('a phone shows everything of a drama too: poster and figures are below the story', async ({ phone }) => {
  await phone.goto('/drama/1')
  await expect(phone.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(phone.getByText('Episodes', { exact: true })).toBeVisible()
  const poster = phone.getByRole('img', { name: /^Our own illustration for/ })
  await poster.scrollIntoViewIfNeeded()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const above = await phone.getByRole('button', { name: 'Add to Watchlist' }).boundingBox()
  const story = await phone.getByRole('heading', { name: 'Synopsis' }).boundingBox()
  expect(above!.y).toBeLessThan(story!.y)
})

test('a video loads nothing from other hosts until Play is pressed', async ({ page, site, noise }) => {
  const { token } = await register(page.request)
  const posted = await page.request.post('/api/posts', {
    data: { title: 'This one is mine', content: 'Rain.\nhttps://youtu.be/aB3_dE-fG8h\nYours?' },
    ...bearer(token),
  })
  const { id } = await posted.json()
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) elsewhere.push(request.url())
  })
  await page.goto(`/community?post=${id}`)
  const post = page.getByRole('dialog')
  const frame = post.locator('iframe')
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aB3_dE-fG8h')
  const poster = post.frameLocator('iframe').locator('img')
  await expect(poster).toBeVisible()
  expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])

  noise.expect(/youtube-nocookie/)
  await post.getByRole('button', { name: 'Play video' }).click()
  await expect.poll(() => elsewhere[0]).toBe('https://www.youtube-nocookie.com/embed/aB3_dE-fG8h?autoplay=1')
  expect(new Set(elsewhere.map((url) => new URL(url).host))).toEqual(new Set(['www.youtube-nocookie.com']))
})
