// A connection beside the pool.
import pg from 'pg'

export async function connectAlone(url: string, config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionString: url })
  client.on('error', () => {}) // the pending query fails as well, and 'end' follows
  try {
    await client.connect()
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}
