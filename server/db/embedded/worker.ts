// The thread in which the embedded PostgreSQL lives: bytes of its protocol come in, bytes go out.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { beginCluster, finishCluster } from './directory.ts'
import { DiskRoom } from './disk-room.ts'
import { DurableFs } from './durable-fs.ts'
import type { FromWorker, Orders, ToWorker } from './engine.ts'
import { keepHouse } from './maintenance.ts'
import { Sessions } from './sessions.ts'
import { inMemory, inMemoryCluster, onDisk, onDiskCluster } from './settings.ts'

/** The engine without a list of array types that only its own query methods need: a tenth of a second at the start. */
class Engine extends PGlite {
  override async _initArrayTypes() {}
}

const orders = workerData as Orders
/** The last complaints of the engine, for the message when it dies. */
const lastWords: string[] = []
/** One thing at a time, in the order in which it came. */
let turn: Promise<void> = Promise.resolve()

const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer)
const words = (error: unknown) =>
  [error instanceof Error ? error.message : error, ...lastWords].filter(Boolean).join(': ')

function die(why: unknown): never {
  say({ kind: 'died', reason: words(why) })
  process.exit(1) // in a thread: ends this thread only
}

function inTurn(task: () => Promise<void>) {
  turn = turn.then(task).catch(die)
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const onStderr = (line: string) => {
    const [, complaint] = /(?:PANIC|FATAL|ERROR): +(.*)/.exec(line) ?? [] // never the statement: it holds what people wrote
    if (complaint && lastWords.push(complaint) > 2) lastWords.shift()
    return false
  }
  const engine = new Engine({ ...options, extensions: { pg_trgm, unaccent }, onStderr })
  await engine.waitReady
  return engine
}

/** The hook sits in a layer the engine does not publish; should an update move it, nothing may start. */
async function proveDurable(engine: PGlite, disk: DurableFs) {
  const { rows } = await engine.query<{ fsync: string }>('show fsync')
  const before = disk.synced
  await engine.exec('checkpoint')
  if (rows[0]?.fsync !== 'on' || disk.synced === before) {
    throw new Error('it does not write through to the disk')
  }
}

async function serve(engine: PGlite, disk: DurableFs | null) {
  const room = disk && orders.dir ? new DiskRoom(engine, orders.dir, () => disk.synced) : null
  const sessions = new Sessions(engine, inTurn, room)
  const snapshot = async () => {
    await engine.exec('checkpoint')
    const bytes = await (await engine.dumpDataDir('none')).arrayBuffer()
    say({ kind: 'snapshot', bytes }, [bytes])
  }
  // Nothing is being written between two messages, so the files are as after a power cut: opening them mends them.
  const copy = async (to: string) => {
    try {
      if (orders.dir == null) throw new Error('it lives in memory')
      fs.cpSync(orders.dir, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE })
      say({ kind: 'copied', failure: null })
    } catch (error) {
      fs.rmSync(to, { recursive: true, force: true })
      say({ kind: 'copied', failure: error instanceof Error ? error.message : String(error) })
    }
  }
  const close = async () => {
    await engine.close()
    say({ kind: 'closed' })
  }
  parentPort!.on('message', (message: ToWorker) => {
    if (message.kind === 'connect') sessions.connect(message.port)
    else if (message.kind === 'ping') say({ kind: 'pong' })
    else if (message.kind === 'copy') inTurn(() => copy(message.to))
    else inTurn(message.kind === 'snapshot' ? snapshot : close)
  })
  if (disk && orders.maintenance) {
    keepHouse(engine, { sessions, writes: () => disk.synced, inTurn }, orders.maintenance)
  }
}

/** A new cluster is made in a thread of its own: making one takes memory that is only given back with the thread. */
async function makeCluster(dir: string) {
  beginCluster(dir)
  const engine = await start({
    fs: new DurableFs(dir, die),
    startParams: onDisk,
    initDbStartParams: onDiskCluster,
  })
  await engine.close()
  await finishCluster(dir)
}

async function open() {
  if (orders.dir == null) {
    const loadDataDir = orders.snapshot && new Blob([orders.snapshot])
    return serve(
      await start({ startParams: inMemory, initDbStartParams: inMemoryCluster, loadDataDir }),
      null,
    )
  }
  if (orders.makeCluster) return makeCluster(orders.dir)
  const disk = new DurableFs(orders.dir, die)
  const engine = await start({ fs: disk, startParams: onDisk })
  await proveDurable(engine, disk)
  return serve(engine, disk)
}

open().then(() => say({ kind: 'ready' }), die)
