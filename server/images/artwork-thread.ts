// Our end of the drawing thread: started when something is to be drawn, ended when nothing has been for a while.
import { Worker } from 'node:worker_threads'
import type { Drawing } from './artwork-svg.ts'
import type { DrawingAnswer, DrawingOrder } from './artwork-worker.ts'

export interface DrawingThread {
  svg(drawing: Drawing): Promise<string>
  close(): Promise<void>
}

interface Waiting {
  done: (svg: string) => void
  fail: (error: Error) => void
}

/** The thread holds some 100 MB of fonts while it lives, so it lives only this long without work. */
const IDLE_MS = 20_000

export function drawingThread(idleMs = IDLE_MS): DrawingThread {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let orders = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    // execArgv: a test runner's own flags are not for this thread
    const fresh = new Worker(new URL('./artwork-worker.ts', import.meta.url), { execArgv: [] })
    fresh.on('message', (answer: DrawingAnswer) => {
      const order = waiting.get(answer.number)
      waiting.delete(answer.number)
      if ('svg' in answer) order?.done(answer.svg)
      else order?.fail(new Error(`Drawing failed: ${answer.problem}`))
      if (waiting.size === 0) rest()
    })
    fresh.on('error', (error) => lost(fresh, error instanceof Error ? error : new Error(String(error))))
    fresh.on('exit', () => lost(fresh, new Error('The drawing thread ended')))
    return fresh
  }

  /** The thread is gone: whoever waits for it hears so, and the next order starts another. */
  function lost(which: Worker, error: Error): void {
    if (worker !== which) return
    worker = undefined
    for (const { fail } of waiting.values()) fail(error)
    waiting.clear()
  }

  /** Ends the thread; the next order does not meet it on its way out. */
  async function end(): Promise<void> {
    const old = worker
    worker = undefined
    await old?.terminate()
  }

  function rest(): void {
    clearTimeout(idle)
    // an idle thread keeps nobody from leaving
    worker?.unref()
    idle = setTimeout(end, idleMs)
    idle.unref()
  }

  return {
    svg: (drawing) =>
      new Promise((done, fail) => {
        clearTimeout(idle)
        worker ??= start()
        worker.ref()
        const order: DrawingOrder = { number: ++orders, drawing }
        waiting.set(order.number, { done, fail })
        worker.postMessage(order)
      }),
    async close() {
      clearTimeout(idle)
      for (const { fail } of waiting.values()) fail(new Error('The drawing thread was closed'))
      waiting.clear()
      await end()
    },
  }
}
