// Runs once before all tests: makes what freshDatabase() copies. Named as globalSetup in the test configuration.
import { prepareServer } from './database.ts'
import { migratedSnapshot } from './engines.ts'
import { startPostgres } from './postgres.ts'

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    await migratedSnapshot()
    return undefined
  }
  const server = await startPostgres()
  await prepareServer(server.url())
  return () => server.stop()
}
