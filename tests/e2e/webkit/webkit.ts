// Starts WebKitGTK for tests: a screen that nobody sees, Debian's WebDriver for it, and a browser with an empty home.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../scripts/free-port.ts'
import { findWebKit } from '../engines.ts'

export interface WebKit {
  driver: WebDriver
  /** errors and warnings of its console so far */
  errors: () => string[]
  /** names of the files that were downloaded, and their folder */
  downloads: () => Promise<string[]>
  home: string
  close: () => Promise<void>
}

export interface Display {
  name: string
  /** Holds what it shows, as `xwd` writes it. */
  file: string
  stop: () => Promise<void>
}

export async function startDisplay(size = '1400x1000'): Promise<Display> {
  const folder = await mkdtemp(join(tmpdir(), 'shimpyo-display-'))
  const args = ['-displayfd', '1', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-fbdir', folder]
  const screen = spawn(findWebKit()!.display, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(screen.stdout, 'data')
  return {
    name: `:${String(number).trim()}`,
    file: join(folder, 'Xvfb_screen0'),
    async stop() {
      await end(screen)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const TRIES = 3
/** Milliseconds; a busy machine needs some seconds. */
const START_TIMEOUT = 30_000

/**
 * The driver picks a free port for its browser. If somebody else takes it before the browser does, the driver waits for
 * ever, so one that gives no answer is started again.
 *
 * @param display from startDisplay()
 */
export async function startWebKit(display: string, env: Record<string, string> = {}): Promise<WebKit> {
  for (let tries = 1; ; tries++)
    try {
      return await tryToStart(display, env)
    } catch (error) {
      if (tries === TRIES) throw error
    }
}

async function tryToStart(display: string, env: Record<string, string>): Promise<WebKit> {
  const { driver: program, browser } = findWebKit()!
  const home = await mkdtemp(join(tmpdir(), 'shimpyo-webkit-'))
  const port = await freePort()
  const process_ = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own: the driver leaves its browser behind when it is killed.
    detached: true,
    env: {
      ...{ PATH: process.env.PATH, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: display, LANG: 'C.UTF-8' },
      // No desktop here to ask for settings or to read the page aloud to.
      ...{ NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory', GTK_THEME: 'Adwaita' },
      ...env,
    },
  })
  let printed = ''
  for (const stream of [process_.stdout, process_.stderr])
    stream.on('data', (text) => {
      printed += text
    })
  const close = async () => {
    try {
      process.kill(-process_.pid!, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    await end(process_)
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await answers(port)
    const driver = await inTime(
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': {
              binary: browser,
              args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
            },
          }),
        )
        .build(),
    )
    return {
      driver,
      errors: () => printed.split('\n').filter((line) => /^CONSOLE .*\b(ERROR|WARN)/.test(line)),
      downloads: async () => (await readdir(home)).filter((name) => !name.startsWith('.')),
      home,
      async close() {
        await driver.quit().catch(() => {})
        await close()
      },
    }
  } catch (error) {
    await close()
    throw new Error(`WebKit did not start. It printed:\n${printed}`, { cause: error })
  }
}

async function inTime(driver: PromiseLike<WebDriver>): Promise<WebDriver> {
  const started = new AbortController()
  const tooLate = pause(START_TIMEOUT, undefined, { signal: started.signal }).then(() => {
    throw new Error('The driver did not start its browser')
  })
  try {
    return await Promise.race([driver, tooLate])
  } finally {
    tooLate.catch(() => {}) // once started
    started.abort()
  }
}

async function answers(port: number) {
  for (const deadline = Date.now() + 30_000; ; ) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (status?.ok) return
    if (Date.now() > deadline) throw new Error('The driver does not answer')
    await pause(50)
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
