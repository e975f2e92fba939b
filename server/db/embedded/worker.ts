// The thread in which the embedded PostgreSQL lives: bytes of its protocol come in, bytes go out.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Refusal } from '../refusal.ts'
import { beginCluster, checkDirectory, finishCluster, isNew } from './directory.ts'
import { DurableFs } from './durable-fs.ts'
import type { FromWorker, Orders, ToWorker } from './engine.ts'
import { keepHouse } from './maintenance.ts'
import { inMemory, MAJOR, onDisk } from './settings.ts'
import { asksForAnswer, SYNC, WireReader } from './wire.ts'

type Session = { port: MessagePort; reader: WireReader }

const orders = workerData as Orders
const extensions = { pg_trgm, unaccent }
/** The last lines the engine said, for the message when it dies. */
const lastWords: string[] = []

const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer)

function die(reason: string): never {
  say({ kind: 'died', reason: [reason, ...lastWords].filter(Boolean).join(' | ') })
  process.exit(1) // of a worker: ends this thread only
}

let disk: DurableFs | undefined
let engine: PGlite
let session: Session | null = null
/** A batch has begun and its Sync has not come. */
let inBatch = false
let heardAt = Date.now()
/** One thing at a time, in the order in which it came. */
let turn: Promise<void> = Promise.resolve()

function inTurn(task: () => Promise<void>) {
  turn = turn
    .then(task)
    .catch((error: unknown) => die(error instanceof Error ? error.message : String(error)))
}

async function open(): Promise<PGlite> {
  const onStderr = (line: string) => {
    if (lastWords.push(line) > 3) lastWords.shift()
    return false
  }
  if (orders.dir == null) {
    const loadDataDir = orders.snapshot && new Blob([orders.snapshot])
    return PGlite.create({ extensions, startParams: inMemory, loadDataDir, onStderr })
  }
  const { dir } = orders
  checkDirectory(dir, MAJOR)
  const fresh = isNew(dir)
  if (fresh) beginCluster(dir)
  disk = new DurableFs(dir, die)
  const opened = await PGlite.create({ fs: disk, extensions, startParams: onDisk, onStderr })
  if (fresh) finishCluster(dir)
  await proveDurable(opened, disk)
  return opened
}

/** The hook sits in a layer the engine does not publish; should an update move it, nothing may start. */
async function proveDurable(opened: PGlite, fs: DurableFs) {
  const { rows } = await opened.query<{ fsync: string }>('show fsync')
  const before = fs.synced
  await opened.exec('checkpoint')
  if (rows[0]?.fsync !== 'on' || fs.synced === before) {
    throw new Error('The embedded database does not write through to the disk')
  }
}

async function serve(from: Session, bytes: Uint8Array) {
  heardAt = Date.now()
  const answer: Uint8Array[] = []
  for (const message of from.reader.read(bytes)) {
    if (message.type === '') await begin(from)
    if (from !== session) return
    if (message.type === 'X') return await end(from)
    await run(message.bytes, (part) => answer.push(part))
    inBatch = message.type !== '' && message.type !== 'S' && message.type !== 'Q'
    if (asksForAnswer(message.type)) send(from, answer)
  }
  send(from, answer)
}

const run = (message: Uint8Array, hear: (part: Uint8Array) => void) =>
  engine.execProtocolRawStream(message, { syncToFs: false, onRawData: (part) => hear(part.slice()) })

function send(to: Session, answer: Uint8Array[]) {
  if (answer.length === 0) return
  const bytes = new Uint8Array(Buffer.concat(answer))
  answer.length = 0
  to.port.postMessage(bytes, [bytes.buffer])
}

async function begin(next: Session) {
  if (session) await end(session)
  session = next
}

/** The engine has one session for its whole life: what a connection leaves behind must not meet the next one. */
async function end(gone: Session) {
  if (gone !== session) return
  session = null
  if (inBatch) await run(SYNC, () => {})
  inBatch = false
  if (engine.isInTransaction()) await engine.exec('rollback')
  await engine.exec('discard all')
}

function connect(port: MessagePort) {
  const opened: Session = { port, reader: new WireReader() }
  port.on('message', (bytes: Uint8Array) => inTurn(() => serve(opened, bytes)))
  port.on('close', () => inTurn(() => end(opened)))
}

async function snapshot() {
  await engine.exec('checkpoint')
  const bytes = await (await engine.dumpDataDir('none')).arrayBuffer()
  say({ kind: 'snapshot', bytes }, [bytes])
}

async function close() {
  await engine.close()
  say({ kind: 'closed' })
}

parentPort!.on('message', (message: ToWorker) => {
  if (message.kind === 'connect') connect(message.port)
  else if (message.kind === 'snapshot') inTurn(snapshot)
  else inTurn(close)
})

try {
  engine = await open()
  if (orders.maintenance) {
    const traffic = {
      isIdle: () => !inBatch && !engine.isInTransaction(),
      quietFor: () => Date.now() - heardAt,
      writes: () => disk?.synced ?? 0,
      inTurn,
    }
    keepHouse(engine, traffic, orders.maintenance)
  }
  say({ kind: 'ready' })
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  const plain = error instanceof Refusal
  say({ kind: 'refused', plain, reason: plain ? why : [why, ...lastWords].join(' | ') })
}
