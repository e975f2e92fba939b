// Bytes: the HTML of pages before compression; scripts, styles and fonts of a first view as a browser receives them.
import { chromium } from '@playwright/test'
import { findChromium } from '#tests/e2e/chromium.ts'
import type { SeededData } from '../../scripts/served-site.ts'
import { addressesOf } from './pages.ts'
import { serveMeasured } from './servers.ts'
import { type Line, plain } from './table.ts'

const KILOBYTE = 1024

export async function printBytes(data: SeededData): Promise<Line[]> {
  const site = await serveMeasured({}, data)
  try {
    console.log('\nBytes')
    const lines: Line[] = []
    const { home = '', browse = '', drama = '' } = await addressesOf(site.url)
    for (const [path, before, goal] of [
      [browse, '200 KB', '<= 90 KB'],
      [home, '', ''],
      [drama, '', ''],
    ] as const) {
      const html = await (await fetch(site.url + path)).arrayBuffer()
      const now = kilobytes(html.byteLength)
      const what = `HTML of ${path} before compression`
      console.log(plain(what, now, goal))
      lines.push({ what, before, now, goal })
    }
    const executablePath = findChromium()
    if (!executablePath) {
      console.log('The first view needs Chromium, which is not there.')
      return lines
    }
    for (const [path, before, goal] of [
      [home, '120 KB', '<= 85 KB'],
      [browse, '', ''],
    ] as const) {
      const sizes = await firstView(executablePath, site.url + path)
      const parts = [...sizes].map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ')
      const all = [...sizes.values()].reduce((sum, one) => sum + one, 0)
      const now = kilobytes(all)
      const what = `Scripts, styles, fonts of ${path} on the wire`
      console.log(`${plain(what, now, goal)}   (${parts})`)
      lines.push({ what, before, now, goal })
    }
    return lines
  } finally {
    await site.stop()
  }
}

/** What a phone has loaded when the network is idle, by kind. */
async function firstView(executablePath: string, url: string): Promise<Map<string, number>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
    await page.goto(url, { waitUntil: 'networkidle' })
    const entries = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming
        return { name, bytes: encodedBodySize }
      }),
    )
    const sizes = new Map([
      ['js', 0],
      ['css', 0],
      ['woff2', 0],
    ])
    for (const { name, bytes } of entries) {
      const kind = /\.(js|css|woff2)(\?|$)/.exec(name)?.[1]
      if (kind) sizes.set(kind, sizes.get(kind)! + bytes)
    }
    return sizes
  } finally {
    await browser.close()
  }
}

const kilobytes = (bytes: number) => `${(bytes / KILOBYTE).toFixed(1)} KB`
