// A slow phone on a slow network: what is tapped as soon as it can be seen waits visibly for the scripts, and then works.
import type { Page } from '@playwright/test'
import { expect as expectSoon, test } from './site.ts'
import { slowScripts } from './slow-scripts.ts'

// A machine that is busy with other tests is slowed down on top.
const expect = expectSoon.configure({ timeout: 60_000 })

async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const perSecond = { downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await devTools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...perSecond })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))

interface EarlyTap {
  what: string
  address: string
  tap: (page: Page) => Promise<unknown>
  works: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first()

async function write(page: Page, words: Record<string, string>) {
  for (const [label, text] of Object.entries(words)) await page.getByLabel(label).first().fill(text)
}

const TAPS: EarlyTap[] = [
  {
    what: 'several moods, one of them twice, and Get My Recommendations',
    address: '/',
    tap: async (page) => {
      for (const name of ['Healing', 'Romance', 'Cooking', 'Romance', 'Get My Recommendations'])
        await button(page, name).click()
    },
    works: async (page) => {
      await expect(page.getByText('2 of your 2 moods: Healing, Cooking').first()).toBeVisible()
      await expect(page).toHaveURL('/')
    },
  },
  {
    what: 'the order of a list',
    address: '/k-drama',
    tap: (page) => page.getByLabel('Sort by').selectOption('Latest'),
    works: (page) => expect(page).toHaveURL('/k-drama?sort=latest'),
  },
  {
    what: 'Add to Watchlist',
    address: '/drama/1',
    tap: (page) => button(page, 'Add to Watchlist').click(),
    works: (page) => expect(page.getByText('Please sign in')).toBeVisible(),
  },
  {
    what: 'a comment on an article',
    address: '/k-star?article=1',
    tap: async (page) => {
      await write(page, { 'Your name': 'Early Bird', 'Your comment': 'Written too soon.' })
      await button(page, 'Post comment').click()
    },
    works: (page) => expect(page.locator('article', { hasText: 'Written too soon.' }).first()).toBeVisible(),
  },
  {
    what: 'a vote on a post',
    address: '/community',
    tap: (page) => button(page, 'Upvote').click(),
    works: (page) => expect(page.getByText('Authentication Required').first()).toBeVisible(),
  },
  {
    what: "today's line",
    address: '/korean-learners',
    tap: (page) => button(page, "Today's Quote").click(),
    works: (page) => expect(page.getByRole('region', { name: 'Quote of the day' })).toBeVisible(),
  },
  {
    what: 'places to travel to',
    address: '/virtual-tour',
    tap: async (page) => {
      for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check()
    },
    works: (page) => expect(button(page, 'Download GPX of 2 places')).toBeVisible(),
  },
]

for (const { what, address, tap, works } of TAPS)
  test(`${what}: tapped early on a slow phone`, async ({ phone: page }) => {
    await slowDown(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('main').waitFor()
    expect(await isHydrated(page)).toBe(false)
    await tap(page)
    await works(page)
  })

test('a mood that is pressed moves no other mood', async ({ phone: page }) => {
  await page.goto('/')
  const top = () => button(page, 'Romance').evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await top()
  await button(page, 'Healing').click()
  await expect(page.getByRole('button', { name: 'Clear 1 chosen' })).toBeVisible()
  expect(await top()).toBe(before)
})

test('every button that can be seen before hydration visibly waits when it is pressed, and leaves no page', async ({
  phone: page,
}) => {
  await slowScripts(page)
  for (const address of [
    ...TAPS.map((one) => one.address),
    '/k-drama/platform/netflix',
    '/feedback',
    '/contact',
    '/experiential-learning',
    '/reviews',
    '/k-star',
    '/k-drama?categories=healing',
    '/k-drama?search=baker',
    '/what-airs',
    '/lists',
    '/about',
    '/logos',
  ]) {
    await page.goto(address)
    // What opens a menu, or a part of the page, does so without scripts.
    const pressed = page.locator('button:not([popovertarget]):visible, a[data-replay]:visible')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    for (const one of await pressed.all()) {
      await one.dispatchEvent('click')
      await expect(one).toHaveAttribute('aria-busy', 'true')
    }
    await expect(page).toHaveURL(address)
  }
})
