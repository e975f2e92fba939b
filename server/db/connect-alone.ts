// A connection beside the pool: to the server that takes writes, where there are several.
import pg from 'pg'
import { type Hosts, hostOf } from './hosts.ts'
import { DatabaseUnavailable } from './query-errors.ts'
import { READ_ONLY, takesWrites } from './session-settings.ts'

export function connectAlone(hosts: Hosts, config: pg.ClientConfig): Promise<pg.Client> {
  return hosts.connect(async (address) => {
    const client = new pg.Client({ ...config, connectionString: address })
    client.on('error', () => {}) // the pending query fails as well, and 'end' follows
    try {
      await client.connect()
      if (hosts.mustTakeWrites && !takesWrites(await client.query(READ_ONLY))) throw takesNoWrites(address)
      return client
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  })
}

export const takesNoWrites = (address: string) =>
  new DatabaseUnavailable(`${hostOf(address)} takes no writes`)
