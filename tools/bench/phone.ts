// npm run bench:phone: how soon a slow phone answers a tap, and a navigation on slow 4G. Prints figures; nothing passes or fails.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { seedData, serveSite } from '../../scripts/served-site.ts'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../tests/e2e/chromium.ts'
import { median } from './rounds.ts'
import { plain } from './table.ts'

const ROUNDS = 5
/** Times slower than this machine. */
const CPU = 6
/** How long a finger stays on the glass. */
const FINGER_MS = 80
/** Bytes a second and milliseconds, as Lighthouse simulates a slow 4G. */
const SLOW_4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375, offline: false }

interface Tap {
  name: string
  page: string
  /** what is tapped, as a selector of playwright */
  on: string
  asMember?: true
}

const TAPS: Tap[] = [
  { name: 'a mood', page: '/', on: 'fieldset button >> nth=4' },
  { name: 'the menu', page: '/', on: 'role=button[name="Menu"]' },
  { name: 'Get My Recommendations', page: '/', on: 'text="Get My Recommendations"' },
  { name: 'What to know first', page: '/drama/1', on: 'text="What to know first"' },
  {
    name: 'the watchlist button',
    page: '/drama/1',
    on: 'main button:has-text("atchlist") >> nth=0',
    asMember: true,
  },
  { name: 'a vote', page: '/community', on: 'role=button[name="Upvote"] >> nth=0', asMember: true },
  { name: 'a post', page: '/community', on: 'main article a >> nth=0' },
]

declare global {
  interface Window {
    /** by interaction */
    taps: Map<number, number>
  }
}

/** The browser's own measure, from the tap until the next frame: Interaction to Next Paint. */
const watchTaps = () => {
  window.taps = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        window.taps.set(
          entry.interactionId,
          Math.max(entry.duration, window.taps.get(entry.interactionId) ?? 0),
        )
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

interface Phone {
  page: Page
  devTools: CDPSession
}

async function openPhone(browser: Browser, baseURL: string): Promise<Phone> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true },
  })
  await context.addInitScript(watchTaps)
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  return { page, devTools }
}

async function isHydrated(page: Page) {
  await page.mouse.move(0, 1)
  await page.mouse.move(1, 2)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

/** @returns the longest, in milliseconds */
async function longestAnswer({ page, devTools }: Phone, tap: Tap): Promise<number> {
  await page.goto(tap.page)
  await isHydrated(page)
  await page.waitForTimeout(500)
  const button = page.locator(tap.on)
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  const finger = [{ x: x + width / 2, y: y + height / 2 }]
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.waitForTimeout(500)
  // playwright's own tap lifts the finger at once, and runs code in the page to see whether it met its aim
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger })
  await page.waitForTimeout(FINGER_MS)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(1_500)
  const taps = await page.evaluate(() => [...window.taps.values()])
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  if (taps.length === 0) throw new Error(`Nothing was tapped: ${tap.name}`)
  return Math.max(...taps)
}

/** From the tap on a drama until the screen changes, and from Back until the list is there again, at its place. */
async function toDramaAndBack({ page, devTools }: Phone) {
  await page.goto('/k-drama')
  await isHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }))
  await page.waitForTimeout(500)
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  const before = await page.evaluate(() => window.scrollY)
  const toDrama = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        new MutationObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - start))
        }).observe(document.body, {
          ...{ childList: true, subtree: true },
          // what a pressed link shows: web/styles/base.css
          attributeFilter: ['data-loading'],
        })
        const cards = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href^="/drama/"]')]
        cards.find((card) => card.getBoundingClientRect().top > 100)!.click()
      }),
  )
  await page.waitForURL(/\/drama\/\d+$/)
  await page.locator('h1').waitFor()
  await page.waitForTimeout(500)
  const back = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () =>
          document.querySelectorAll('main article').length > 50
            ? resolve(performance.now() - start)
            : requestAnimationFrame(look)
        history.back()
        look()
      }),
  )
  await page.waitForTimeout(300)
  const moved = Math.abs((await page.evaluate(() => window.scrollY)) - before)
  await devTools.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return { toDrama, back, moved }
}

const range = (list: number[]) =>
  `${median(list).toFixed(0)} ms (${Math.min(...list).toFixed(0)} to ${Math.max(...list).toFixed(0)})`

export default async function phone(): Promise<number> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  const data = await seedData()
  const site = await serveSite({}, data)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const guest = await openPhone(browser, site.url)
    const member = await openPhone(browser, site.url)
    const account = { email: 'phone@example.com', password: 'a rainy ferry to Jeju' }
    const { token } = await (await member.page.request.post('/api/auth/register', { data: account })).json()
    await member.page.addInitScript((value) => localStorage.setItem('auth_token', value), token as string)
    console.log(`A phone, CPU ${CPU} times slower: the longest answer to a tap, median of ${ROUNDS}`)
    for (const tap of TAPS) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        times.push(await longestAnswer(tap.asMember ? member : guest, tap))
      console.log(plain(tap.name, range(times), '<= 100 ms'))
    }
    const trips: Awaited<ReturnType<typeof toDramaAndBack>>[] = []
    for (let round = 0; round < ROUNDS; round++) trips.push(await toDramaAndBack(guest))
    console.log('\nFrom a list to a drama and back on slow 4G')
    console.log(plain('until the screen changes', range(trips.map((trip) => trip.toDrama)), '<= 200 ms'))
    console.log(plain('Back, until the list is there', range(trips.map((trip) => trip.back)), 'at once'))
    console.log(
      plain('pixels away from its place', String(Math.max(...trips.map((trip) => trip.moved))), '0'),
    )
  } finally {
    await browser.close()
    await site.stop()
    await data.remove()
  }
  return 0
}
