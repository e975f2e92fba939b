// Connection strings that name several hosts: which address takes writes, without a proxy in between.

/** Several connection strings, separated by spaces or commas, and several hosts in each: one address for every host. */
export function addressesOf(text: string): string[] {
  return text
    .trim()
    .split(/[\s,]+(?=postgres(?:ql)?:\/\/)/)
    .flatMap((url) => {
      const [, scheme = '', hosts = '', rest = ''] =
        /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
      const other = rest.replace(/(?<=[?&])target_session_attrs=[^&]*&?/, '')
      return scheme ? hosts.split(',').map((host) => `${scheme}${host}${other}`) : [url]
    })
}

/** What target_session_attrs= says in a connection string. */
export const sessionAttributes = (url: string) => /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1]

/** Host and port of an address: what may be shown of it. */
export function hostOf(address: string): string {
  try {
    const { hostname, port } = new URL(address)
    return `${hostname || 'localhost'}:${port || 5432}`
  } catch {
    return 'the given address'
  }
}

/** The servers of one database, of which one at a time takes writes: the one that last did, until connecting to it fails. */
export class Hosts {
  readonly addresses: readonly string[]
  /** Only a server that takes writes will do: with several hosts, or where the connection string says so. */
  readonly mustTakeWrites: boolean
  #at = 0

  constructor(url: string) {
    this.addresses = addressesOf(url)
    this.mustTakeWrites = this.addresses.length > 1 || sessionAttributes(url) !== undefined
  }

  get current(): string {
    return this.addresses[this.#at]!
  }

  /** The next one is tried, unless another connection has already moved on. */
  failed(address: string) {
    if (address === this.current) this.#at = (this.#at + 1) % this.addresses.length
  }

  /** Connects to one after the other, beginning with the last that worked. @throws the error of the last one */
  async connect<T>(connectTo: (address: string) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const address = this.current
      try {
        return await connectTo(address)
      } catch (error) {
        this.failed(address)
        if (tries >= this.addresses.length) throw error
      }
    }
  }
}
