// The embedded database seen from the main thread: starts its thread, hands out connections, notices its death.
import { type MessagePort, Worker } from 'node:worker_threads'
import { DatabaseAway } from '../away.ts'
import { Refusal } from '../refusal.ts'
import { lockDirectory } from './lock.ts'
import { everyDay, type Maintenance } from './maintenance.ts'
import { PortStream } from './port.ts'

/** What the thread is started with. */
export type Orders = { dir?: string; snapshot?: Uint8Array<ArrayBuffer>; maintenance: Maintenance | false }
export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'snapshot' } | { kind: 'close' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'refused'; reason: string; plain: boolean }
  | { kind: 'snapshot'; bytes: ArrayBuffer }
  | { kind: 'closed' }
  | { kind: 'died'; reason: string }

export type Embedded = {
  connect(): PortStream
  snapshot(): Promise<Uint8Array>
  close(): Promise<void>
  lost: Promise<Error>
}

type Start = { dir?: string; snapshot?: Uint8Array; maintenance?: Maintenance | false }

const CLOSE_WITHIN = 15_000

export async function startEmbedded({ dir, snapshot, maintenance }: Start): Promise<Embedded> {
  let lose: (reason: string) => void = () => {}
  const lock = dir == null ? null : await lockDirectory(dir, (reason) => lose(reason))
  const orders: Orders = {
    dir,
    snapshot: snapshot && new Uint8Array(snapshot),
    maintenance: dir == null ? false : (maintenance ?? everyDay),
  }
  // Flags of this process (of a test runner, say) are not for the thread.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders, execArgv: [] })
  const streams = new Set<PortStream>()
  let gone: Error | null = null
  let closing = false
  const lost = new Promise<Error>((resolve) => {
    lose = (reason) => {
      if (gone || closing) return
      gone = new DatabaseAway(`The embedded database stopped: ${reason}`)
      for (const stream of streams) stream.destroy(gone)
      worker.terminate()
      resolve(gone)
    }
  })
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'died') lose(message.reason)
  })
  worker.on('error', (error) => lose(error.message))
  worker.on('exit', (code) => lose(`its thread ended with code ${code}`))

  const hear = <K extends FromWorker['kind']>(kind: K) =>
    new Promise<Extract<FromWorker, { kind: K }>>((resolve, reject) => {
      const listen = (message: FromWorker) => {
        if (message.kind === 'refused') reject(refusal(message, dir))
        else if (message.kind === kind) resolve(message as Extract<FromWorker, { kind: K }>)
        else return
        worker.off('message', listen)
      }
      worker.on('message', listen)
      lost.then(reject)
    })
  const tell = (message: ToWorker, transfer: MessagePort[] = []) => worker.postMessage(message, transfer)

  try {
    await hear('ready')
  } catch (error) {
    closing = true
    await worker.terminate()
    lock?.release()
    throw error instanceof DatabaseAway ? new Refusal(error.message) : error
  }

  return {
    lost,
    connect() {
      const stream = new PortStream((port) =>
        gone ? stream.destroy(gone) : tell({ kind: 'connect', port }, [port]),
      )
      streams.add(stream)
      stream.once('close', () => streams.delete(stream))
      return stream
    },
    async snapshot() {
      const heard = hear('snapshot')
      tell({ kind: 'snapshot' })
      return new Uint8Array((await heard).bytes)
    },
    async close() {
      if (!gone) {
        closing = true
        const closed = hear('closed')
        tell({ kind: 'close' })
        await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN).unref())])
      }
      await worker.terminate()
      lock?.release()
    },
  }
}

const refusal = ({ reason, plain }: { reason: string; plain: boolean }, dir: string | undefined) =>
  new Refusal(plain ? reason : `The embedded database in ${dir ?? 'memory'} does not open: ${reason}`)
