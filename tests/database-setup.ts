// Runs once before all tests: starts the PostgreSQL server and makes the template that freshDatabase() copies.
import { prepareServer } from './database.ts'
import { startPostgres } from './postgres.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  await prepareServer(server.url())
  return () => server.stop()
}
