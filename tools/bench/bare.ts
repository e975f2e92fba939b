// The baseline: a bare node:http server that sends responses captured from the site.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CapturedAnswer {
  path: string
  /** name, value, name, value, as they came */
  headers: string[]
  /** base64 */
  body: string
}

/** Run with fork(): receives the responses in one message, then sends its port. */
process.once('message', (answers: CapturedAnswer[]) => {
  const known = new Map(
    answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? '')
    if (!answer) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, answer.headers)
    response.end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
