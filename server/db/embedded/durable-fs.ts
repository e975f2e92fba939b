// A file system for the embedded database in which fsync means fsync: what was acknowledged survives a power cut.
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync.ts'

/** The parts of the engine's file system layer that are used here; it publishes no types for them. */
type Node = { name: string; parent: Node }
type Stream = { nfd?: number; node: Node }
type NodeOps = {
  mknod(parent: Node, name: string, mode: number, dev: number): Node
  rename(node: Node, parent: Node, name: string): void
  unlink(parent: Node, name: string): void
  rmdir(parent: Node, name: string): void
}
type EngineModule = {
  NODEFS: {
    realPath(node: Node): string
    stream_ops: { fsync?: (stream: Stream) => number }
    node_ops: NodeOps
  }
  FS: { ErrnoError: new (errno: number) => Error }
}
type Init = NodeFS['init']

/** How the engine's C library numbers an input/output error. */
const EIO = 29

/** The stock file system has no fsync at all: the engine asks, nothing happens, it is told that all is well. */
export class DurableFs extends NodeFS {
  /** How many files were really synced: proof that the hook is in place. */
  synced = 0
  readonly #onAbort: (reason: string) => void
  /** Directories in which a name came, went or changed since the last sync. */
  readonly #changed = new Set<string>()

  constructor(dir: string, onAbort: (reason: string) => void) {
    super(dir)
    this.#onAbort = onAbort
  }

  override async init(...[engine, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, given)
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: unknown) => this.#hook(module as EngineModule),
    ]
    // A panic inside the engine ends here; left alone, it would go on with a broken state.
    emscriptenOpts.onAbort = (what: unknown) => this.#onAbort(String(what ?? ''))
    return { emscriptenOpts }
  }

  #hook({ NODEFS, FS }: EngineModule) {
    const names = NODEFS.node_ops
    const { mknod, rename, unlink, rmdir } = names
    const touched = (node: Node) => this.#changed.add(NODEFS.realPath(node))
    names.mknod = (parent, ...rest) => {
      touched(parent)
      return mknod(parent, ...rest)
    }
    names.rename = (node, parent, name) => {
      touched(node.parent)
      touched(parent)
      rename(node, parent, name)
    }
    names.unlink = (parent, name) => {
      touched(parent)
      unlink(parent, name)
    }
    names.rmdir = (parent, name) => {
      touched(parent)
      rmdir(parent, name)
    }
    NODEFS.stream_ops.fsync = (stream) => {
      try {
        this.#sync(stream, NODEFS.realPath)
      } catch (error) {
        // The engine must hear of it as an error of the disk: it then refuses to go on, as PostgreSQL does.
        console.error(`fsync failed: ${error instanceof Error ? error.message : error}`)
        throw new FS.ErrnoError(EIO)
      }
      return 0
    }
  }

  #sync(stream: Stream, realPath: (node: Node) => string) {
    for (const dir of this.#changed) syncPath(dir)
    this.#changed.clear()
    if (stream.nfd != null) fs.fsyncSync(stream.nfd)
    else syncPath(realPath(stream.node))
    this.synced++
  }
}
