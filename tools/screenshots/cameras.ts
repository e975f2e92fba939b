// Opens a page in Chromium, Firefox and WebKit, takes its picture, and measures where everything is.
import { type Browser, chromium, firefox } from '@playwright/test'
import { findChromium, HOW_TO_GET_CHROMIUM } from '../../tests/e2e/chromium.ts'
import { findFirefox, findWebKit } from '../../tests/e2e/engines.ts'
import { firefox as firefoxProject, firefoxWithPictures } from '../../tests/e2e/firefox.ts'
import { type Box, boxesOfPage } from './differences.ts'
import { HEIGHT, type Look } from './looks.ts'
import { webkitCamera } from './webkit-camera.ts'

export interface Taken {
  picture: Buffer
  boxes: Box[]
}

export interface Camera {
  engine: string
  /** null: this engine has no such look */
  take: (url: string, look: Look) => Promise<Taken | null>
}

type Close = () => Promise<unknown>

/** Until pictures and fonts are there. */
const SETTLED = 800

export async function startCameras(): Promise<{ cameras: Camera[]; close: () => Promise<void> }> {
  const closing: Close[] = []
  const cameras = [await chromiumCamera(closing)]
  if (findFirefox()) cameras.push(await firefoxCamera(closing))
  if (findWebKit()) cameras.push(webkitCamera(closing))
  return {
    cameras,
    async close() {
      for (const close of closing.reverse()) await close()
    },
  }
}

async function chromiumCamera(closing: Close[]): Promise<Camera> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)
  const start = async (...args: string[]) => {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', ...args],
    })
    closing.push(() => browser.close())
    return browser
  }
  const usual = await start()
  const largeText = await start('--blink-settings=defaultFontSize=32')
  return playwrightCamera('Chromium', (look) => (look.largeText ? largeText : usual), {
    reducedMotion: 'reduce',
  })
}

/** Its driver changes nothing for one page, so there is a browser for each look. */
async function firefoxCamera(closing: Close[]): Promise<Camera> {
  const { launchOptions } = firefoxProject.use as { launchOptions: { firefoxUserPrefs: object } }
  const start = async (settings: object) => {
    const { firefoxUserPrefs, ...options } = firefoxWithPictures(launchOptions as never)
    const browser = await firefox.launch({
      ...options,
      channel: 'moz-firefox',
      firefoxUserPrefs: { ...firefoxUserPrefs, ...settings },
    })
    closing.push(() => browser.close())
    return browser
  }
  const usual = await start({})
  const dark = await start({ 'layout.css.prefers-color-scheme.content-override': 0 })
  const forcedColors = await start({ 'browser.display.document_color_use': 2 })
  const largeText = await start({ 'font.size.variable.x-western': 32, 'font.size.variable.x-unicode': 32 })
  const browserFor = (look: Look) =>
    look.dark ? dark : look.forcedColors ? forcedColors : look.largeText ? largeText : usual
  return playwrightCamera('Firefox', browserFor, null)
}

function playwrightCamera(
  engine: string,
  browserFor: (look: Look) => Browser,
  preferences: { reducedMotion: 'reduce' } | null,
): Camera {
  return {
    engine,
    async take(url, look) {
      const page = await browserFor(look).newPage({
        viewport: { width: look.width, height: HEIGHT },
        ...(preferences && {
          ...preferences,
          colorScheme: look.dark ? 'dark' : 'light',
          forcedColors: look.forcedColors ? 'active' : 'none',
        }),
      })
      await page.goto(url)
      await page.waitForTimeout(SETTLED)
      const taken = { picture: await page.screenshot(), boxes: await page.evaluate(boxesOfPage) }
      await page.close()
      return taken
    },
  }
}
