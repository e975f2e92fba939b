// A line to the site that can be cut in the middle of a request: a plain TCP relay.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FrayedLine {
  url: string
  /** from now on requests that begin so stall after a few bytes, and go no further */
  hold: (start: string) => void
  /** ends every connection that stalls */
  cut: () => void
  /** lets everything through again */
  mend: () => void
  close: () => Promise<void>
}

export async function frayedLine(site: string): Promise<FrayedLine> {
  const { hostname, port } = new URL(site)
  const held = new Set<Socket>()
  const sockets = new Set<Socket>()
  let start: string | null = null

  const relay = createServer((visitor) => {
    const server = connect(Number(port), hostname)
    for (const socket of [visitor, server]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    server.pipe(visitor)
    visitor.on('close', () => server.destroy())
    visitor.on('data', (bytes) => {
      if (start && bytes.toString('latin1').includes(start)) {
        held.add(visitor)
        // nothing more is read: the sender fills its own buffers and waits
        visitor.pause()
      }
      server.write(bytes)
    })
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')

  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    hold(begins) {
      start = begins
    },
    cut() {
      for (const socket of held) socket.resetAndDestroy()
      held.clear()
    },
    mend() {
      start = null
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      relay.close()
      await once(relay, 'close')
    },
  }
}
