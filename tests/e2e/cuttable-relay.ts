// A TCP relay to the site that can cut a connection in the middle of a request.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttableRelay {
  url: string
  /** from now on requests that begin like this stall after a few bytes */
  hold: (start: string) => void
  /** cuts every stalled connection */
  cut: () => void
  /** lets everything through again */
  mend: () => void
  close: () => Promise<void>
}

export async function startRelay(site: string): Promise<CuttableRelay> {
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
        // stop reading: the sender fills its buffers and waits
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
