// Keeps file descriptors in reserve: when too many connections are open, those that wait for their client are closed.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { addressKey } from '#server/limits/address.ts'

/** Descriptors for the process itself: its files, pipes, the listener, S3 and mail. */
const RESERVE = 100
const FEWEST = 16
const LOG_EVERY = 10_000

/** How many descriptors this process may have open; Node has raised the soft limit to the hard one. */
function openFilesLimit(): number {
  // Its types do not know this: otherwise the report looks up the names of all connections, which takes seconds.
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean }
  report.excludeNetwork = true
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | string } } }
  const limit = Number(userLimits?.open_files?.soft)
  return Number.isNaN(limit) ? Number.POSITIVE_INFINITY : limit
}

/** Open connections of one instance, however many descriptors there are: each takes memory. */
const MOST = 10_000

/** Every connection may need a second descriptor, for the file that is sent over it. */
export function mostConnections(
  { DATABASE_POOL }: Pick<Env, 'DATABASE_POOL'>,
  openFiles = openFilesLimit(),
): number {
  const affordable = Math.floor((openFiles - RESERVE - DATABASE_POOL) / 2)
  return Math.min(MOST, Math.max(FEWEST, affordable))
}

interface Connection {
  socket: Socket
  client: string
  /** when it was opened, or when its last request began */
  since: number
  request?: IncomingMessage
  response?: ServerResponse
}

/**
 * Makes room for a new connection by closing one that waits for its client: idle, or with a request or response in
 * transit. It closes one of the client with most of these, so that nobody can take the places of others. Behind a
 * proxy all have one address: then it closes the one that has been idle longest.
 */
export function limitConnections(app: FastifyInstance, most: number) {
  const open = new Map<Socket, Connection>()
  let closed = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  const log = () => {
    closed++
    const now = performance.now()
    if (now - loggedAt < LOG_EVERY) return
    loggedAt = now
    app.log.warn(
      { open: open.size, most, closed },
      'too many connections: closing those that wait for their client',
    )
    closed = 0
  }

  const { server } = app as { server: Server }
  server.on('connection', (socket: Socket) => {
    const client = addressKey(socket.remoteAddress)
    open.set(socket, { socket, client, since: performance.now() })
    socket.once('close', () => open.delete(socket))
    if (open.size <= most) return
    const { socket: last } = mostWaiting(open.values()) ?? { socket }
    open.delete(last)
    last.destroy()
    log()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket)
    if (!connection) return
    connection.request = request
    connection.response = response
    connection.since = performance.now()
  })
}

/** Of the client with most connections that wait for it: an idle one before others, the oldest first. */
function mostWaiting(connections: Iterable<Connection>): Connection | undefined {
  const waiting = Map.groupBy([...connections].filter(waitsForClient), ({ client }) => client)
  let most: Connection[] = []
  for (const ofClient of waiting.values()) if (ofClient.length > most.length) most = ofClient
  const idle = most.filter(isIdle)
  return (idle.length > 0 ? idle : most).reduce<Connection | undefined>(
    (oldest, one) => (oldest && oldest.since <= one.since ? oldest : one),
    undefined,
  )
}

const isIdle = ({ response }: Connection) => !response || response.writableFinished || response.destroyed

/** Not while an answer is being made: then the connection waits for us. */
function waitsForClient(connection: Connection): boolean {
  const { request, response } = connection
  if (isIdle(connection)) return true
  return !request!.complete || response!.writableEnded || response!.writableNeedDrain
}
