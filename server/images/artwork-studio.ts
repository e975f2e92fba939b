// Starts and ends the child process that draws pictures, and sends it jobs.
// Drawing takes seconds of CPU and 200 MB: too much for the server process.
import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ArtworkFile } from './artwork.ts'
import type { StudioAnswer, StudioOrder, StudioWork } from './artwork-studio-process.ts'
import type { Order } from './artwork-svg.ts'
import type { YearPicture } from './year-svg.ts'

export interface Studio {
  /** the largest file of a picture */
  draw(drawing: Order): Promise<Buffer>
  /** another width or format of it */
  derive(file: ArtworkFile, master: Buffer): Promise<Buffer>
  /** a year of a diary, as a PNG */
  drawYear(picture: YearPicture): Promise<Buffer>
  /** Later jobs are refused. */
  close(): Promise<void>
}

interface Waiting {
  done: (bytes: Buffer) => void
  fail: (error: Error) => void
}

/** Beside this file, in the sources and in the bundle. */
const PROCESS = fileURLToPath(new URL(`./artwork-studio-process${extname(import.meta.url)}`, import.meta.url))
const IDLE_MS = 20_000

export function openStudio(idleMs = IDLE_MS): Studio {
  let studio: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let orders = 0
  let closed: Error | undefined
  const waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    // this process gets neither our settings (secrets among them) nor a test runner's flags
    const { NODE_ENV = 'production', PATH = '' } = process.env
    const env = { NODE_ENV, PATH }
    const fresh = fork(PROCESS, [], { execArgv: [], env, serialization: 'advanced' })
    fresh.on('message', (answer: StudioAnswer) => {
      const order = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('bytes' in answer) order?.done(Buffer.from(answer.bytes))
      else order?.fail(new Error(`Drawing failed: ${answer.problem}`))
      if (waiting.size === 0) rest()
    })
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('exit', () => lost(fresh, new Error('The studio ended')))
    return fresh
  }

  /** The process is gone: pending orders fail, and the next order starts another. */
  function lost(which: ChildProcess, error: Error): void {
    if (studio !== which) return
    studio = undefined
    refuseAll(error)
  }

  function refuseAll(error: Error): void {
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }

  /** Ends the process; the next order does not meet it on its way out. */
  async function end(): Promise<void> {
    const old = studio
    studio = undefined
    if (!old || old.exitCode !== null || old.signalCode !== null) return
    const exited = new Promise((resolve) => old.once('exit', resolve))
    old.kill('SIGKILL')
    await exited
  }

  function rest(): void {
    clearTimeout(idle)
    // an idle studio does not keep the process alive
    studio?.unref()
    studio?.channel?.unref()
    idle = setTimeout(end, idleMs)
    idle.unref()
  }

  const order = (work: StudioWork): Promise<Buffer> =>
    new Promise((done, fail) => {
      if (closed) throw closed
      clearTimeout(idle)
      studio ??= start()
      studio.ref()
      studio.channel?.ref()
      const next: StudioOrder = { number: ++orders, work }
      waiting.set(next.number, { done, fail })
      studio.send(next, (error) => {
        if (error && waiting.delete(next.number)) fail(error)
      })
    })

  return {
    draw: (drawing) => order({ drawing }),
    derive: (file, master) => order({ file, master }),
    drawYear: (yearPicture) => order({ yearPicture }),
    async close() {
      clearTimeout(idle)
      closed = new Error('The studio was closed')
      refuseAll(closed)
      await end()
    },
  }
}
