// A proxy in front of the site. A test can shut it (the server is down) and simulate a new build behind it.
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SwitchableProxy {
  url: string
  /** every request, as "GET /path" */
  requests: string[]
  shut: () => void
  open: () => void
  /** From now on the files of the build have other names, pages are marked with it, and the worker differs. */
  deploy: (build: string) => void
  close: () => Promise<void>
}

export async function startProxy(site: string): Promise<SwitchableProxy> {
  const requests: string[] = []
  let isShut = false
  let build = ''
  const server: Server = createServer((req, res) => {
    if (isShut) return void req.socket.destroy()
    const path = req.url ?? '/'
    requests.push(`${req.method} ${path}`)
    const original = originalOf(path, build)
    if (original === null) return void res.writeHead(404).end()
    const onward = request(
      `${site}${original}`,
      { method: req.method, headers: onwardHeaders(req.headers, site) },
      (answer) => {
        const rewritten = build && /html|javascript|css/.test(answer.headers['content-type'] ?? '')
        if (!rewritten) {
          res.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(res)
          return
        }
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const { 'content-length': _, etag: __, ...headers } = answer.headers
          const text = changed(Buffer.concat(parts).toString(), path, build)
          res.writeHead(answer.statusCode ?? 500, headers).end(text)
        })
      },
    )
    onward.on('error', () => res.destroy())
    res.on('close', () => onward.destroy())
    req.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    shut() {
      isShut = true
      server.closeAllConnections()
    },
    open() {
      isShut = false
    },
    deploy(name) {
      build = name
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** After a deploy the file names of the previous build are 404. */
function originalOf(path: string, build: string): string | null {
  if (!build || !path.startsWith('/assets/')) return path
  return path.includes(`.${build}.`) ? path.replace(`.${build}.`, '.') : null
}

function changed(text: string, path: string, build: string): string {
  const renamed = text.replaceAll(/((?:\/?assets|\.)\/[\w.~-]+)\.(js|css)(?=["'`)])/g, `$1.${build}.$2`)
  if (path === '/sw.js') return renamed.replaceAll(/\b[0-9a-f]{16}\b/g, build)
  return renamed.replace('<html', `<html data-build="${build}"`)
}

/** Responses that the proxy rewrites must arrive complete and uncompressed. */
function onwardHeaders(
  { 'if-none-match': _, 'if-modified-since': __, ...headers }: IncomingHttpHeaders,
  site: string,
) {
  return { ...headers, host: new URL(site).host, 'accept-encoding': 'identity' }
}
