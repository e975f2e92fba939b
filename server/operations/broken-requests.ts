// Responses to broken requests (too slow, too long, not HTTP): one line, then the connection is closed.
import type { Socket } from 'node:net'

const WHY: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
}

/** Fastify's clientErrorHandler: there is no request yet, so no hook and no header of ours has run. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = WHY[error.code ?? ''] ?? ['400 Bad Request', 'Invalid request']
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // a sender that goes on and never listens is not waited for
  setTimeout(() => socket.destroy(), 1_000).unref()
}
