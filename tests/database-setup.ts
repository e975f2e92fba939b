// Runs once before all tests: starts the PostgreSQL server and makes the template that freshDatabase() copies.
import { StartupError } from '#server/db/startup-error.ts'
import { prepareServer } from './database.ts'
import { startPostgres } from './postgres.ts'

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres()
  try {
    await prepareServer(server.url())
  } catch (error) {
    await server.stop()
    // Thrown, it would read "No test files found", and show the insert of the whole catalog.
    process.stderr.write(`\nThe tests have no database: ${reasonOf(error)}\n`)
    process.exit(1)
  }
  return () => server.stop()
}

/** undefined_column, undefined_table */
const NOT_MIGRATED = new Set<unknown>(['42703', '42P01'])

/** What the query layer wraps, without the statement. */
function reasonOf(error: unknown): string {
  if (error instanceof StartupError) return error.message
  let innermost = error as Error & { code?: string }
  while (innermost.cause instanceof Error) innermost = innermost.cause
  const { code, message, stack } = innermost
  if (!code) return stack ?? message
  const hint = '\nIs a migration missing? npx drizzle-kit generate --name what-it-does'
  return `${message} (${code})${NOT_MIGRATED.has(code) ? hint : ''}`
}
