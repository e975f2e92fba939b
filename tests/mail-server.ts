// A real mail server for tests: it can be down, refuse mails, and records every mail that arrives.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** later: a 451, to be retried. never: a 550, final. */
export type Reply = 'accept' | 'later' | 'never'

const REFUSALS = {
  later: { message: 'try later', responseCode: 451 },
  never: { message: 'no such mailbox', responseCode: 550 },
}

export class MailServer {
  /** the whole text of every mail, in the order of arrival */
  readonly arrived: string[] = []
  attempts = 0
  /** decides about each attempt, counted from 1 */
  reply: (attempt: number) => Reply = () => 'accept'
  #port: number
  #server: SMTPServer | undefined

  /** @param port a free one by default */
  constructor(port = 0) {
    this.#port = port
  }

  get url() {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Starts listening; after stop() on the same port again. */
  async start(): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_address, _session, done) => {
        const how = this.reply(++this.attempts)
        if (how === 'accept') return done()
        const { message, responseCode } = REFUSALS[how]
        done(Object.assign(new Error(message), { responseCode }))
      },
      onData: (stream, _session, done) => {
        let text = ''
        stream.on('data', (chunk) => {
          text += chunk
        })
        stream.on('end', () => {
          this.arrived.push(text)
          done()
        })
      },
    })
    server.on('error', () => {})
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
    return this
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await new Promise<void>((done) => server.close(done))
  }
}
