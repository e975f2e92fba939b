// A small load balancer: asks /readyz, and sends requests to the ready instances in turn.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Proxy {
  url: string
  isReady: (instance: string) => boolean
  close: () => Promise<void>
}

const ASK_EVERY = 200

/** It never retries: a request that an instance fails is a failure for the visitor. */
export async function roundRobin(instances: string[]): Promise<Proxy> {
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  const ask = async (instance: string) => {
    const answer = await fetch(`${instance}/readyz`).catch(() => null)
    if (answer?.ok) ready.add(instance)
    // Slow readiness alone is no reason on a busy test machine: there may be no other instance.
    else if (!answer || /leaving/.test(await answer.text())) ready.delete(instance)
  }
  await Promise.all(instances.map(ask))
  const asking = setInterval(() => instances.forEach(ask), ASK_EVERY)

  const server = createServer((from, to) => {
    const able = instances.filter((instance) => ready.has(instance))
    const instance = able[turn++ % able.length]
    if (!instance) return to.writeHead(502).end('nobody is ready')
    pass(from, to, instance, agent)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (instance) => ready.has(instance),
    async close() {
      clearInterval(asking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(from: IncomingMessage, to: ServerResponse, instance: string, agent: Agent) {
  const { method, headers, url } = from
  const onward = request(`${instance}${url}`, { method, headers, agent }, (answer) => {
    const { connection: _, 'keep-alive': __, ...rest } = answer.headers
    to.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(to)
    answer.on('error', () => to.destroy())
  })
  onward.on('error', (error) => {
    if (to.headersSent) to.destroy()
    else to.writeHead(502).end(String(error))
  })
  from.pipe(onward)
}
