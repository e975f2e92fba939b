// A disk that remembers what it was told, so that a power cut can be played: what was synced is there afterwards,
// of everything else each single write survives or not by chance. Names and sizes of files count as kept.
import fs from 'node:fs'
import path from 'node:path'

type Write = { at: number; bytes: Buffer } | { cutTo: number }
/** What is surely on the disk (the first `size` bytes of `kept`), and what was written since. */
type Recorded = { kept: Buffer; size: number; loose: Write[] }

type Node = { name: string; parent: Node }
type Stream = { nfd?: number; node: Node; flags: number }
type Attributes = { size?: number }
/** The engine's file system layer, as far as it is listened to here. */
export type Layer = {
  realPath(node: Node): string
  stream_ops: {
    open(stream: Stream): void
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
    setattr?(stream: Stream, attributes: Attributes): void
    fsync?(stream: Stream): number
  }
  node_ops: {
    setattr(node: Node, attributes: Attributes): void
    mknod(parent: Node, name: string, mode: number, dev: number): Node
    rename(node: Node, parent: Node, name: string): void
    unlink(parent: Node, name: string): void
  }
}

/** The flag of an opening that empties the file, as the engine's C library numbers it. */
const O_TRUNC = 512

export class Recorder {
  readonly #root: string
  /** By path below the root; null: removed. */
  readonly #files = new Map<string, Recorded | null>()
  #loose = 0
  #lost = 0

  constructor(root: string) {
    this.#root = root
  }

  /** Listens to everything that the layer does from now on. */
  listen({ realPath, stream_ops: streams, node_ops: nodes }: Layer) {
    const { open, write, fsync } = streams
    const { mknod, rename, unlink } = nodes
    const of = (node: Node) => this.#file(realPath(node))
    streams.open = (stream) => {
      if (stream.flags & O_TRUNC) of(stream.node).loose.push({ cutTo: 0 })
      open(stream)
    }
    streams.write = (stream, buffer, offset, length, position) => {
      const file = of(stream.node)
      const written = write(stream, buffer, offset, length, position)
      file.loose.push({ at: position, bytes: Buffer.from(buffer.subarray(offset, offset + written)) })
      return written
    }
    if (fsync) {
      streams.fsync = (stream) => {
        const done = fsync(stream)
        if (fs.statSync(realPath(stream.node)).isFile()) settle(of(stream.node))
        return done
      }
    }
    const setSize = nodes.setattr
    nodes.setattr = (node, attributes) => {
      const file = attributes.size == null ? null : of(node)
      setSize(node, attributes)
      if (file) file.loose.push({ cutTo: attributes.size! })
    }
    const setStreamSize = streams.setattr
    if (setStreamSize) {
      streams.setattr = (stream, attributes) => {
        const file = attributes.size == null ? null : of(stream.node)
        setStreamSize(stream, attributes)
        if (file) file.loose.push({ cutTo: attributes.size! })
      }
    }
    nodes.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev)
      if (fs.statSync(realPath(node)).isFile()) {
        this.#files.set(this.#name(realPath(node)), { kept: Buffer.alloc(0), size: 0, loose: [] })
      }
      return node
    }
    nodes.rename = (node, parent, name) => {
      const [from, to] = [realPath(node), path.join(realPath(parent), name)]
      const file = this.#file(from)
      rename(node, parent, name)
      this.#files.set(this.#name(from), null)
      this.#files.set(this.#name(to), file)
    }
    nodes.unlink = (parent, name) => {
      this.#files.set(this.#name(path.join(realPath(parent), name)), null)
      unlink(parent, name)
    }
  }

  /** Cuts the power: turns a copy of the directory as it was in the beginning into what is left of it. */
  leaveBehind(copy: string, chance: number): { loose: number; lost: number } {
    for (const [name, file] of this.#files) {
      const place = path.join(copy, name)
      if (!file) {
        fs.rmSync(place, { force: true, recursive: true })
        continue
      }
      file.loose = file.loose.filter(() => this.#survives(chance))
      settle(file)
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.writeFileSync(place, file.kept.subarray(0, file.size))
    }
    return { loose: this.#loose, lost: this.#lost }
  }

  #survives(chance: number): boolean {
    this.#loose++
    const survives = Math.random() < chance
    if (!survives) this.#lost++
    return survives
  }

  #name(place: string) {
    return path.relative(this.#root, place)
  }

  /** What is known of a file; at its first touch, what it holds. */
  #file(place: string): Recorded {
    const name = this.#name(place)
    const known = this.#files.get(name)
    if (known) return known
    const kept = fs.existsSync(place) ? fs.readFileSync(place) : Buffer.alloc(0)
    const file: Recorded = { kept, size: kept.length, loose: [] }
    this.#files.set(name, file)
    return file
  }
}

/** Everything written since the last time is on the disk now. */
function settle(file: Recorded) {
  for (const one of file.loose) {
    if ('cutTo' in one) {
      file.kept.fill(0, Math.min(one.cutTo, file.size), file.size) // should it grow again, zeros are there
      setSize(file, one.cutTo)
    } else {
      setSize(file, Math.max(file.size, one.at + one.bytes.length))
      one.bytes.copy(file.kept, one.at)
    }
  }
  file.loose = []
}

/** In steps, so that a file that grows page by page is not copied page by page. */
function setSize(file: Recorded, size: number) {
  if (size > file.kept.length) {
    const roomier = Buffer.alloc(Math.max(size, Math.min(2 * file.kept.length, file.kept.length + 4_000_000)))
    file.kept.copy(roomier)
    file.kept = roomier
  }
  file.size = size
}
