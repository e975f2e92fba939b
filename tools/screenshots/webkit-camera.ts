// A camera for WebKitGTK. Without a graphics card it draws every page that can be scrolled again and again, and its driver
// waits in vain for a picture: so this one is taken of the screen.
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startDisplay, startWebKit } from '../../tests/e2e/webkit/webkit.ts'
import type { Camera } from './cameras.ts'
import { type Box, boxesOfPage } from './differences.ts'
import { HEIGHT, type Look } from './looks.ts'

/** Pixels: its window gets no narrower. */
const NARROWEST = 450
/** Until pictures and fonts are there, drawn by the processor. */
const SETTLED = 3_000
/** Of its window: more than its address bar has. */
const BAR = 150

/** It knows no forced colors, and its browser has no setting for the size of text. */
const shows = ({ width, forcedColors, largeText }: Look) => width >= NARROWEST && !forcedColors && !largeText

export function webkitCamera(closing: (() => Promise<unknown>)[]): Camera {
  const started = new Map<boolean, ReturnType<typeof start>>()
  const start = async (dark: boolean) => {
    const display = await startDisplay(`1400x${HEIGHT + BAR}`)
    closing.push(display.stop)
    const { driver, close } = await startWebKit(display.name, {
      GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
    })
    closing.push(close)
    return { driver, display }
  }
  return {
    engine: 'WebKit',
    async take(url, look) {
      if (!shows(look)) return null
      const dark = look.dark === true
      if (!started.has(dark)) started.set(dark, start(dark))
      const { driver, display } = await started.get(dark)!
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: look.width, height: HEIGHT + BAR })
      await driver.get(url)
      await pause(SETTLED)
      const boxes = await driver.executeScript<Box[]>(`return (${boxesOfPage})()`)
      const [width, top] = await driver.executeScript<[number, number]>(PAGE)
      const picture = (await pictureOf(display.file)).extract({ left: 0, top, width, height: HEIGHT })
      return { picture: await picture.png().toBuffer(), boxes }
    },
  }
}

/** The width of the page, and where it begins in its window. */
const PAGE = 'return [innerWidth, outerHeight - innerHeight]'

/** Reads the format of `xwd`: numbers of 4 bytes, a palette, and pixels of blue, green, red and an unused byte. */
async function pictureOf(file: string) {
  const bytes = await readFile(file)
  const number = (at: number) => bytes.readUInt32BE(at * 4)
  const [width, height, colors] = [number(4), number(5), number(19)]
  const pixels = bytes.subarray(number(0) + colors * 12, number(0) + colors * 12 + width * height * 4)
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = pixels[at]!
    pixels[at] = pixels[at + 2]!
    pixels[at + 2] = blue
    pixels[at + 3] = 255
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}
