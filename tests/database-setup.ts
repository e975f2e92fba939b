// Runs once before all tests: starts their server and makes what freshDatabase() copies.
import { prepareServer } from './database.ts'
import { startPostgres } from './postgres.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  await prepareServer(server.url())
  return () => server.stop()
}
